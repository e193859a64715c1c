import { defineCheck } from '../../check.ts'
import { mergedEverywhere } from '../../settings/workspace-setting.ts'
import { switched } from '../../verdict.ts'

// https://support.google.com/a/answer/9436964
export const googleSuperAdministratorRecoveryOff = defineCheck({
  id: 'google-super-administrator-recovery-off',
  code: 'GWS-11',
  area: 'googleAccounts',
  severity: 'high',
  effort: 'low',
  requires: 'free',
  reads: ['googleSuperAdministratorRecovery'],
  anchors: { cisa: ['GWS.COMMONCONTROLS.8.1v1'] },
  target: false,
  manual: {
    portal: 'google',
    path: ['Security', 'Authentication', 'Account recovery'],
    page: 'https://support.google.com/a/answer/9436964',
  },
  evaluate: ({ googleSuperAdministratorRecovery }) =>
    mergedEverywhere(googleSuperAdministratorRecovery, ({ enableAccountRecovery }) =>
      switched(false, enableAccountRecovery),
    ),
})
