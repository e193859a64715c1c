import { BellOff } from 'lucide-react'
import { lazy, useMemo } from 'react'
import { fullName } from '#shared/domain/users/user.ts'
import { watchSnoozeRules } from '#client/data/nouns/secure/alert-rules.ts'
import { watchUsers } from '#client/data/nouns/users.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { useList } from '#client/parts/list/use-list.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { RuleList, type RulesTabProps } from './rule-list.tsx'
import { SnoozeCard, snoozeColumns } from './snooze-columns.tsx'
import { snoozeList, snoozeRows } from './snooze-rows.ts'
import { useCompanyText } from './use-company-text.ts'
import { useMatterText } from './use-matter-text.ts'
import { useTypesText } from './use-types-text.ts'

const SnoozeDialog = lazy(() =>
  import('./snooze-dialog.tsx').then((part) => ({ default: part.SnoozeDialog })),
)

/** What notifies nobody for a time (ALERT-11). */
export function SnoozedTab(props: RulesTabProps) {
  const { customerId, address, onAddress } = props
  const t = useTexts('alertNotify')
  const locale = useLocale()
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
  return (
    <RuleList
      {...props}
      words="snoozed"
      list={useList({ definition: snoozeList, source: { rows }, columns, address, onAddress })}
      icon={<BellOff aria-hidden />}
      renderCard={(row, open) => <SnoozeCard row={row} t={t} locale={locale} open={open} />}
      renderDialog={(rule, onClose) => (
        <SnoozeDialog
          key={rule?.id}
          customerId={rule ? rule.customer_id : customerId}
          seen={rule}
          onClose={onClose}
        />
      )}
    />
  )
}
