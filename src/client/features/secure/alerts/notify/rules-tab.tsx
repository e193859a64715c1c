import { ListChecks } from 'lucide-react'
import { lazy, useMemo } from 'react'
import type { AlertRule } from '#shared/domain/alerts/alert-rule.ts'
import { watchAlertRules } from '#client/data/nouns/secure/alert-rules.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { useList } from '#client/parts/list/use-list.ts'
import { useTexts } from '#client/texts/texts.ts'
import { RuleCard, ruleColumns } from './rule-columns.tsx'
import { RuleList, type RulesTabProps } from './rule-list.tsx'
import { ruleList, ruleRows } from './rule-rows.ts'
import { useCompanyText } from './use-company-text.ts'
import { useTypesText } from './use-types-text.ts'

const RuleDialog = lazy(() => import('./rule-dialog.tsx').then((part) => ({ default: part.RuleDialog })))

/** The rules that decide instead of the settings (ALERT-05). */
export function RulesTab(props: RulesTabProps) {
  const { customerId, address, onAddress } = props
  const t = useTexts('alertNotify')
  const views = useWatched(watchAlertRules)
  const companyOf = useCompanyText()
  const typesOf = useTypesText()
  const columns = useMemo(() => ruleColumns(t), [t])
  const rows = useMemo(
    () => views && ruleRows(views, customerId, { companyOf, typesOf, howOf: (rule) => howText(rule, t) }),
    [views, customerId, companyOf, typesOf, t],
  )
  return (
    <RuleList
      {...props}
      words="rules"
      list={useList({ definition: ruleList, source: { rows }, columns, address, onAddress })}
      icon={<ListChecks aria-hidden />}
      renderCard={(row, open) => <RuleCard row={row} t={t} open={open} />}
      renderDialog={(rule, onClose) => (
        <RuleDialog
          key={rule?.id}
          customerId={rule ? rule.customer_id : customerId}
          seen={rule}
          onClose={onClose}
        />
      )}
    />
  )
}

/** By which channels a rule tells, and what else it does. */
function howText(
  { push, email, webhook, ticket, remediation }: AlertRule,
  t: ReturnType<typeof useTexts<'alertNotify'>>,
) {
  const channels = [
    push ? t('rules.push') : '',
    email ? t('rules.email') : '',
    webhook ? t('rules.webhook') : '',
    ticket === null ? '' : t(ticket === 'critical' ? 'rules.criticalTicket' : 'rules.ticketShort'),
  ].filter(Boolean)
  const told = channels.length > 0 ? channels : [t('rules.silent')]
  return [...told, ...(remediation === null ? [] : [t('rules.blocks')])].join(', ')
}
