import { defineCheck } from '../check.ts'
import { whereSome } from '../settings/conditional-access.ts'

// https://learn.microsoft.com/entra/identity/conditional-access/concept-token-protection
export const sessionTokensProtected = defineCheck({
  id: 'session-tokens-protected',
  code: 'CAP-18',
  area: 'conditionalAccess',
  severity: 'high',
  effort: 'medium',
  requires: 'entraP1',
  reads: ['conditionalAccessPoliciesPreview'],
  anchors: { cis: ['5.2.2.16'] },
  target: true,
  evaluate: ({ conditionalAccessPoliciesPreview }) =>
    whereSome(
      conditionalAccessPoliciesPreview,
      ({ sessionControls }) => sessionControls?.secureSignInSession?.isEnabled === true,
    ),
})
