import { defineCheck } from '../check.ts'
import { grants, whereNone } from '../settings/conditional-access.ts'
import { POLICIES } from '../settings/new-policy.ts'

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
  manual: {
    portal: 'entra',
    path: POLICIES,
    page: 'https://learn.microsoft.com/entra/identity/conditional-access/migrate-approved-client-app',
  },
  evaluate: ({ conditionalAccessPolicies }) =>
    whereNone(conditionalAccessPolicies, (policy) => grants(policy, 'approvedApplication')),
})
