import { defineCheck } from '../check.ts'
import { switched } from '../verdict.ts'

// https://learn.microsoft.com/graph/api/resources/authorizationpolicy
export const adminSelfServiceResetOff = defineCheck({
  id: 'admin-self-service-reset-off',
  code: 'ENT-20',
  area: 'entra',
  severity: 'high',
  effort: 'low',
  requires: 'free',
  reads: ['authorizationPolicy'],
  anchors: {},
  target: false,
  evaluate: ({ authorizationPolicy }) => switched(false, authorizationPolicy.allowedToUseSSPR),
  remedy: () => [{ source: 'authorizationPolicy', set: { allowedToUseSSPR: false } }],
})
