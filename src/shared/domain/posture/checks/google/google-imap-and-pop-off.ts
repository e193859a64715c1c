import { defineCheck } from '../../check.ts'
import { everywhere } from '../../settings/workspace-setting.ts'
import { allOf, switched } from '../../verdict.ts'

// https://support.google.com/a/answer/105694
export const googleImapAndPopOff = defineCheck({
  id: 'google-imap-and-pop-off',
  code: 'GWS-21',
  area: 'googleApps',
  severity: 'medium',
  effort: 'medium',
  requires: 'free',
  reads: ['googleImap', 'googlePop'],
  anchors: { cisa: ['GWS.GMAIL.9.1v1'] },
  target: false,
  manual: {
    portal: 'google',
    path: ['Apps', 'Google Workspace', 'Gmail', 'End User Access'],
    page: 'https://support.google.com/a/answer/105694',
  },
  evaluate: ({ googleImap, googlePop }) =>
    allOf(
      everywhere(googleImap, ({ enableImapAccess }) => switched(false, enableImapAccess)),
      everywhere(googlePop, ({ enablePopAccess }) => switched(false, enablePopAccess)),
    ),
})
