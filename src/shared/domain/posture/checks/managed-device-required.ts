import { defineCheck } from '../check.ts'
import { coversEveryApp, coversEveryone, grants, whereSome } from '../settings/conditional-access.ts'
import { EVERY_APP, EVERYBODY, newPolicy } from '../settings/new-policy.ts'

export const managedDeviceRequired = defineCheck({
  id: 'managed-device-required',
  code: 'CAP-08',
  area: 'conditionalAccess',
  severity: 'high',
  effort: 'high',
  requires: 'entraP1',
  reads: ['conditionalAccessPolicies'],
  anchors: { cis: ['5.2.2.9'], cisa: ['MS.AAD.3.7v1'] },
  target: ['compliantDevice', 'domainJoinedDevice'],
  manual: newPolicy(
    'https://learn.microsoft.com/entra/identity/conditional-access/policy-alt-all-users-compliant-hybrid-or-mfa',
    {
      conditions: { users: EVERYBODY, applications: EVERY_APP },
      grantControls: { operator: 'OR', builtInControls: ['compliantDevice', 'domainJoinedDevice'] },
    },
  ),
  evaluate: ({ conditionalAccessPolicies }) =>
    whereSome(
      conditionalAccessPolicies,
      (policy) =>
        coversEveryone(policy) &&
        coversEveryApp(policy) &&
        (grants(policy, 'compliantDevice') || grants(policy, 'domainJoinedDevice')),
    ),
})
