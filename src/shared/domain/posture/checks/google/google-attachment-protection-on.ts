import { defineCheck } from '../../check.ts'
import { everywhere, noneOff } from '../../settings/workspace-setting.ts'

const PROTECTIONS = [
  'enableEncryptedAttachmentProtection',
  'enableAttachmentWithScriptsProtection',
  'enableAnomalousAttachmentProtection',
] as const

// https://support.google.com/a/answer/9157861
export const googleAttachmentProtectionOn = defineCheck({
  id: 'google-attachment-protection-on',
  code: 'GWS-18',
  area: 'googleApps',
  severity: 'high',
  effort: 'low',
  requires: 'free',
  reads: ['googleAttachments'],
  anchors: { cisa: ['GWS.GMAIL.5.1v1', 'GWS.GMAIL.5.2v1', 'GWS.GMAIL.5.3v1'] },
  target: [],
  manual: {
    portal: 'google',
    path: ['Apps', 'Google Workspace', 'Gmail', 'Safety'],
    page: 'https://support.google.com/a/answer/9157861',
  },
  evaluate: ({ googleAttachments }) =>
    everywhere(googleAttachments, (switches) => noneOff(PROTECTIONS, switches)),
})
