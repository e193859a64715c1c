import { defineCheck } from '../check.ts'
import { coversAdministrators, coversEveryApp, whereSome } from '../settings/conditional-access.ts'
import { ADMINISTRATORS, EVERY_APP, newPolicy } from '../settings/new-policy.ts'

/** The vendor's own strength of authentication that no phishing gets by. */
const RESISTANT = '00000000-0000-0000-0000-000000000004'

export const administratorsUsePhishingResistantMethods = defineCheck({
  id: 'administrators-use-phishing-resistant-methods',
  code: 'AUT-04',
  area: 'conditionalAccess',
  severity: 'critical',
  effort: 'high',
  requires: 'entraP1',
  reads: ['conditionalAccessPolicies'],
  anchors: { cis: ['5.2.2.5'], cisa: ['MS.AAD.3.6v1'] },
  target: RESISTANT,
  manual: newPolicy(
    'https://learn.microsoft.com/entra/identity/conditional-access/policy-admin-phish-resistant-mfa',
    {
      conditions: { users: ADMINISTRATORS, applications: EVERY_APP },
      grantControls: { operator: 'OR', authenticationStrength: { id: RESISTANT } },
    },
  ),
  evaluate: ({ conditionalAccessPolicies }) =>
    whereSome(
      conditionalAccessPolicies,
      (policy) =>
        coversAdministrators(policy) &&
        coversEveryApp(policy) &&
        policy.grantControls?.authenticationStrength?.id === RESISTANT,
    ),
})
