import { Plug, Receipt } from 'lucide-react'
import { useMemo } from 'react'
import { watchPayees } from '#client/data/nouns/payees.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { AsOf } from '#client/parts/as-of.tsx'
import type { FilterWords } from '#client/parts/list/filter-choices.ts'
import { ListPage } from '#client/parts/list/list-page.tsx'
import { rowState } from '#client/parts/list/row-state.ts'
import { useKnown } from '#client/parts/list/use-known.ts'
import { useList } from '#client/parts/list/use-list.ts'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { useGo } from '#client/parts/screen/use-go.ts'
import { useCompanyNames } from '#client/parts/use-company-names.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Tile } from '#client/ui/figures/tile.tsx'
import { type ColumnContext, PayeeCard, payeeColumns } from './payee-columns.tsx'
import { costText, type ListedPayee, listedPayees, monthText, monthTotals, payeeList } from './payee-list.ts'
import { PayeePanel } from './payee-panel.tsx'
import type { PayeesAddress } from './payees-address.ts'

/** Of so many months it is said what was paid. */
const MONTHS = 3

/** What companies have paid, as their accounting tool says, to set it beside what they subscribe to (INT-19). */
export function PayeesPage({ address, onAddress }: ScreenProps<PayeesAddress>) {
  const { company } = address
  const t = useTexts('payees')
  const words = useTexts('words')
  const locale = useLocale()
  const { rows, isUnread, readAt } = useKnown(useListedPayees(company))
  const isOfOne = company !== undefined
  const context = useMemo<ColumnContext>(() => ({ t, words, locale, isOfOne }), [t, words, locale, isOfOne])
  const columns = useMemo(() => payeeColumns(context), [context])
  const list = useList({ definition: payeeList, source: { rows, isUnread }, columns, address, onAddress })
  return (
    <ListPage
      list={list}
      section="payees"
      purpose={t('purpose')}
      asOf={<AsOf at={readAt} never={words('notLoaded')} sentence={(time) => words('asOf', { time })} />}
      toolbar={<ToIntegrations company={company} />}
      figures={<MonthTiles rows={isUnread ? undefined : rows} />}
      search={t('search')}
      filters={useFilters(rows)}
      empty={{
        icon: <Receipt aria-hidden />,
        none: [t('empty.none'), t('empty.noneReason')],
        action: <ToIntegrations company={company} />,
        unread: [t('empty.unread'), t('empty.unreadReason')],
        filtered: [t('empty.filtered'), t('empty.filteredReason')],
        clear: words('clearSearchAndFilters'),
      }}
      renderCard={(payee, open) => <PayeeCard {...context} payee={payee} open={open} />}
      rowState={rowState}
      renderPanel={(payee, close) => <PayeePanel {...context} payee={payee} onClose={close} />}
      gone={{ title: t('panel.gone'), reason: t('panel.goneReason'), close: words('close') }}
    />
  )
}

/** What a company has paid, or all have; undefined while it is read. */
function useListedPayees(company: string | undefined) {
  const views = useWatched(watchPayees)
  const { companyOf } = useCompanyNames()
  return useMemo(
    () =>
      views &&
      listedPayees(
        views.filter(({ row }) => company === undefined || row.customer_id === company),
        companyOf,
      ),
    [views, company, companyOf],
  )
}

function useFilters(rows: readonly ListedPayee[] | undefined): FilterWords<PayeesAddress> {
  const t = useTexts('payees')
  const words = useTexts('words')
  const locale = useLocale()
  const months = [...new Set(rows?.map(({ month }) => month))].toSorted().toReversed()
  const accounts = [...new Set(rows?.map(({ row }) => row.account).filter(Boolean))].toSorted()
  return {
    add: words('filter'),
    remove: (text) => words('removeFilter', { text }),
    choices: [
      {
        part: 'month',
        label: t('month'),
        options: months.map((value) => ({ value, label: monthText(value, locale) })),
      },
      {
        part: 'account',
        label: t('columns.account'),
        options: accounts.map((value) => ({ value, label: value })),
      },
    ],
  }
}

/** What was paid in each of the last months. */
function MonthTiles({ rows }: { rows: readonly ListedPayee[] | undefined }) {
  const locale = useLocale()
  return monthTotals(rows ?? [])
    .slice(0, MONTHS)
    .map(([month, totals]) => (
      <Tile
        key={month}
        label={monthText(month, locale)}
        figure={[...totals].map(([currency, cost]) => costText(cost, currency, locale)).join(' + ')}
      />
    ))
}

/** Leads to where the accounting tool is connected. */
function ToIntegrations({ company }: { company: string | undefined }) {
  const go = useGo()
  const t = useTexts('payees')
  return (
    <Button
      icon={<Plug aria-hidden />}
      onClick={() =>
        company === undefined
          ? go({ to: '/integrations' })
          : go({
              to: '/integrations/$companySelectorId',
              params: { companySelectorId: company },
              search: { applicationNameQ: 'Quickbooks' },
            })
      }
    >
      {t('toIntegrations')}
    </Button>
  )
}
