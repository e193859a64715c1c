import { defineCheck } from '../check.ts'
import {
  blocks,
  coversEveryApp,
  coversEveryone,
  grants,
  includes,
  whereSome,
} from '../settings/conditional-access.ts'
import { EVERY_APP, EVERY_TIME, EVERYBODY, newPolicy } from '../settings/new-policy.ts'

export const riskyUsersHandled = defineCheck({
  id: 'risky-users-handled',
  code: 'CAP-13',
  area: 'conditionalAccess',
  severity: 'high',
  effort: 'medium',
  requires: 'entraP2',
  reads: ['conditionalAccessPolicies'],
  anchors: { cis: ['5.2.2.6'], cisa: ['MS.AAD.2.1v1'] },
  target: 'high',
  manual: newPolicy('https://learn.microsoft.com/entra/identity/conditional-access/policy-risk-based-user', {
    conditions: { users: EVERYBODY, applications: EVERY_APP, userRiskLevels: ['high'] },
    grantControls: { operator: 'AND', builtInControls: ['mfa', 'passwordChange'] },
    sessionControls: { signInFrequency: EVERY_TIME },
  }),
  evaluate: ({ conditionalAccessPolicies }) =>
    whereSome(
      conditionalAccessPolicies,
      (policy) =>
        coversEveryone(policy) &&
        coversEveryApp(policy) &&
        includes(policy.conditions?.userRiskLevels, 'high') &&
        (blocks(policy) || grants(policy, 'passwordChange')),
    ),
})
