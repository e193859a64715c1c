import { partitionOf } from '#shared/contract/partitions.ts'
import { taskFields } from '#server/company-tasks/task-tables.ts'
import { defineEntityTable } from '#server/platform/sync/entity-table.ts'

export const accessPolicyTable = defineEntityTable<'accessPolicy'>({
  kind: 'accessPolicy',
  table: 'access_policy',
  fields: { id: 'uuid', customer_id: 'uuid', policy: 'jsonb' },
  partition: `t.customer_id || ':accessPolicies'`,
  partitionOf: ({ customer_id }) => partitionOf(customer_id, 'accessPolicies'),
  order: 't.id',
})

export const accessOptionsTable = defineEntityTable<'accessOptions'>({
  kind: 'accessOptions',
  table: 'access_options',
  fields: {
    id: 'uuid',
    customer_id: 'uuid',
    unread: 'text',
    is_incomplete: 'boolean',
    locations: 'jsonb',
    groups: 'jsonb',
    applications: 'jsonb',
    strengths: 'jsonb',
    contexts: 'jsonb',
    terms: 'jsonb',
    people: 'jsonb',
    members: 'jsonb',
    missing: 'jsonb',
    security_defaults: 'boolean',
  },
  partition: `t.customer_id || ':accessOptions'`,
  partitionOf: ({ customer_id }) => partitionOf(customer_id, 'accessOptions'),
  order: 't.id',
})

export const accessTaskTable = defineEntityTable<'accessTask'>({
  kind: 'accessTask',
  table: 'access_task',
  fields: { ...taskFields, source: 'jsonb' },
  partition: `t.customer_id || ':secure'`,
  partitionOf: ({ customer_id }) => partitionOf(customer_id, 'secure'),
  order: 't.requested_at, t.id',
})
