import type { Policy } from '#shared/domain/conditional-access/policy.ts'
import { POLICY_STATES } from '#shared/domain/conditional-access/vocabulary.ts'
import { pendingObjects } from '#shared/domain/conditional-access/access-task.ts'
import type { SeverityCount } from '#shared/domain/conditional-access/look-at-company.ts'
import type { View } from '#client/data/rows/merge.ts'
import { type PolicyPhrases, policyPhrases, type Wording } from './policy-phrases.ts'

/** A policy as a list shows it. */
export interface ListedPolicy {
  id: string
  customerId: string
  company: string
  policy: Policy
  /** Milliseconds; undefined where the vendor tells none. */
  modifiedAt: number | undefined
  createdAt: number | undefined
  /** Made when somebody looks: thousands are listed, and few of them are seen. */
  phrases: () => PolicyPhrases
  /** A change of it is under way, so that it is not changed meanwhile (CA-03). */
  isUpdating: boolean
  /** That change has not left this device. */
  isPending: boolean
  /** How many findings name it; undefined where it was not looked at. */
  findings: SeverityCount | undefined
}

type Kept = Pick<
  ListedPolicy,
  'id' | 'customerId' | 'company' | 'policy' | 'modifiedAt' | 'createdAt' | 'phrases'
>

/** Lists of policies by names: what stays the same view stays the same as long as the names hold. */
export function createPolicyNaming(companyOf: (id: string) => string, wording: Wording) {
  const known = new WeakMap<View<'accessPolicy'>, Kept>()
  return (views: readonly View<'accessPolicy'>[]): Kept[] =>
    views.map((view) => {
      const before = known.get(view)
      if (before) return before
      const named = keptOf(view, companyOf, wording)
      known.set(view, named)
      return named
    })
}

function keptOf({ row }: View<'accessPolicy'>, companyOf: (id: string) => string, wording: Wording): Kept {
  const { policy } = row
  let phrases: PolicyPhrases | undefined
  return {
    id: row.id,
    customerId: row.customer_id,
    company: companyOf(row.customer_id),
    policy,
    modifiedAt: timeOf(policy.modifiedDateTime),
    createdAt: timeOf(policy.createdDateTime),
    phrases: () => (phrases ??= policyPhrases(policy, wording)),
  }
}

function timeOf(text: string | null | undefined): number | undefined {
  const at = Date.parse(text ?? '')
  return Number.isNaN(at) ? undefined : at
}

type Counts = ReadonlyMap<string, SeverityCount>

/** Named policies with what is under way and what was found; `countsOf` gives counts by the vendor's id, of who was looked at. */
export function listedPolicies(
  named: readonly Kept[],
  tasks: readonly View<'accessTask'>[],
  countsOf: (customerId: string) => Counts | undefined,
): ListedPolicy[] {
  const sent = objectsByCompany(tasks)
  const unsent = objectsByCompany(tasks.filter(({ isPending }) => isPending))
  return named.map((each) => {
    const counts = countsOf(each.customerId)
    return {
      ...each,
      isUpdating: sent.get(each.customerId)?.has(each.policy.id) ?? false,
      isPending: unsent.get(each.customerId)?.has(each.policy.id) ?? false,
      findings: counts && (counts.get(each.policy.id) ?? { high: 0, medium: 0, low: 0 }),
    }
  })
}

const objectsByCompany = (tasks: readonly View<'accessTask'>[]) =>
  new Map(
    [...Map.groupBy(tasks, ({ row }) => row.customer_id)].map(
      ([id, own]) => [id, pendingObjects(own.map(({ row }) => row))] as const,
    ),
  )

/** One of the vendor's states; undefined for a state that nobody here knows. */
export const stateOf = ({ state }: Policy) => POLICY_STATES.find((each) => each === state)
