import { defineCheck } from '../check.ts'
import {
  blocks,
  coversEveryApp,
  coversEveryone,
  includes,
  whereSome,
} from '../settings/conditional-access.ts'
import { BLOCK, EVERY_APP, EVERYBODY, newPolicy } from '../settings/new-policy.ts'

/** How the vendor names clients that know no second factor. */
const LEGACY = ['exchangeActiveSync', 'other']

export const legacyAuthenticationBlocked = defineCheck({
  id: 'legacy-authentication-blocked',
  code: 'CAP-01',
  area: 'conditionalAccess',
  severity: 'critical',
  effort: 'medium',
  requires: 'entraP1',
  reads: ['conditionalAccessPolicies'],
  anchors: { cis: ['5.2.2.3'], cisa: ['MS.AAD.1.1v1'] },
  target: 'block',
  manual: newPolicy(
    'https://learn.microsoft.com/entra/identity/conditional-access/policy-block-legacy-authentication',
    {
      conditions: { users: EVERYBODY, applications: EVERY_APP, clientAppTypes: LEGACY },
      grantControls: BLOCK,
    },
  ),
  evaluate: ({ conditionalAccessPolicies }) =>
    whereSome(
      conditionalAccessPolicies,
      (policy) =>
        coversEveryone(policy) &&
        coversEveryApp(policy) &&
        blocks(policy) &&
        LEGACY.every((type) => includes(policy.conditions?.clientAppTypes, type)),
    ),
})
