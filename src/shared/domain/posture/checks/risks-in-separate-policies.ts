import { defineCheck } from '../check.ts'
import { whereNone } from '../settings/conditional-access.ts'
import { POLICIES } from '../settings/new-policy.ts'

export const risksInSeparatePolicies = defineCheck({
  id: 'risks-in-separate-policies',
  code: 'CAP-14',
  area: 'conditionalAccess',
  severity: 'medium',
  effort: 'medium',
  requires: 'entraP2',
  reads: ['conditionalAccessPolicies'],
  anchors: {},
  target: [],
  manual: {
    portal: 'entra',
    path: POLICIES,
    page: 'https://learn.microsoft.com/entra/id-protection/howto-identity-protection-configure-risk-policies',
  },
  evaluate: ({ conditionalAccessPolicies }) =>
    whereNone(
      conditionalAccessPolicies,
      ({ conditions }) =>
        (conditions?.userRiskLevels ?? []).length > 0 && (conditions?.signInRiskLevels ?? []).length > 0,
    ),
})
