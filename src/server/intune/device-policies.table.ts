import { partitionOf } from '#shared/contract/partitions.ts'
import { taskFields } from '#server/company-tasks/task-tables.ts'
import { defineEntityTable } from '#server/platform/sync/entity-table.ts'

export const devicePoliciesTable = defineEntityTable<'devicePolicies'>({
  kind: 'devicePolicies',
  table: 'device_policies',
  fields: {
    id: 'uuid',
    customer_id: 'uuid',
    unread: 'jsonb',
    is_incomplete: 'boolean',
    groups: 'jsonb',
    policies: 'jsonb',
  },
  partition: `t.customer_id || ':secure'`,
  partitionOf: ({ customer_id }) => partitionOf(customer_id, 'secure'),
  order: 't.id',
})

export const devicePolicyTaskTable = defineEntityTable<'devicePolicyTask'>({
  kind: 'devicePolicyTask',
  table: 'device_policy_task',
  fields: taskFields,
  partition: `t.customer_id || ':secure'`,
  partitionOf: ({ customer_id }) => partitionOf(customer_id, 'secure'),
  order: 't.requested_at, t.id',
})
