import { defineCheck } from '../check.ts'
import { methodChanged, methodIs } from '../settings/authentication-method.ts'

// https://learn.microsoft.com/entra/identity/authentication/concept-authentication-methods-manage
export const smsCodesOff = defineCheck({
  id: 'sms-codes-off',
  code: 'AUT-06',
  area: 'authentication',
  severity: 'medium',
  effort: 'high',
  requires: 'free',
  reads: ['authenticationMethods'],
  anchors: { cis: ['5.2.3.5'], cisa: ['MS.AAD.3.5v2'] },
  target: 'disabled',
  evaluate: ({ authenticationMethods }) => methodIs('disabled', 'sms', authenticationMethods),
  remedy: ({ authenticationMethods }) => methodChanged('sms', authenticationMethods, { state: 'disabled' }),
})
