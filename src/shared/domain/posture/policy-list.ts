import type { Change } from './change.ts'
import type { SourceId } from './sources.ts'
import { allOf, notMeasured, switched, type Verdict } from './verdict.ts'

interface Policy {
  Identity: string
  RecommendedPolicyType?: string | undefined
}

type Value = Change['set'][string]

/** What one member of a policy has to be, and what it is set to where it is not. */
export interface Demand<P extends Policy> {
  member: string
  judge: (policy: P) => Verdict
  /** Undefined where only the customer can say it. */
  wanted: Value | ((policy: P) => Value) | undefined
}

/** What the vendor keeps for those who turned one of its presets on; nobody else can change it. */
const isPreset = ({ RecommendedPolicyType: type }: Policy) => type === 'Standard' || type === 'Strict'

/** Whether every policy that the tenant can change meets every demand. The vendor always has one, for everybody. */
export function everyPolicy<P extends Policy>(
  policies: readonly P[],
  demands: readonly Demand<P>[],
): Verdict {
  const [first, ...rest] = policies
    .filter((policy) => !isPreset(policy))
    .flatMap((policy) =>
      demands.map(({ member, judge }) => {
        const verdict = judge(policy)
        return verdict.status === 'notMeasured' ? notMeasured(verdict.reason, member) : verdict
      }),
    )
  return first ? allOf(first, ...rest) : notMeasured('unexpectedAnswer')
}

/**
 * Sets what does not meet its demand, in every policy that the tenant can change. Nothing is offered where the customer
 * has something to say first.
 */
export function policiesChanged<P extends Policy>(
  source: SourceId,
  policies: readonly P[],
  demands: readonly Demand<P>[],
): readonly Change[] {
  const changes: Change[] = []
  for (const policy of policies.filter((each) => !isPreset(each))) {
    const unmet = demands.filter(({ judge }) => judge(policy).status === 'notCompliant')
    const set: Record<string, Value> = {}
    for (const { member, wanted } of unmet) {
      const value = typeof wanted === 'function' ? wanted(policy) : wanted
      if (value === undefined) return []
      set[member] = value
    }
    if (unmet.length > 0) changes.push({ source, object: policy.Identity, set })
  }
  return changes
}

/** Demands of switches, by their names. */
export const switches = <Name extends string>(
  wanted: Readonly<Record<Name, boolean>>,
): readonly Demand<Policy & { readonly [N in Name]?: boolean | undefined }>[] =>
  (Object.keys(wanted) as Name[]).map((member) => ({
    member,
    judge: (policy) => switched(wanted[member], policy[member]),
    wanted: wanted[member],
  }))
