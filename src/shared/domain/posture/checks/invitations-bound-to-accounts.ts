import { defineCheck } from '../check.ts'
import { switched } from '../verdict.ts'

// https://learn.microsoft.com/graph/api/resources/sharepointsettings
export const invitationsBoundToAccounts = defineCheck({
  id: 'invitations-bound-to-accounts',
  code: 'SPO-17',
  area: 'sharePoint',
  severity: 'medium',
  effort: 'low',
  requires: 'sharePoint',
  reads: ['sharePointSettings'],
  anchors: {},
  target: true,
  evaluate: ({ sharePointSettings }) =>
    switched(true, sharePointSettings.isRequireAcceptingUserToMatchInvitedUserEnabled),
  remedy: () => [
    { source: 'sharePointSettings', set: { isRequireAcceptingUserToMatchInvitedUserEnabled: true } },
  ],
})
