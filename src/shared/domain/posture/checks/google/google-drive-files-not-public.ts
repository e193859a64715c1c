import { defineCheck } from '../../check.ts'
import { everywhere } from '../../settings/workspace-setting.ts'
import { compliant, switched } from '../../verdict.ts'

// https://support.google.com/a/answer/60781
export const googleDriveFilesNotPublic = defineCheck({
  id: 'google-drive-files-not-public',
  code: 'GWS-24',
  area: 'googleApps',
  severity: 'high',
  effort: 'medium',
  requires: 'free',
  reads: ['googleDriveSharing'],
  anchors: { cisa: ['GWS.DRIVEDOCS.1.5v1'] },
  target: false,
  manual: {
    portal: 'google',
    path: ['Apps', 'Google Workspace', 'Drive and Docs', 'Sharing settings'],
    page: 'https://support.google.com/a/answer/60781',
  },
  evaluate: ({ googleDriveSharing }) =>
    everywhere(googleDriveSharing, ({ allowPublishingFiles, externalSharingMode }) =>
      // Where nothing leaves the company, nothing is published, either.
      externalSharingMode === 'DISALLOWED' ? compliant(false) : switched(false, allowPublishingFiles),
    ),
})
