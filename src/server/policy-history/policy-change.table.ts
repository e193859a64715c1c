import { partitionOf } from '#shared/contract/partitions.ts'
import { defineEntityTable } from '#server/platform/sync/entity-table.ts'

export const policyChangeTable = defineEntityTable<'policyChange'>({
  kind: 'policyChange',
  table: 'policy_change',
  fields: {
    id: 'uuid',
    customer_id: 'uuid',
    target: 'text',
    object_id: 'text',
    name: 'text',
    change: 'text',
    found_at: 'timestamptz',
    before: 'jsonb',
    after: 'jsonb',
    task_id: 'uuid',
  },
  partition: `t.customer_id || ':policyChanges'`,
  partitionOf: ({ customer_id }) => partitionOf(customer_id, 'policyChanges'),
  order: 't.found_at, t.id',
})
