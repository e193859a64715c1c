import { defineCheck } from '../../check.ts'
import { everywhere } from '../../settings/workspace-setting.ts'
import { choice } from '../../verdict.ts'

// https://support.google.com/a/answer/60781
export const googleDriveSharingLimited = defineCheck({
  id: 'google-drive-sharing-limited',
  code: 'GWS-23',
  area: 'googleApps',
  severity: 'high',
  effort: 'high',
  requires: 'free',
  reads: ['googleDriveSharing'],
  anchors: { cisa: ['GWS.DRIVEDOCS.1.1v1'] },
  target: 'ALLOWLISTED_DOMAINS',
  manual: {
    portal: 'google',
    path: ['Apps', 'Google Workspace', 'Drive and Docs', 'Sharing settings'],
    page: 'https://support.google.com/a/answer/60781',
  },
  evaluate: ({ googleDriveSharing }) =>
    everywhere(googleDriveSharing, ({ externalSharingMode }) =>
      choice(externalSharingMode, { good: ['ALLOWLISTED_DOMAINS', 'DISALLOWED'], bad: ['ALLOWED'] }),
    ),
})
