import { ListChecks, Plus } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import type { AlertRule } from '#shared/domain/alerts/alert-rule.ts'
import { watchAlertRules } from '#client/data/nouns/alert-rules.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { List } from '#client/parts/list/list.tsx'
import { rowState } from '#client/parts/list/row-state.ts'
import { useList } from '#client/parts/list/use-list.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { NEW_RULE, type NotifyAddress } from './notify-address.ts'
import { RuleCard, ruleColumns } from './rule-columns.tsx'
import { ruleList, ruleRows } from './rule-rows.ts'
import { useCompanyText } from './use-company-text.ts'
import { useNotifyObstacle } from './use-notify-words.ts'
import { useTypesText } from './use-types-text.ts'

const RuleDialog = lazy(() => import('./rule-dialog.tsx').then((part) => ({ default: part.RuleDialog })))

export interface RulesTabProps {
  customerId: string | null
  address: NotifyAddress
  onAddress: (change: Partial<NotifyAddress>) => void
  tabs: ReactNode
}

/** The rules that decide instead of the settings (ALERT-05). */
export function RulesTab({ customerId, address, onAddress, tabs }: RulesTabProps) {
  const t = useTexts('alertNotify')
  const words = useTexts('words')
  const obstacle = useNotifyObstacle(customerId)
  const views = useWatched(watchAlertRules)
  const companyOf = useCompanyText()
  const typesOf = useTypesText()
  const columns = useMemo(() => ruleColumns(t), [t])
  const rows = useMemo(
    () => views && ruleRows(views, customerId, { companyOf, typesOf, howOf: (rule) => howText(rule, t) }),
    [views, customerId, companyOf, typesOf, t],
  )
  const list = useList({ definition: ruleList, source: { rows }, columns, address, onAddress })
  const open = (id: string | undefined) => onAddress({ open: id })
  const opened = rows?.find(({ id }) => id === address.open)
  return (
    <>
      <List
        list={list}
        section="alertNotify"
        search={t('rules.search')}
        start={
          <>
            {tabs}
            <Button
              variant="primary"
              icon={<Plus aria-hidden />}
              disabledReason={obstacle}
              onClick={() => open(NEW_RULE)}
            >
              {t('rules.add')}
            </Button>
          </>
        }
        empty={{
          icon: <ListChecks aria-hidden />,
          none: [t('rules.none'), t('rules.noneReason')],
          filtered: [t('rules.filtered'), t('rules.filteredReason')],
          clear: words('clearSearch'),
        }}
        renderCard={(row, openRow) => <RuleCard row={row} t={t} open={openRow} />}
        rowState={rowState}
        onOpen={({ id }) => open(id)}
      />
      <Suspense>
        {address.open === NEW_RULE ? (
          <RuleDialog customerId={customerId} seen={undefined} onClose={() => open(undefined)} />
        ) : null}
        {opened ? (
          <RuleDialog
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

/** By which channels a rule tells, and what else it does. */
function howText(
  { push, email, webhook, remediation }: AlertRule,
  t: ReturnType<typeof useTexts<'alertNotify'>>,
) {
  const channels = [
    push ? t('rules.push') : '',
    email ? t('rules.email') : '',
    webhook ? t('rules.webhook') : '',
  ].filter(Boolean)
  const told = channels.length > 0 ? channels : [t('rules.silent')]
  return [...told, ...(remediation === null ? [] : [t('rules.blocks')])].join(', ')
}
