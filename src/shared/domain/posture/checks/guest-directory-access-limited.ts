import { defineCheck } from '../check.ts'
import { choice } from '../verdict.ts'

// https://learn.microsoft.com/entra/identity/users/users-restrict-guest-permissions
const MOST_RESTRICTED = '2af84b1e-32c8-42b7-82bc-daa82404023b'
const LIMITED = '10dae51f-b6af-4016-8d66-8c2a99b929b3'
const LIKE_MEMBERS = 'a0b1b346-4d3e-4e8b-98f8-753987be4970'

export const guestDirectoryAccessLimited = defineCheck({
  id: 'guest-directory-access-limited',
  code: 'ENT-10',
  area: 'entra',
  severity: 'medium',
  effort: 'low',
  requires: 'free',
  reads: ['authorizationPolicy'],
  anchors: { cis: ['5.1.6.2'], cisa: ['MS.AAD.8.1v1'] },
  target: MOST_RESTRICTED,
  evaluate: ({ authorizationPolicy }) =>
    choice(authorizationPolicy.guestUserRoleId?.toLowerCase(), {
      good: [MOST_RESTRICTED, LIMITED],
      bad: [LIKE_MEMBERS],
    }),
  remedy: () => [{ source: 'authorizationPolicy', set: { guestUserRoleId: MOST_RESTRICTED } }],
})
