import { defineCheck } from '../check.ts'
import { grants, whereNone } from '../settings/conditional-access.ts'

// https://learn.microsoft.com/entra/identity/conditional-access/migrate-approved-client-app
export const retiredGrantNotUsed = defineCheck({
  id: 'retired-grant-not-used',
  code: 'CAP-25',
  area: 'conditionalAccess',
  severity: 'medium',
  effort: 'medium',
  requires: 'entraP1',
  reads: ['conditionalAccessPolicies'],
  anchors: {},
  target: [],
  evaluate: ({ conditionalAccessPolicies }) =>
    whereNone(conditionalAccessPolicies, (policy) => grants(policy, 'approvedApplication')),
})
