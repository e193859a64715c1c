import { defineCheck } from '../check.ts'
import {
  blocks,
  coversEveryApp,
  coversEveryone,
  demandsSecondFactor,
  includes,
  whereSome,
} from '../settings/conditional-access.ts'

// https://learn.microsoft.com/entra/identity/conditional-access/policy-risk-based-sign-in
export const riskySignInsHandled = defineCheck({
  id: 'risky-sign-ins-handled',
  code: 'CAP-12',
  area: 'conditionalAccess',
  severity: 'high',
  effort: 'medium',
  requires: 'entraP2',
  reads: ['conditionalAccessPolicies'],
  anchors: { cis: ['5.2.2.7', '5.2.2.8'], cisa: ['MS.AAD.2.3v1'] },
  target: 'high',
  evaluate: ({ conditionalAccessPolicies }) =>
    whereSome(
      conditionalAccessPolicies,
      (policy) =>
        coversEveryone(policy) &&
        coversEveryApp(policy) &&
        includes(policy.conditions?.signInRiskLevels, 'high') &&
        (blocks(policy) || demandsSecondFactor(policy)),
    ),
})
