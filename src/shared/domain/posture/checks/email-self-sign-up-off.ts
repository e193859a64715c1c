import { defineCheck } from '../check.ts'
import { allSwitched } from '../verdict.ts'

const wanted = {
  allowedToSignUpEmailBasedSubscriptions: false,
  allowEmailVerifiedUsersToJoinOrganization: false,
}

// https://learn.microsoft.com/graph/api/resources/authorizationpolicy
export const emailSelfSignUpOff = defineCheck({
  id: 'email-self-sign-up-off',
  code: 'ENT-14',
  area: 'entra',
  severity: 'low',
  effort: 'low',
  requires: 'free',
  reads: ['authorizationPolicy'],
  anchors: {},
  target: wanted,
  evaluate: ({ authorizationPolicy }) => allSwitched(wanted, authorizationPolicy),
  remedy: () => [{ source: 'authorizationPolicy', set: wanted }],
})
