import { UserCheck } from 'lucide-react'
import { useMemo, useState } from 'react'
import { watchCustomers } from '#client/data/nouns/customers.ts'
import { watchIgnored } from '#client/data/nouns/people/ignored.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { AsOf } from '#client/parts/as-of.tsx'
import { ListPage } from '#client/parts/list/list-page.tsx'
import { rowState } from '#client/parts/list/row-state.ts'
import { useKnown } from '#client/parts/list/use-known.ts'
import { useList } from '#client/parts/list/use-list.ts'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { useCompanyNames } from '#client/parts/use-company-names.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { CardOpener } from '#client/ui/data-table/card-opener.tsx'
import { CardFacts, CardLine } from '#client/ui/data-table/cells.tsx'
import { emptySelection, isSelected, type Selection } from '#client/ui/data-table/selection.ts'
import { Quiet } from '#client/ui/words.tsx'
import { employeeLimits } from '#shared/domain/employees/employee-fields.ts'
import { refOf } from '../employee-selection.ts'
import { useBulkIgnore } from '../use-bulk-ignore.ts'
import { useLocks } from '../use-locks.ts'
import { IGNORED_BY, type IgnoredAddress } from './ignored-address.ts'
import { ignoredColumns, whyWords } from './ignored-columns.tsx'
import { type IgnoredRow, ignoredList } from './ignored-list.ts'
import { IgnoredPanel } from './ignored-panel.tsx'

/** Who is ignored, by whom and why, and the way back (EMP-09). */
export function IgnoredPage({ address, onAddress }: ScreenProps<IgnoredAddress>) {
  const { company } = address
  const t = useTexts('ignored')
  const words = useTexts('words')
  const { all, unseen } = useIgnoredRows(company)
  const { rows, isUnread, readAt } = useKnown(all)
  const isOfOne = company !== undefined
  const columns = useMemo(() => ignoredColumns(t, words, isOfOne), [t, words, isOfOne])
  const list = useList({ definition: ignoredList, source: { rows, isUnread }, columns, address, onAddress })
  const { bulk, unignore, lockedReason } = useUnignoring(company, list.found)
  return (
    <ListPage
      list={list}
      section="ignored"
      purpose={t('purpose')}
      asOf={<AsOf at={readAt} never={words('notLoaded')} sentence={(time) => words('asOf', { time })} />}
      above={unseen > 0 ? <Callout tone="info">{t('more', { count: unseen })}</Callout> : undefined}
      search={t('search')}
      filters={{
        add: words('filter'),
        remove: (text) => words('removeFilter', { text }),
        choices: [
          {
            part: 'by',
            label: t('columns.why'),
            options: IGNORED_BY.map((value) => ({ value, label: t(`by.${value}`) })),
          },
        ],
      }}
      empty={{
        icon: <UserCheck aria-hidden />,
        none: [t('empty.none'), t('empty.noneReason')],
        unread: [t('empty.unread'), t('empty.unreadReason')],
        filtered: [t('empty.filtered'), t('empty.filteredReason')],
        clear: words('clearSearchAndFilters'),
      }}
      renderCard={(row, open) => <IgnoredCard row={row} isOfOne={isOfOne} open={open} />}
      rowState={rowState}
      bulk={bulk}
      renderPanel={(row, close) => (
        <IgnoredPanel
          row={row}
          lockedReason={lockedReason}
          onUnignore={async () => {
            if (await unignore([row])) close()
          }}
          onClose={close}
        />
      )}
      gone={{ title: t('panel.gone'), reason: t('panel.goneReason'), close: words('close') }}
    />
  )
}

/** Who is ignored, and how many more there are than are listed. */
function useIgnoredRows(company: string | undefined) {
  const { companyOf } = useCompanyNames()
  const found = useWatched(watchIgnored, company)
  const all = useMemo(
    () =>
      found?.rows
        // For a moment those of another company are still there.
        .filter(({ row }) => company === undefined || row.customer_id === company)
        .map((view): IgnoredRow => ({ ...view, company: companyOf(view.row.customer_id) })),
    [found, company, companyOf],
  )
  return { all, unseen: found ? found.total - found.rows.length : 0 }
}

/** The way back, for one and for several. */
function useUnignoring(company: string | undefined, found: readonly IgnoredRow[]) {
  const t = useTexts('ignored')
  const companies = useWatched(watchCustomers)
  const { nameById } = useCompanyNames()
  const { canManage, change: lockedReason } = useLocks(company, companies)
  const [selection, setSelection] = useState<Selection>(emptySelection)
  const bulkIgnore = useBulkIgnore(nameById, undefined)
  const unignore = (chosen: readonly IgnoredRow[]) =>
    bulkIgnore(
      chosen.map(({ row }) => refOf(row)),
      false,
    )
  const unignoreSelected = async () => {
    const isKept = await unignore(found.filter((row) => isSelected(selection, ignoredList.rowKey(row))))
    if (isKept) setSelection(emptySelection)
  }
  const bulk = {
    selection: canManage ? selection : undefined,
    onSelect: setSelection,
    maximum: employeeLimits.ignoreAtOnce,
    bulkActions: (
      <Button
        icon={<UserCheck aria-hidden />}
        disabledReason={lockedReason}
        onClick={() => void unignoreSelected()}
      >
        {t('unignore')}
      </Button>
    ),
  }
  return { bulk, unignore, lockedReason }
}

function IgnoredCard({ row: each, isOfOne, open }: { row: IgnoredRow; isOfOne: boolean; open: () => void }) {
  const t = useTexts('ignored')
  const { row, company } = each
  return (
    <>
      <CardOpener onClick={open}>{row.display_name || row.email}</CardOpener>
      <CardLine>{[isOfOne ? '' : company, row.department].filter(Boolean).join(' · ')}</CardLine>
      <CardFacts>
        <Quiet>{whyWords(each, t)}</Quiet>
      </CardFacts>
    </>
  )
}
