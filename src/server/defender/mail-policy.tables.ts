import { partitionOf } from '#shared/contract/partitions.ts'
import { taskFields } from '#server/company-tasks/task-tables.ts'
import { defineEntityTable } from '#server/platform/sync/entity-table.ts'

export const mailPoliciesTable = defineEntityTable<'mailPolicies'>({
  kind: 'mailPolicies',
  table: 'mail_policies',
  fields: {
    id: 'uuid',
    customer_id: 'uuid',
    unread: 'jsonb',
    is_incomplete: 'boolean',
    policies: 'jsonb',
  },
  partition: `t.customer_id || ':secure'`,
  partitionOf: ({ customer_id }) => partitionOf(customer_id, 'secure'),
  order: 't.id',
})

export const mailPolicyTaskTable = defineEntityTable<'mailPolicyTask'>({
  kind: 'mailPolicyTask',
  table: 'mail_policy_task',
  fields: taskFields,
  partition: `t.customer_id || ':secure'`,
  partitionOf: ({ customer_id }) => partitionOf(customer_id, 'secure'),
  order: 't.requested_at, t.id',
})
