import type { Change } from '../change.ts'
import type { SourceId } from '../sources.ts'
import { allOf, compliant, notCompliant, notMeasured, switched, type Verdict } from '../verdict.ts'

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

interface ProtectionPolicy extends Policy {
  /** The vendor's own, for whoever has no other; nobody can change it, and it asks for less. */
  IsBuiltInProtection?: boolean | undefined
}

/** The same of policies of which a tenant may have none of its own; one of the vendor's presets is enough. */
export function everyOwnPolicy<P extends ProtectionPolicy>(
  policies: readonly P[],
  demands: readonly Demand<P>[],
): Verdict {
  if (policies.length === 0) return notMeasured('unexpectedAnswer')
  if (policies.some(({ IsBuiltInProtection }) => IsBuiltInProtection === undefined))
    return notMeasured('unexpectedAnswer', 'IsBuiltInProtection')
  const own = ownOf(policies)
  if (own.length === 0) return notCompliant([])
  return own.every(isPreset) ? compliant(own.map(({ Identity }) => Identity)) : everyPolicy(own, demands)
}

/** Those that somebody of the tenant made, or turned on; what the vendor makes to be tried out protects nobody. */
export const ownOf = <P extends ProtectionPolicy>(policies: readonly P[]): readonly P[] =>
  policies.filter(
    ({ IsBuiltInProtection, RecommendedPolicyType }) =>
      IsBuiltInProtection === false && RecommendedPolicyType !== 'Evaluation',
  )

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
