import { partitionOf } from '#shared/contract/partitions.ts'
import { taskFields } from '#server/company-tasks/task-tables.ts'
import { defineEntityTable } from '#server/platform/sync/entity-table.ts'

export const mfaTaskTable = defineEntityTable<'mfaTask'>({
  kind: 'mfaTask',
  table: 'mfa_task',
  fields: taskFields,
  partition: `t.customer_id || ':secure'`,
  partitionOf: ({ customer_id }) => partitionOf(customer_id, 'secure'),
  order: 't.requested_at, t.id',
})

export const mfaReportTable = defineEntityTable<'mfaReport'>({
  kind: 'mfaReport',
  table: 'mfa_report',
  fields: {
    id: 'uuid',
    customer_id: 'uuid',
    unread: 'text',
    registrations_unread: 'text',
    states_unread: 'text',
    google: 'text',
    is_incomplete: 'boolean',
    people: 'jsonb',
  },
  partition: `t.customer_id || ':secure'`,
  partitionOf: ({ customer_id }) => partitionOf(customer_id, 'secure'),
  order: 't.id',
})
