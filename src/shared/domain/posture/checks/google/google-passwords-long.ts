import { defineCheck } from '../../check.ts'
import { everywhere } from '../../settings/workspace-setting.ts'
import { within } from '../../verdict.ts'

/** Characters. */
const SHORTEST = 12

// https://support.google.com/a/answer/139399
export const googlePasswordsLong = defineCheck({
  id: 'google-passwords-long',
  code: 'GWS-08',
  area: 'googleAccounts',
  severity: 'medium',
  effort: 'medium',
  requires: 'free',
  reads: ['googlePasswords'],
  anchors: { cisa: ['GWS.COMMONCONTROLS.5.2v1'] },
  target: SHORTEST,
  manual: {
    portal: 'google',
    path: ['Security', 'Authentication', 'Password management'],
    page: 'https://support.google.com/a/answer/139399',
  },
  evaluate: ({ googlePasswords }) =>
    everywhere(googlePasswords, ({ minimumLength }) => within(minimumLength, { least: SHORTEST })),
})
