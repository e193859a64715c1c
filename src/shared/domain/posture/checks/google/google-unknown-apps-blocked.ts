import { defineCheck } from '../../check.ts'
import { mergedEverywhere } from '../../settings/workspace-setting.ts'
import { choice } from '../../verdict.ts'

// https://support.google.com/a/answer/7281227
export const googleUnknownAppsBlocked = defineCheck({
  id: 'google-unknown-apps-blocked',
  code: 'GWS-13',
  area: 'googleAccounts',
  severity: 'high',
  effort: 'medium',
  requires: 'free',
  reads: ['googleUnknownApps'],
  anchors: { cisa: ['GWS.COMMONCONTROLS.10.4v1'] },
  target: 'BLOCK_ALL_SCOPES',
  manual: {
    portal: 'google',
    path: ['Security', 'Access and data control', 'API controls', 'Settings'],
    page: 'https://support.google.com/a/answer/7281227',
  },
  evaluate: ({ googleUnknownApps }) =>
    mergedEverywhere(googleUnknownApps, ({ accessLevel }) =>
      choice(accessLevel, { good: ['BLOCK_ALL_SCOPES'], bad: ['ALLOW_SIGN_IN_SCOPES_ONLY'] }),
    ),
})
