import { defineCheck } from '../check.ts'
import { methodChanged, methodIs } from '../settings/authentication-method.ts'

// https://learn.microsoft.com/entra/identity/authentication/concept-authentication-methods-manage
export const voiceCallsOff = defineCheck({
  id: 'voice-calls-off',
  code: 'AUT-07',
  area: 'authentication',
  severity: 'medium',
  effort: 'medium',
  requires: 'free',
  reads: ['authenticationMethods'],
  anchors: { cis: ['5.2.3.5'], cisa: ['MS.AAD.3.5v2'] },
  target: 'disabled',
  evaluate: ({ authenticationMethods }) => methodIs('disabled', 'voice', authenticationMethods),
  remedy: ({ authenticationMethods }) => methodChanged('voice', authenticationMethods, { state: 'disabled' }),
})
