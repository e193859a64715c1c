import { defineCheck } from '../../check.ts'
import { everywhere } from '../../settings/workspace-setting.ts'
import { choice } from '../../verdict.ts'

// https://support.google.com/a/answer/6396995
export const googleTakeoutOff = defineCheck({
  id: 'google-takeout-off',
  code: 'GWS-16',
  area: 'googleAccounts',
  severity: 'medium',
  effort: 'medium',
  requires: 'free',
  reads: ['googleTakeout'],
  anchors: { cisa: ['GWS.COMMONCONTROLS.12.1v1'] },
  target: 'DISABLED',
  manual: {
    portal: 'google',
    path: ['Data', 'Data import and export', 'Google Takeout'],
    page: 'https://support.google.com/a/answer/6396995',
  },
  evaluate: ({ googleTakeout }) =>
    everywhere(googleTakeout, ({ serviceState }) =>
      choice(serviceState, { good: ['DISABLED'], bad: ['ENABLED'] }),
    ),
})
