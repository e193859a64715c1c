import { defineCheck } from '../check.ts'
import { choice } from '../verdict.ts'

// https://learn.microsoft.com/entra/identity/authentication/how-to-mfa-registration-campaign
export const registrationCampaignOn = defineCheck({
  id: 'registration-campaign-on',
  code: 'AUT-10',
  area: 'authentication',
  severity: 'medium',
  effort: 'medium',
  requires: 'free',
  reads: ['authenticationMethodsPolicy'],
  anchors: {},
  target: 'enabled',
  evaluate: ({ authenticationMethodsPolicy: { registrationEnforcement } }) =>
    choice(registrationEnforcement?.authenticationMethodsRegistrationCampaign?.state, {
      // The default is that the vendor runs it.
      good: ['enabled', 'default'],
      bad: ['disabled'],
    }),
  remedy: () => [
    {
      source: 'authenticationMethodsPolicy',
      set: { registrationEnforcement: { authenticationMethodsRegistrationCampaign: { state: 'enabled' } } },
    },
  ],
})
