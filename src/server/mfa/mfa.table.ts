import { partitionOf } from '#shared/contract/partitions.ts'
import { defineEntityTable } from '#server/platform/sync/entity-table.ts'

export const mfaReportTable = defineEntityTable<'mfaReport'>({
  kind: 'mfaReport',
  table: 'mfa_report',
  fields: {
    id: 'uuid',
    customer_id: 'uuid',
    unread: 'text',
    registrations_unread: 'text',
    states_unread: 'text',
    is_incomplete: 'boolean',
    people: 'jsonb',
  },
  partition: `t.customer_id || ':secure'`,
  partitionOf: ({ customer_id }) => partitionOf(customer_id, 'secure'),
  order: 't.id',
})
