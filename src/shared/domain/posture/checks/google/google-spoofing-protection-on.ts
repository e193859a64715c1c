import { defineCheck } from '../../check.ts'
import { everywhere, noneOff } from '../../settings/workspace-setting.ts'

const PROTECTIONS = [
  'detectDomainNameSpoofing',
  'detectEmployeeNameSpoofing',
  'detectDomainSpoofingFromUnauthenticatedSenders',
  'detectUnauthenticatedEmails',
  'detectGroupsSpoofing',
] as const

// https://support.google.com/a/answer/9157861
export const googleSpoofingProtectionOn = defineCheck({
  id: 'google-spoofing-protection-on',
  code: 'GWS-17',
  area: 'googleApps',
  severity: 'medium',
  effort: 'low',
  requires: 'free',
  reads: ['googleSpoofing'],
  anchors: {
    cisa: ['GWS.GMAIL.7.1v1', 'GWS.GMAIL.7.2v1', 'GWS.GMAIL.7.3v1', 'GWS.GMAIL.7.4v1', 'GWS.GMAIL.7.5v1'],
  },
  target: [],
  manual: {
    portal: 'google',
    path: ['Apps', 'Google Workspace', 'Gmail', 'Safety'],
    page: 'https://support.google.com/a/answer/9157861',
  },
  evaluate: ({ googleSpoofing }) => everywhere(googleSpoofing, (switches) => noneOff(PROTECTIONS, switches)),
})
