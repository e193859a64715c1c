import { BellOff, Plus } from 'lucide-react'
import { lazy, Suspense, useMemo } from 'react'
import { fullName } from '#shared/domain/users/user.ts'
import { watchSnoozeRules } from '#client/data/nouns/alert-rules.ts'
import { watchUsers } from '#client/data/nouns/users.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { List } from '#client/parts/list/list.tsx'
import { rowState } from '#client/parts/list/row-state.ts'
import { useList } from '#client/parts/list/use-list.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { NEW_RULE } from './notify-address.ts'
import type { RulesTabProps } from './rules-tab.tsx'
import { SnoozeCard, snoozeColumns } from './snooze-columns.tsx'
import { snoozeList, snoozeRows } from './snooze-rows.ts'
import { useCompanyText } from './use-company-text.ts'
import { useMatterText } from './use-matter-text.ts'
import { useNotifyObstacle } from './use-notify-words.ts'
import { useTypesText } from './use-types-text.ts'

const SnoozeDialog = lazy(() =>
  import('./snooze-dialog.tsx').then((part) => ({ default: part.SnoozeDialog })),
)

/** What notifies nobody for a time (ALERT-11). */
export function SnoozedTab({ customerId, address, onAddress, tabs }: RulesTabProps) {
  const t = useTexts('alertNotify')
  const words = useTexts('words')
  const locale = useLocale()
  const obstacle = useNotifyObstacle(customerId)
  const { clock } = useDevice()
  const views = useWatched(watchSnoozeRules)
  const users = useWatched(watchUsers)
  const companyOf = useCompanyText()
  const typesOf = useTypesText()
  const aboutOf = useMatterText()
  const columns = useMemo(() => snoozeColumns({ t, locale }), [t, locale])
  const names = new Map(users?.map((user) => [user.id, fullName(user) || user.email]))
  const rows =
    views &&
    snoozeRows(views, customerId, {
      companyOf,
      typesOf,
      aboutOf,
      nameOf: (userId) => (userId === null ? '–' : (names.get(userId) ?? '–')),
      now: clock.now(),
    })
  const list = useList({ definition: snoozeList, source: { rows }, columns, address, onAddress })
  const open = (id: string | undefined) => onAddress({ open: id })
  const opened = rows?.find(({ id }) => id === address.open)
  return (
    <>
      <List
        list={list}
        section="alertNotify"
        search={t('snoozed.search')}
        start={
          <>
            {tabs}
            <Button
              variant="primary"
              icon={<Plus aria-hidden />}
              disabledReason={obstacle}
              onClick={() => open(NEW_RULE)}
            >
              {t('snoozed.add')}
            </Button>
          </>
        }
        empty={{
          icon: <BellOff aria-hidden />,
          none: [t('snoozed.none'), t('snoozed.noneReason')],
          filtered: [t('snoozed.filtered'), t('snoozed.filteredReason')],
          clear: words('clearSearch'),
        }}
        renderCard={(row, openRow) => <SnoozeCard row={row} t={t} locale={locale} open={openRow} />}
        rowState={rowState}
        onOpen={({ id }) => open(id)}
      />
      <Suspense>
        {address.open === NEW_RULE ? (
          <SnoozeDialog customerId={customerId} seen={undefined} onClose={() => open(undefined)} />
        ) : null}
        {opened ? (
          <SnoozeDialog
            key={opened.id}
            customerId={opened.rule.customer_id}
            seen={opened.rule}
            onClose={() => open(undefined)}
          />
        ) : null}
      </Suspense>
    </>
  )
}
