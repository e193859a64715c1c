import { defineCheck } from '../check.ts'
import { coversEveryone, includes, whereSome } from '../settings/conditional-access.ts'
import { EVERY_TIME, EVERYBODY, newPolicy, SECOND_FACTOR } from '../settings/new-policy.ts'

/** Microsoft Intune Enrollment. */
const ENROLMENT = 'd4ebce55-015a-49b5-a083-c84d1797ae8c'

// https://learn.microsoft.com/entra/identity/conditional-access/policy-all-users-device-registration
export const deviceEnrolmentAsksEveryTime = defineCheck({
  id: 'device-enrolment-asks-every-time',
  code: 'CAP-10',
  area: 'conditionalAccess',
  severity: 'high',
  effort: 'medium',
  requires: 'entraP1',
  reads: ['conditionalAccessPolicies'],
  anchors: { cis: ['5.2.2.11'] },
  target: 'everyTime',
  manual: newPolicy(
    'https://learn.microsoft.com/intune/intune-service/enrollment/multi-factor-authentication',
    {
      conditions: { users: EVERYBODY, applications: { includeApplications: [ENROLMENT] } },
      grantControls: SECOND_FACTOR,
      sessionControls: { signInFrequency: EVERY_TIME },
    },
  ),
  evaluate: ({ conditionalAccessPolicies }) =>
    whereSome(
      conditionalAccessPolicies,
      (policy) =>
        coversEveryone(policy) &&
        includes(policy.conditions?.applications?.includeApplications, ENROLMENT) &&
        policy.sessionControls?.signInFrequency?.isEnabled === true &&
        policy.sessionControls.signInFrequency.frequencyInterval === 'everyTime',
    ),
})
