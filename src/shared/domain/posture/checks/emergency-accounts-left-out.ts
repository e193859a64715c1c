import { defineCheck } from '../check.ts'
import { GLOBAL_ADMINISTRATOR } from '#shared/domain/conditional-access/well-known-roles.ts'
import { type ConditionalAccessPolicy, includes, keepsOut } from '../settings/conditional-access.ts'
import { compliant, notCompliant, notMeasured } from '../verdict.ts'
import { POLICIES } from '../settings/new-policy.ts'

const canLockOut = (policy: ConditionalAccessPolicy) =>
  policy.state === 'enabled' &&
  keepsOut(policy) &&
  (includes(policy.conditions?.users?.includeUsers, 'All') ||
    includes(policy.conditions?.users?.includeRoles, GLOBAL_ADMINISTRATOR))

/** Guests are nobody's way back in. */
const leftOut = ({ conditions }: ConditionalAccessPolicy) =>
  [...(conditions?.users?.excludeUsers ?? []), ...(conditions?.users?.excludeGroups ?? [])].filter(
    (id) => id !== 'GuestsOrExternalUsers',
  )

// Who the accounts for an emergency are, a tenant does not say: they are those that every policy leaves out.
export const emergencyAccountsLeftOut = defineCheck({
  id: 'emergency-accounts-left-out',
  code: 'CAP-20',
  area: 'conditionalAccess',
  severity: 'medium',
  effort: 'medium',
  requires: 'entraP1',
  reads: ['conditionalAccessPolicies'],
  anchors: { cis: ['1.1.2'] },
  target: [],
  manual: {
    portal: 'entra',
    path: POLICIES,
    page: 'https://learn.microsoft.com/entra/identity/role-based-access-control/security-emergency-access',
  },
  evaluate({ conditionalAccessPolicies }) {
    if (conditionalAccessPolicies.some(({ conditions }) => !conditions?.users))
      return notMeasured('unexpectedAnswer', 'users')
    const policies = conditionalAccessPolicies.filter(canLockOut)
    const [first] = policies
    if (!first) return compliant([])
    if (leftOut(first).some((id) => policies.every((policy) => includes(leftOut(policy), id))))
      return compliant([])
    const forEverybody = policies.filter((policy) => leftOut(policy).length === 0)
    return notCompliant(
      (forEverybody.length > 0 ? forEverybody : policies).map(({ displayName }) => displayName),
    )
  },
})
