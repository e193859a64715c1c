import { defineCheck } from '../../check.ts'
import { everywhere } from '../../settings/workspace-setting.ts'
import { switched } from '../../verdict.ts'

// https://support.google.com/a/answer/139399
export const googlePasswordsNotReused = defineCheck({
  id: 'google-passwords-not-reused',
  code: 'GWS-09',
  area: 'googleAccounts',
  severity: 'medium',
  effort: 'low',
  requires: 'free',
  reads: ['googlePasswords'],
  anchors: { cisa: ['GWS.COMMONCONTROLS.5.5v1'] },
  target: false,
  manual: {
    portal: 'google',
    path: ['Security', 'Authentication', 'Password management'],
    page: 'https://support.google.com/a/answer/139399',
  },
  evaluate: ({ googlePasswords }) =>
    everywhere(googlePasswords, ({ allowReuse }) => switched(false, allowReuse)),
})
