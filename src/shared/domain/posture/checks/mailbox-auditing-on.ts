import { defineCheck } from '../check.ts'
import { switched } from '../verdict.ts'

// https://learn.microsoft.com/powershell/module/exchange/set-organizationconfig
export const mailboxAuditingOn = defineCheck({
  id: 'mailbox-auditing-on',
  code: 'EXO-02',
  area: 'exchange',
  severity: 'medium',
  effort: 'low',
  requires: 'exchange',
  reads: ['organizationConfig'],
  anchors: { cis: ['6.1.1'], cisa: ['MS.EXO.13.1v1'] },
  target: false,
  evaluate: ({ organizationConfig }) => switched(false, organizationConfig.AuditDisabled),
  remedy: () => [{ source: 'organizationConfig', set: { AuditDisabled: false } }],
})
