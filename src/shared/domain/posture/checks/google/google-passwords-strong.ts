import { defineCheck } from '../../check.ts'
import { everywhere } from '../../settings/workspace-setting.ts'
import { choice } from '../../verdict.ts'

// https://support.google.com/a/answer/139399
export const googlePasswordsStrong = defineCheck({
  id: 'google-passwords-strong',
  code: 'GWS-07',
  area: 'googleAccounts',
  severity: 'medium',
  effort: 'low',
  requires: 'free',
  reads: ['googlePasswords'],
  anchors: { cisa: ['GWS.COMMONCONTROLS.5.1v1'] },
  target: 'STRONG',
  manual: {
    portal: 'google',
    path: ['Security', 'Authentication', 'Password management'],
    page: 'https://support.google.com/a/answer/139399',
  },
  evaluate: ({ googlePasswords }) =>
    everywhere(googlePasswords, ({ allowedStrength }) =>
      choice(allowedStrength, { good: ['STRONG'], bad: ['WEAK'] }),
    ),
})
