import { defineCheck } from '../check.ts'
import { switched } from '../verdict.ts'

// https://learn.microsoft.com/graph/api/resources/authorizationpolicy
export const riskyAppConsentBlocked = defineCheck({
  id: 'risky-app-consent-blocked',
  code: 'ENT-05',
  area: 'entra',
  severity: 'high',
  effort: 'low',
  requires: 'free',
  reads: ['authorizationPolicy'],
  anchors: {},
  target: false,
  evaluate: ({ authorizationPolicy }) => switched(false, authorizationPolicy.allowUserConsentForRiskyApps),
  remedy: () => [{ source: 'authorizationPolicy', set: { allowUserConsentForRiskyApps: false } }],
})
