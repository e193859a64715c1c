import { defineCheck } from '../../check.ts'
import { everywhere } from '../../settings/workspace-setting.ts'
import { switched } from '../../verdict.ts'

// https://support.google.com/a/answer/7380368
export const googleMailScannedBeforeDelivery = defineCheck({
  id: 'google-mail-scanned-before-delivery',
  code: 'GWS-20',
  area: 'googleApps',
  severity: 'medium',
  effort: 'low',
  requires: 'free',
  reads: ['googleDeliveryScan'],
  anchors: { cisa: ['GWS.GMAIL.15.1v1'] },
  target: true,
  manual: {
    portal: 'google',
    path: ['Apps', 'Google Workspace', 'Gmail', 'Spam, phishing, and malware'],
    page: 'https://support.google.com/a/answer/7380368',
  },
  evaluate: ({ googleDeliveryScan }) =>
    everywhere(googleDeliveryScan, ({ enableImprovedSuspiciousContentDetection }) =>
      switched(true, enableImprovedSuspiciousContentDetection),
    ),
})
