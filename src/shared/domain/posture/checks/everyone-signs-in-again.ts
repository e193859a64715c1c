import { defineCheck } from '../check.ts'
import { coversEveryApp, coversEveryone, whereSome } from '../settings/conditional-access.ts'
import { EVERY_APP, EVERYBODY, newPolicy } from '../settings/new-policy.ts'

export const everyoneSignsInAgain = defineCheck({
  id: 'everyone-signs-in-again',
  code: 'CAP-11',
  area: 'conditionalAccess',
  severity: 'medium',
  effort: 'medium',
  requires: 'entraP1',
  reads: ['conditionalAccessPolicies'],
  anchors: { cis: ['5.2.2.13'] },
  target: true,
  manual: newPolicy(
    'https://learn.microsoft.com/entra/identity/conditional-access/howto-conditional-access-session-lifetime',
    {
      conditions: { users: EVERYBODY, applications: EVERY_APP },
      sessionControls: {
        signInFrequency: {
          isEnabled: true,
          frequencyInterval: 'timeBased',
          authenticationType: 'primaryAndSecondaryAuthentication',
          type: 'days',
          value: 7,
        },
      },
    },
  ),
  evaluate: ({ conditionalAccessPolicies }) =>
    whereSome(
      conditionalAccessPolicies,
      (policy) =>
        coversEveryone(policy) &&
        coversEveryApp(policy) &&
        policy.sessionControls?.signInFrequency?.isEnabled === true,
    ),
})
