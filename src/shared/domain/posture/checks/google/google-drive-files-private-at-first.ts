import { defineCheck } from '../../check.ts'
import { everywhere } from '../../settings/workspace-setting.ts'
import { choice } from '../../verdict.ts'

const ACCESS = {
  // The vendor writes the same in two ways.
  good: ['PRIVATE_TO_OWNER', 'LINK_SHARING_PRIVATE'],
  bad: ['PRIMARY_AUDIENCE_WITH_LINK', 'PRIMARY_AUDIENCE_WITH_LINK_OR_SEARCH'],
}

// https://support.google.com/a/answer/60781
export const googleDriveFilesPrivateAtFirst = defineCheck({
  id: 'google-drive-files-private-at-first',
  code: 'GWS-25',
  area: 'googleApps',
  severity: 'medium',
  effort: 'low',
  requires: 'free',
  reads: ['googleDriveDefault'],
  anchors: { cisa: ['GWS.DRIVEDOCS.1.8v1'] },
  target: 'PRIVATE_TO_OWNER',
  manual: {
    portal: 'google',
    path: ['Apps', 'Google Workspace', 'Drive and Docs', 'Sharing settings'],
    page: 'https://support.google.com/a/answer/60781',
  },
  evaluate: ({ googleDriveDefault }) =>
    everywhere(googleDriveDefault, ({ defaultFileAccess }) => choice(defaultFileAccess, ACCESS)),
})
