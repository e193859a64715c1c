import { defineCheck } from '../check.ts'
import { methodChanged, methodOf } from '../settings/authentication-method.ts'
import { compliant, notMeasured, verdictOf } from '../verdict.ts'

// https://learn.microsoft.com/entra/identity/authentication/howto-authentication-sms-signin
export const smsSignInOff = defineCheck({
  id: 'sms-sign-in-off',
  code: 'AUT-18',
  area: 'authentication',
  severity: 'high',
  effort: 'medium',
  requires: 'free',
  reads: ['authenticationMethods'],
  anchors: {},
  target: false,
  evaluate({ authenticationMethods }) {
    const sms = methodOf(authenticationMethods, 'sms')
    if (!sms?.state) return notMeasured('unexpectedAnswer', 'sms')
    if (sms.state === 'disabled') return compliant(false)
    const targets = sms.includeTargets
    if (!targets || targets.some(({ isUsableForSignIn }) => isUsableForSignIn === undefined))
      return notMeasured('unexpectedAnswer', 'isUsableForSignIn')
    const isUsable = targets.some(({ isUsableForSignIn }) => isUsableForSignIn)
    return verdictOf(!isUsable, isUsable)
  },
  remedy: ({ authenticationMethods }) =>
    methodChanged('sms', authenticationMethods, {
      includeTargets: (methodOf(authenticationMethods, 'sms')?.includeTargets ?? []).map(
        ({ id = 'all_users', targetType = 'group' }) => ({ id, targetType, isUsableForSignIn: false }),
      ),
    }),
})
