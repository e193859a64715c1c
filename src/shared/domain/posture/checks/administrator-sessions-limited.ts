import { defineCheck } from '../check.ts'
import {
  coversAdministrators,
  coversEveryApp,
  type ConditionalAccessPolicy,
  whereSome,
} from '../settings/conditional-access.ts'

/** Hours. */
const LONGEST = 4

function isAskedOften({ sessionControls }: ConditionalAccessPolicy) {
  const frequency = sessionControls?.signInFrequency
  if (frequency?.isEnabled !== true) return false
  if (frequency.frequencyInterval === 'everyTime') return true
  return frequency.type === 'hours' && typeof frequency.value === 'number' && frequency.value <= LONGEST
}

// https://learn.microsoft.com/entra/identity/conditional-access/policy-all-users-persistent-browser
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
