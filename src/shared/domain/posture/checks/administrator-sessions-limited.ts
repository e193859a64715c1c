import { defineCheck } from '../check.ts'
import {
  coversAdministrators,
  coversEveryApp,
  type ConditionalAccessPolicy,
  whereSome,
} from '../settings/conditional-access.ts'
import { ADMINISTRATORS, EVERY_APP, newPolicy } from '../settings/new-policy.ts'

/** Hours. */
const LONGEST = 4

function isAskedOften({ sessionControls }: ConditionalAccessPolicy) {
  const frequency = sessionControls?.signInFrequency
  if (frequency?.isEnabled !== true) return false
  if (frequency.frequencyInterval === 'everyTime') return true
  return frequency.type === 'hours' && typeof frequency.value === 'number' && frequency.value <= LONGEST
}

export const administratorSessionsLimited = defineCheck({
  id: 'administrator-sessions-limited',
  code: 'CAP-09',
  area: 'conditionalAccess',
  severity: 'high',
  effort: 'medium',
  requires: 'entraP1',
  reads: ['conditionalAccessPolicies'],
  anchors: { cis: ['5.2.2.4'] },
  target: { signInFrequency: LONGEST, persistentBrowser: 'never' },
  manual: newPolicy(
    'https://learn.microsoft.com/entra/identity/conditional-access/policy-all-users-persistent-browser',
    {
      conditions: { users: ADMINISTRATORS, applications: EVERY_APP },
      sessionControls: {
        signInFrequency: {
          isEnabled: true,
          frequencyInterval: 'timeBased',
          authenticationType: 'primaryAndSecondaryAuthentication',
          type: 'hours',
          value: LONGEST,
        },
        persistentBrowser: { isEnabled: true, mode: 'never' },
      },
    },
  ),
  evaluate: ({ conditionalAccessPolicies }) =>
    whereSome(
      conditionalAccessPolicies,
      (policy) =>
        coversAdministrators(policy) &&
        coversEveryApp(policy) &&
        isAskedOften(policy) &&
        policy.sessionControls?.persistentBrowser?.isEnabled === true &&
        policy.sessionControls.persistentBrowser.mode === 'never',
    ),
})
