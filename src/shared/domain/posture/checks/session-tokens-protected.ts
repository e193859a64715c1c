import { defineCheck } from '../check.ts'
import { whereSome } from '../settings/conditional-access.ts'
import { EVERYBODY, newPolicy } from '../settings/new-policy.ts'

/** The services that take protected tokens. */
const EXCHANGE = '00000002-0000-0ff1-ce00-000000000000'
const SHAREPOINT = '00000003-0000-0ff1-ce00-000000000000'

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
  manual: newPolicy(
    'https://learn.microsoft.com/entra/identity/conditional-access/concept-token-protection',
    {
      conditions: {
        users: EVERYBODY,
        applications: { includeApplications: [EXCHANGE, SHAREPOINT] },
        clientAppTypes: ['mobileAppsAndDesktopClients'],
        platforms: { includePlatforms: ['windows'] },
      },
      sessionControls: { secureSignInSession: { isEnabled: true } },
    },
    'New-MgBetaIdentityConditionalAccessPolicy',
  ),
  evaluate: ({ conditionalAccessPoliciesPreview }) =>
    whereSome(
      conditionalAccessPoliciesPreview,
      ({ sessionControls }) => sessionControls?.secureSignInSession?.isEnabled === true,
    ),
})
