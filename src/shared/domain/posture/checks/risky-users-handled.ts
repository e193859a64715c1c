import { defineCheck } from '../check.ts'
import {
  blocks,
  coversEveryApp,
  coversEveryone,
  grants,
  includes,
  whereSome,
} from '../settings/conditional-access.ts'

// https://learn.microsoft.com/entra/identity/conditional-access/policy-risk-based-user
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
