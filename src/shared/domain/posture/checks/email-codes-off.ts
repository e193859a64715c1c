import { defineCheck } from '../check.ts'
import { methodChanged, methodIs } from '../settings/authentication-method.ts'

// https://learn.microsoft.com/entra/identity/authentication/concept-authentication-methods-manage
export const emailCodesOff = defineCheck({
  id: 'email-codes-off',
  code: 'AUT-08',
  area: 'authentication',
  severity: 'medium',
  effort: 'medium',
  requires: 'free',
  reads: ['authenticationMethods'],
  anchors: { cis: ['5.2.3.7'], cisa: ['MS.AAD.3.5v2'] },
  target: 'disabled',
  evaluate: ({ authenticationMethods }) => methodIs('disabled', 'email', authenticationMethods),
  remedy: ({ authenticationMethods }) => methodChanged('email', authenticationMethods, { state: 'disabled' }),
})
