import { defineCheck } from '../check.ts'
import {
  coversEveryApp,
  coversGuests,
  demandsSecondFactor,
  whereSome,
} from '../settings/conditional-access.ts'

// https://learn.microsoft.com/entra/identity/conditional-access/policy-guests-mfa-strength
export const guestsNeedASecondFactor = defineCheck({
  id: 'guests-need-a-second-factor',
  code: 'CAP-06',
  area: 'conditionalAccess',
  severity: 'high',
  effort: 'medium',
  requires: 'entraP1',
  reads: ['conditionalAccessPolicies'],
  anchors: {},
  target: 'mfa',
  evaluate: ({ conditionalAccessPolicies }) =>
    whereSome(
      conditionalAccessPolicies,
      (policy) => coversGuests(policy) && coversEveryApp(policy) && demandsSecondFactor(policy),
    ),
})
