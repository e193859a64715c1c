import { defineCheck } from '../check.ts'
import { switched } from '../verdict.ts'

// https://learn.microsoft.com/powershell/module/exchange/set-organizationconfig
export const directSendRejected = defineCheck({
  id: 'direct-send-rejected',
  code: 'EXO-11',
  area: 'exchange',
  severity: 'medium',
  effort: 'medium',
  requires: 'exchange',
  reads: ['organizationConfig'],
  anchors: { cis: ['6.5.5'] },
  target: true,
  evaluate: ({ organizationConfig }) => switched(true, organizationConfig.RejectDirectSend),
  remedy: () => [{ source: 'organizationConfig', set: { RejectDirectSend: true } }],
})
