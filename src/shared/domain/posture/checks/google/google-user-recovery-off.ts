import { defineCheck } from '../../check.ts'
import { mergedEverywhere } from '../../settings/workspace-setting.ts'
import { switched } from '../../verdict.ts'

// https://support.google.com/a/answer/33382
export const googleUserRecoveryOff = defineCheck({
  id: 'google-user-recovery-off',
  code: 'GWS-12',
  area: 'googleAccounts',
  severity: 'medium',
  effort: 'medium',
  requires: 'free',
  reads: ['googleUserRecovery'],
  anchors: { cisa: ['GWS.COMMONCONTROLS.8.2v1'] },
  target: false,
  manual: {
    portal: 'google',
    path: ['Security', 'Authentication', 'Account recovery'],
    page: 'https://support.google.com/a/answer/33382',
  },
  evaluate: ({ googleUserRecovery }) =>
    mergedEverywhere(googleUserRecovery, ({ enableAccountRecovery }) =>
      switched(false, enableAccountRecovery),
    ),
})
