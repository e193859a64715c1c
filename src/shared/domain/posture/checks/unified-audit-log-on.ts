import { defineCheck } from '../check.ts'
import { switched } from '../verdict.ts'

// https://learn.microsoft.com/powershell/module/exchange/set-adminauditlogconfig
export const unifiedAuditLogOn = defineCheck({
  id: 'unified-audit-log-on',
  code: 'EXO-01',
  area: 'exchange',
  severity: 'medium',
  effort: 'low',
  requires: 'exchange',
  reads: ['adminAuditLogConfig'],
  anchors: { cis: ['3.1.1'], cisa: ['MS.SECURITYSUITE.5.1v1'] },
  target: true,
  evaluate: ({ adminAuditLogConfig }) => switched(true, adminAuditLogConfig.UnifiedAuditLogIngestionEnabled),
  remedy: () => [{ source: 'adminAuditLogConfig', set: { UnifiedAuditLogIngestionEnabled: true } }],
})
