import { defineCheck } from '../../check.ts'
import { everywhere, noneOff } from '../../settings/workspace-setting.ts'

const PROTECTIONS = [
  'enableShortenerScanning',
  'enableExternalImageScanning',
  'enableAggressiveWarningsOnUntrustedLinks',
] as const

// https://support.google.com/a/answer/9157861
export const googleLinksChecked = defineCheck({
  id: 'google-links-checked',
  code: 'GWS-19',
  area: 'googleApps',
  severity: 'medium',
  effort: 'low',
  requires: 'free',
  reads: ['googleLinks'],
  anchors: { cisa: ['GWS.GMAIL.6.1v1', 'GWS.GMAIL.6.2v1', 'GWS.GMAIL.6.3v1'] },
  target: [],
  manual: {
    portal: 'google',
    path: ['Apps', 'Google Workspace', 'Gmail', 'Safety'],
    page: 'https://support.google.com/a/answer/9157861',
  },
  evaluate: ({ googleLinks }) => everywhere(googleLinks, (switches) => noneOff(PROTECTIONS, switches)),
})
