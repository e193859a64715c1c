import type { UnreadReason } from '../integrations/unread-reason.ts'
import type { AccessOptions } from './access-options.ts'
import { emergencyGroupsOf } from './emergency-ids.ts'
import { lintPolicies, type LintFinding } from './lint/lint.ts'
import type { Policy } from './policy.ts'
import { readConditions } from './read-policy.ts'
import { validatePolicy } from './validate-policy.ts'
import type { PolicyFinding } from './validation/finding.ts'
import { accessTenantOf, knownGroups } from './access-tenant.ts'
import { optionsOf, wholeIds } from './policy-options.ts'
import type { LintSeverity } from './lint/lint-rule.ts'

/** How many findings of each severity name a policy. */
export type SeverityCount = Readonly<Record<LintSeverity, number>>

/** What was found in a company's policies, or why nobody looked; `notHere` where what they stand on is not on this device. */
export type LookedAt =
  | {
      findings: readonly LintFinding[]
      counts: ReadonlyMap<string, SeverityCount>
      /** Without one nothing is said of whether it is kept out. */
      isEmergencyKnown: boolean
    }
  | { reason: UnreadReason | 'notHere' }

/** Looks at a company's policies. What was not read is held against nobody: without places nobody can be judged. */
export function lookAtCompany(
  policies: readonly Policy[],
  options: AccessOptions | undefined,
  now: number,
  emergencyIds: readonly string[] = [],
): LookedAt {
  if (!options) return { reason: 'notHere' }
  if (options.unread !== null) return { reason: options.unread }
  if ('reason' in options.locations) return { reason: options.locations.reason }
  const found = lintPolicies({
    ...accessTenantOf(policies, options),
    known: {
      users: namedAndThere(policies, options, (users) => [...users.include, ...users.exclude]),
      groups: namedAndThere(policies, options, (users) => [...users.includeGroups, ...users.excludeGroups]),
      applications: wholeIds(options.applications),
    },
    emergencyIds,
    emergencyGroups: knownGroups(emergencyIds, policies, options),
    // The provider's tenant is not on this device, and nothing is said of its technicians.
    emergencyGroupIds: emergencyGroupsOf(emergencyIds, options),
    partnerTenantId: undefined,
    now,
  })
  const findings = withoutUncertain(found, options)
  return { findings, counts: countsOf(findings), isEmergencyKnown: emergencyIds.length > 0 }
}

/** Of strengths and places that were not read as a whole nobody knows whether one is gone. */
const withoutUncertain = (findings: readonly LintFinding[], { strengths, locations }: AccessOptions) =>
  wholeIds(strengths) && 'items' in locations && !locations.is_incomplete
    ? findings
    : findings.filter(({ rule }) => rule !== 'names-what-is-gone')

type Users = ReturnType<typeof readConditions>['users']

/** The ids that policies name, but those of which the tenant answered that it has them not. */
function namedAndThere(
  policies: readonly Policy[],
  { missing }: AccessOptions,
  idsOf: (users: Users) => readonly string[],
): ReadonlySet<string> {
  const gone = new Set(missing.map((id) => id.toLowerCase()))
  const named = policies.flatMap((policy) => idsOf(readConditions(policy).users))
  return new Set(named.map((id) => id.toLowerCase()).filter((id) => !gone.has(id)))
}

function countsOf(findings: readonly LintFinding[]): ReadonlyMap<string, SeverityCount> {
  const counts = new Map<string, SeverityCount>()
  for (const { policyIds, severity } of findings)
    for (const id of policyIds) {
      const before = counts.get(id) ?? { high: 0, medium: 0, low: 0 }
      counts.set(id, { ...before, [severity]: before[severity] + 1 })
    }
  return counts
}

/** What would keep a policy from being saved as it is, as far as the tenant's lists were read as a whole. */
export const problemsOf = (policy: Policy, options: AccessOptions | undefined): readonly PolicyFinding[] =>
  validatePolicy(policy, optionsOf(options))
