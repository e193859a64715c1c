import { defineCheck } from '../../check.ts'
import { mergedEverywhere } from '../../settings/workspace-setting.ts'
import { switched } from '../../verdict.ts'

// https://support.google.com/a/answer/6260879
export const googleLessSecureAppsOff = defineCheck({
  id: 'google-less-secure-apps-off',
  code: 'GWS-14',
  area: 'googleAccounts',
  severity: 'critical',
  effort: 'medium',
  requires: 'free',
  reads: ['googleLessSecureApps'],
  anchors: { cisa: ['GWS.COMMONCONTROLS.10.5v1'] },
  target: false,
  manual: {
    portal: 'google',
    path: ['Security', 'Access and data control', 'Less secure apps'],
    page: 'https://support.google.com/a/answer/6260879',
  },
  evaluate: ({ googleLessSecureApps }) =>
    mergedEverywhere(googleLessSecureApps, ({ allowLessSecureApps }) => switched(false, allowLessSecureApps)),
})
