import { defineCheck } from '../../check.ts'
import { mergedEverywhere } from '../../settings/workspace-setting.ts'
import { choice, switched } from '../../verdict.ts'

// https://support.google.com/a/answer/9269229
export const googleChatWithOutsidersLimited = defineCheck({
  id: 'google-chat-with-outsiders-limited',
  code: 'GWS-27',
  area: 'googleApps',
  severity: 'medium',
  effort: 'medium',
  requires: 'free',
  reads: ['googleExternalChat'],
  anchors: { cisa: ['GWS.CHAT.4.1v1'] },
  target: 'TRUSTED_DOMAINS',
  manual: {
    portal: 'google',
    path: ['Apps', 'Google Workspace', 'Google Chat', 'External chat settings'],
    page: 'https://support.google.com/a/answer/9269229',
  },
  evaluate: ({ googleExternalChat }) =>
    mergedEverywhere(googleExternalChat, ({ allowExternalChat, externalChatRestriction }) =>
      allowExternalChat === true
        ? choice(externalChatRestriction, { good: ['TRUSTED_DOMAINS'], bad: ['NO_RESTRICTION'] })
        : switched(false, allowExternalChat),
    ),
})
