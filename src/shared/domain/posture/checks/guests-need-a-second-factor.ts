import { defineCheck } from '../check.ts'
import {
  coversEveryApp,
  coversGuests,
  demandsSecondFactor,
  whereSome,
} from '../settings/conditional-access.ts'
import { EVERY_APP, newPolicy, SECOND_FACTOR } from '../settings/new-policy.ts'

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
  manual: newPolicy(
    'https://learn.microsoft.com/entra/identity/conditional-access/policy-guests-mfa-strength',
    {
      conditions: { users: { includeUsers: ['GuestsOrExternalUsers'] }, applications: EVERY_APP },
      grantControls: SECOND_FACTOR,
    },
  ),
  evaluate: ({ conditionalAccessPolicies }) =>
    whereSome(
      conditionalAccessPolicies,
      (policy) => coversGuests(policy) && coversEveryApp(policy) && demandsSecondFactor(policy),
    ),
})
