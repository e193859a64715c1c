import { partitionOf } from '#shared/contract/partitions.ts'
import { defineEntityTable } from '#server/platform/sync/entity-table.ts'

export const alertTaskTable = defineEntityTable<'alertTask'>({
  kind: 'alertTask',
  table: 'alert_task',
  fields: {
    id: 'uuid',
    customer_id: 'uuid',
    alert_id: 'uuid',
    action: 'text',
    account: 'jsonb',
    wish: 'jsonb',
    state: 'text',
    steps: 'jsonb',
    requested_by: 'uuid',
    requested_at: 'timestamptz',
    finished_at: 'timestamptz',
    until: 'timestamptz',
    undoes: 'uuid',
  },
  partition: `t.customer_id || ':secure'`,
  partitionOf: ({ customer_id }) => partitionOf(customer_id, 'secure'),
  order: 't.requested_at, t.id',
})
