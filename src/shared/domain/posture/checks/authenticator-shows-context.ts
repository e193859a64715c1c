import { defineCheck } from '../check.ts'
import { methodChanged } from '../settings/authentication-method.ts'
import { AUTHENTICATOR, featuresAre, featuresSet } from '../settings/authenticator-feature.ts'

const FEATURES = ['displayAppInformationRequiredState', 'displayLocationInformationRequiredState'] as const

// Numbers are matched in every tenant, so there is nothing to judge about them.
// https://learn.microsoft.com/entra/identity/authentication/how-to-mfa-additional-context
export const authenticatorShowsContext = defineCheck({
  id: 'authenticator-shows-context',
  code: 'AUT-09',
  area: 'authentication',
  severity: 'medium',
  effort: 'low',
  requires: 'free',
  reads: ['authenticationMethods'],
  anchors: { cis: ['5.2.3.1'], cisa: ['MS.AAD.3.3v2'] },
  target: 'enabled',
  evaluate: ({ authenticationMethods }) => featuresAre('enabled', FEATURES, authenticationMethods),
  remedy: ({ authenticationMethods }) =>
    methodChanged(AUTHENTICATOR, authenticationMethods, featuresSet('enabled', FEATURES)),
})
