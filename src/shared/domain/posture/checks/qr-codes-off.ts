import { defineCheck } from '../check.ts'
import { methodChanged, methodIs } from '../settings/authentication-method.ts'

// https://learn.microsoft.com/entra/identity/authentication/how-to-authentication-qr-code
export const qrCodesOff = defineCheck({
  id: 'qr-codes-off',
  code: 'AUT-17',
  area: 'authentication',
  severity: 'medium',
  effort: 'medium',
  requires: 'free',
  reads: ['authenticationMethodsPreview'],
  anchors: {},
  target: 'disabled',
  evaluate: ({ authenticationMethodsPreview }) =>
    methodIs('disabled', 'qrcodepin', authenticationMethodsPreview),
  remedy: ({ authenticationMethodsPreview }) =>
    methodChanged(
      'qrcodepin',
      authenticationMethodsPreview,
      { state: 'disabled' },
      'authenticationMethodsPreview',
    ),
})
