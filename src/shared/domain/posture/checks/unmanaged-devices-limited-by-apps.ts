import { defineCheck } from '../check.ts'
import { includes, whereSome } from '../settings/conditional-access.ts'
import { EVERYBODY, newPolicy } from '../settings/new-policy.ts'

export const unmanagedDevicesLimitedByApps = defineCheck({
  id: 'unmanaged-devices-limited-by-apps',
  code: 'CAP-19',
  area: 'conditionalAccess',
  severity: 'medium',
  effort: 'medium',
  requires: 'entraP1',
  reads: ['conditionalAccessPolicies'],
  anchors: {},
  target: true,
  manual: newPolicy(
    'https://learn.microsoft.com/entra/identity/conditional-access/policy-all-users-app-enforced-restrictions',
    {
      conditions: { users: EVERYBODY, applications: { includeApplications: ['Office365'] } },
      sessionControls: { applicationEnforcedRestrictions: { isEnabled: true } },
    },
  ),
  evaluate: ({ conditionalAccessPolicies }) =>
    whereSome(
      conditionalAccessPolicies,
      ({ conditions, sessionControls }) =>
        sessionControls?.applicationEnforcedRestrictions?.isEnabled === true &&
        includes(conditions?.applications?.includeApplications, 'Office365'),
    ),
})
