import type { Policy } from '#shared/domain/conditional-access/policy.ts'
import type { View } from '#client/data/rows/merge.ts'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Quiet } from '#client/ui/words.tsx'
import { HistoryEntry } from './history/history-entry.tsx'
import { useHistory } from './history/use-history.ts'
import type { ListedPolicy } from './policy-rows.ts'

interface PolicyHistoryProps {
  listed: ListedPolicy
  /** Every policy of its company. */
  policies: readonly Policy[]
  tasks: readonly View<'accessTask'>[]
}

/** What changed in a policy, member by member, and the way back (CA-30). */
export function PolicyHistory({ listed, policies, tasks }: PolicyHistoryProps) {
  const t = useTexts('access')
  const context = useHistory({ customerId: listed.customerId, company: listed.company, policies, tasks })
  if (!context) return null
  const own = context.changes.filter(
    ({ target, object_id: id }) => target === 'policy' && id.toLowerCase() === listed.policy.id.toLowerCase(),
  )
  return (
    <PanelPart title={t('panel.history')}>
      {own.length === 0 ? <Quiet>{t('panel.noHistory')}</Quiet> : null}
      <ul>
        {own.map((change) => (
          <HistoryEntry key={change.id} change={change} context={context} />
        ))}
      </ul>
    </PanelPart>
  )
}
