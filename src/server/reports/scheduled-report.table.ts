import { REPORTS_PARTITION } from '#shared/contract/partitions.ts'
import { checklistDerivation } from '#server/checklist/checklist.derivation.ts'
import { defineEntityTable } from '#server/platform/sync/entity-table.ts'

export const scheduledReportTable = defineEntityTable<'scheduledReport'>({
  kind: 'scheduledReport',
  table: 'scheduled_report',
  fields: {
    id: 'uuid',
    report_type: 'text',
    description: 'text',
    frequency: 'text',
    enabled: 'boolean',
    recipient: 'uuid',
    customer_ids: 'text[]',
    active_since: 'timestamptz',
    last_due_at: 'timestamptz',
    last_outcome: 'text',
  },
  partition: `'${REPORTS_PARTITION}'`,
  partitionOf: () => REPORTS_PARTITION,
  order: 'lower(t.description), t.id',
  derivation: checklistDerivation,
})
