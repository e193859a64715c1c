import { defineCheck } from '../check.ts'
import { notMeasured, verdictOf } from '../verdict.ts'

// https://learn.microsoft.com/powershell/module/exchange/get-mailboxauditbypassassociation
export const noMailboxBypassesAuditing = defineCheck({
  id: 'no-mailbox-bypasses-auditing',
  code: 'EXO-03',
  area: 'exchange',
  severity: 'medium',
  effort: 'low',
  requires: 'exchange',
  reads: ['auditBypasses'],
  anchors: { cis: ['6.1.3'] },
  target: [],
  evaluate({ auditBypasses }) {
    // The vendor's own mailboxes are in every tenant.
    if (auditBypasses.length === 0) return notMeasured('unexpectedAnswer')
    const unknown = auditBypasses.find(({ AuditBypassEnabled }) => AuditBypassEnabled === undefined)
    if (unknown) return notMeasured('unexpectedAnswer', unknown.Identity)
    const bypassing = auditBypasses.filter(({ AuditBypassEnabled }) => AuditBypassEnabled)
    return verdictOf(
      bypassing.length === 0,
      bypassing.map(({ Identity }) => Identity),
    )
  },
  remedy: ({ auditBypasses }) =>
    auditBypasses
      .filter(({ AuditBypassEnabled }) => AuditBypassEnabled)
      .map(({ Identity }) => ({
        source: 'auditBypasses',
        object: Identity,
        set: { AuditBypassEnabled: false },
      })),
})
