import { defineCheck } from '../check.ts'
import { choice } from '../verdict.ts'

// https://learn.microsoft.com/graph/api/resources/sharepointsettings
export const externalSharingLimited = defineCheck({
  id: 'external-sharing-limited',
  code: 'SPO-01',
  area: 'sharePoint',
  severity: 'high',
  effort: 'high',
  requires: 'sharePoint',
  reads: ['sharePointSettings'],
  anchors: { cis: ['7.2.3'], cisa: ['MS.SHAREPOINT.1.1v1'] },
  target: 'existingExternalUserSharingOnly',
  evaluate: ({ sharePointSettings }) =>
    choice(sharePointSettings.sharingCapability, {
      good: ['disabled', 'existingExternalUserSharingOnly'],
      bad: ['externalUserSharingOnly', 'externalUserAndGuestSharing'],
    }),
  remedy: () => [
    { source: 'sharePointSettings', set: { sharingCapability: 'existingExternalUserSharingOnly' } },
  ],
})
