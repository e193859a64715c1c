import { defineCheck } from '../check.ts'
import { switched } from '../verdict.ts'

// https://learn.microsoft.com/powershell/module/exchange/set-externalinoutlook
export const externalSenderTagOn = defineCheck({
  id: 'external-sender-tag-on',
  code: 'EXO-05',
  area: 'exchange',
  severity: 'medium',
  effort: 'low',
  requires: 'exchange',
  reads: ['externalInOutlook'],
  anchors: { cis: ['6.2.3'], cisa: ['MS.EXO.7.1v1'] },
  target: true,
  evaluate: ({ externalInOutlook }) => switched(true, externalInOutlook.Enabled),
  remedy: () => [{ source: 'externalInOutlook', set: { Enabled: true } }],
})
