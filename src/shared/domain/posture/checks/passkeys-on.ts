import { defineCheck } from '../check.ts'
import { methodChanged, methodIs, methodOf } from '../settings/authentication-method.ts'
import { allOf, switched } from '../verdict.ts'

// https://learn.microsoft.com/entra/identity/authentication/how-to-enable-passkey-fido2
export const passkeysOn = defineCheck({
  id: 'passkeys-on',
  code: 'AUT-14',
  area: 'authentication',
  severity: 'medium',
  effort: 'medium',
  requires: 'free',
  reads: ['authenticationMethods'],
  anchors: {},
  target: { state: 'enabled', isAttestationEnforced: true, isSelfServiceRegistrationAllowed: true },
  evaluate({ authenticationMethods }) {
    const state = methodIs('enabled', 'fido2', authenticationMethods)
    if (state.status !== 'compliant') return state
    const fido2 = methodOf(authenticationMethods, 'fido2')
    return allOf(
      switched(true, fido2?.isAttestationEnforced),
      switched(true, fido2?.isSelfServiceRegistrationAllowed),
    )
  },
  remedy: ({ authenticationMethods }) =>
    methodChanged('fido2', authenticationMethods, {
      state: 'enabled',
      isAttestationEnforced: true,
      isSelfServiceRegistrationAllowed: true,
    }),
})
