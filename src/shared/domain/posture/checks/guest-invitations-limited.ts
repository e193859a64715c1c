import { defineCheck } from '../check.ts'
import { choice } from '../verdict.ts'

// https://learn.microsoft.com/graph/api/resources/authorizationpolicy
export const guestInvitationsLimited = defineCheck({
  id: 'guest-invitations-limited',
  code: 'ENT-11',
  area: 'entra',
  severity: 'medium',
  effort: 'medium',
  requires: 'free',
  reads: ['authorizationPolicy'],
  anchors: { cis: ['5.1.6.3'], cisa: ['MS.AAD.8.2v1'] },
  target: 'adminsAndGuestInviters',
  evaluate: ({ authorizationPolicy }) =>
    choice(authorizationPolicy.allowInvitesFrom, {
      good: ['adminsAndGuestInviters', 'none'],
      bad: ['adminsGuestInvitersAndAllMembers', 'everyone'],
    }),
  remedy: () => [{ source: 'authorizationPolicy', set: { allowInvitesFrom: 'adminsAndGuestInviters' } }],
})
