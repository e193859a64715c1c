import type { Policy } from '#shared/domain/conditional-access/policy.ts'
import type { View } from '#client/data/rows/merge.ts'
import { OwnHistory } from '#client/features/secure/parts/history/own-history.tsx'
import { useHistory } from './history/use-history.tsx'
import type { ListedPolicy } from './policy-rows.ts'

interface PolicyHistoryProps {
  listed: ListedPolicy
  /** Every policy of its company. */
  policies: readonly Policy[]
  tasks: readonly View<'accessTask'>[]
}

/** What changed in a policy, member by member, and the way back (CA-30). */
export function PolicyHistory({
  listed: { customerId, company, policy },
  policies,
  tasks,
}: PolicyHistoryProps) {
  const context = useHistory({ customerId, company, policies, tasks })
  return <OwnHistory context={context} of={{ target: 'policy', object_id: policy.id }} />
}
