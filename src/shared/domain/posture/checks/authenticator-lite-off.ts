import { defineCheck } from '../check.ts'
import { methodChanged } from '../settings/authentication-method.ts'
import { AUTHENTICATOR, featuresAre, featuresSet } from '../settings/authenticator-feature.ts'

const FEATURES = ['companionAppAllowedState'] as const

// https://learn.microsoft.com/entra/identity/authentication/how-to-mfa-authenticator-lite
export const authenticatorLiteOff = defineCheck({
  id: 'authenticator-lite-off',
  code: 'AUT-11',
  area: 'authentication',
  severity: 'medium',
  effort: 'medium',
  requires: 'free',
  reads: ['authenticationMethodsPreview'],
  anchors: { cis: ['5.2.3.10'] },
  target: 'disabled',
  evaluate: ({ authenticationMethodsPreview }) =>
    featuresAre('disabled', FEATURES, authenticationMethodsPreview),
  remedy: ({ authenticationMethodsPreview }) =>
    methodChanged(
      AUTHENTICATOR,
      authenticationMethodsPreview,
      featuresSet('disabled', FEATURES),
      'authenticationMethodsPreview',
    ),
})
