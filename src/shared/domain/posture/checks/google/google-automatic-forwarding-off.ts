import { defineCheck } from '../../check.ts'
import { everywhere } from '../../settings/workspace-setting.ts'
import { switched } from '../../verdict.ts'

// https://support.google.com/a/answer/2491924
export const googleAutomaticForwardingOff = defineCheck({
  id: 'google-automatic-forwarding-off',
  code: 'GWS-22',
  area: 'googleApps',
  severity: 'high',
  effort: 'medium',
  requires: 'free',
  reads: ['googleForwarding'],
  anchors: { cisa: ['GWS.GMAIL.11.1v1'] },
  target: false,
  manual: {
    portal: 'google',
    path: ['Apps', 'Google Workspace', 'Gmail', 'End User Access'],
    page: 'https://support.google.com/a/answer/2491924',
  },
  evaluate: ({ googleForwarding }) =>
    everywhere(googleForwarding, ({ enableAutoForwarding }) => switched(false, enableAutoForwarding)),
})
