import { defineCheck } from '../../check.ts'
import { everywhere } from '../../settings/workspace-setting.ts'
import { choice } from '../../verdict.ts'

// https://support.google.com/a/answer/6089179
export const googleMarketplaceAppsRestricted = defineCheck({
  id: 'google-marketplace-apps-restricted',
  code: 'GWS-15',
  area: 'googleAccounts',
  severity: 'high',
  effort: 'medium',
  requires: 'free',
  reads: ['googleMarketplace'],
  anchors: { cisa: ['GWS.COMMONCONTROLS.11.1v1'] },
  target: 'ALLOW_LISTED_APPS',
  manual: {
    portal: 'google',
    path: ['Apps', 'Google Workspace Marketplace apps', 'Settings'],
    page: 'https://support.google.com/a/answer/6089179',
  },
  evaluate: ({ googleMarketplace }) =>
    everywhere(googleMarketplace, ({ accessLevel }) =>
      choice(accessLevel, { good: ['ALLOW_LISTED_APPS', 'ALLOW_NONE'], bad: ['ALLOW_ALL'] }),
    ),
})
