import { defineCheck } from '../check.ts'
import {
  blocks,
  coversEveryApp,
  coversEveryone,
  demandsSecondFactor,
  includes,
  whereSome,
} from '../settings/conditional-access.ts'
import { EVERY_APP, EVERY_TIME, EVERYBODY, newPolicy, SECOND_FACTOR } from '../settings/new-policy.ts'

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
  manual: newPolicy(
    'https://learn.microsoft.com/entra/identity/conditional-access/policy-risk-based-sign-in',
    {
      conditions: { users: EVERYBODY, applications: EVERY_APP, signInRiskLevels: ['high', 'medium'] },
      grantControls: SECOND_FACTOR,
      sessionControls: { signInFrequency: EVERY_TIME },
    },
  ),
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
