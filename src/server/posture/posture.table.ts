import { partitionOf } from '#shared/contract/partitions.ts'
import { defineEntityTable } from '#server/platform/sync/entity-table.ts'

export const postureTable = defineEntityTable<'posture'>({
  kind: 'posture',
  table: 'posture',
  fields: {
    id: 'uuid',
    customer_id: 'uuid',
    read_at: 'timestamptz',
    clouds: 'jsonb',
    service_plans: 'jsonb',
    verdicts: 'jsonb',
  },
  partition: `t.customer_id || ':secure'`,
  partitionOf: ({ customer_id }) => partitionOf(customer_id, 'secure'),
  order: 't.id',
})

export const tenantAnswersTable = defineEntityTable<'tenantAnswers'>({
  kind: 'tenantAnswers',
  table: 'tenant_answers',
  fields: { id: 'uuid', customer_id: 'uuid', service_plans: 'jsonb', answers: 'jsonb' },
  partition: `t.customer_id || ':answers'`,
  partitionOf: ({ customer_id }) => partitionOf(customer_id, 'answers'),
  order: 't.id',
})

export const postureChangeTable = defineEntityTable<'postureChange'>({
  kind: 'postureChange',
  table: 'posture_change',
  fields: {
    id: 'uuid',
    customer_id: 'uuid',
    check_id: 'text',
    found_at: 'timestamptz',
    before: 'jsonb',
    after: 'jsonb',
    by: 'jsonb',
  },
  partition: `t.customer_id || ':secure'`,
  partitionOf: ({ customer_id }) => partitionOf(customer_id, 'secure'),
  order: 't.found_at, t.id',
})

export const postureTaskTable = defineEntityTable<'postureTask'>({
  kind: 'postureTask',
  table: 'posture_task',
  fields: {
    id: 'uuid',
    customer_id: 'uuid',
    action: 'text',
    undoes: 'uuid',
    state: 'text',
    items: 'jsonb',
    requested_by: 'uuid',
    requested_at: 'timestamptz',
    finished_at: 'timestamptz',
  },
  partition: `t.customer_id || ':secure'`,
  partitionOf: ({ customer_id }) => partitionOf(customer_id, 'secure'),
  order: 't.requested_at, t.id',
})

export const auditSettingTable = defineEntityTable<'auditSetting'>({
  kind: 'auditSetting',
  table: 'audit_setting',
  fields: { id: 'uuid', customer_id: 'uuid', check_id: 'text', enabled: 'boolean' },
  partition: `coalesce(t.customer_id::text, 'org') || ':secure'`,
  partitionOf: ({ customer_id }) => partitionOf(customer_id ?? 'org', 'secure'),
  order: 't.id',
})

export const checkResolutionTable = defineEntityTable<'checkResolution'>({
  kind: 'checkResolution',
  table: 'check_resolution',
  fields: {
    id: 'uuid',
    customer_id: 'uuid',
    check_id: 'text',
    status: 'text',
    details: 'text',
    resolved_at: 'timestamptz',
  },
  partition: `t.customer_id || ':secure'`,
  partitionOf: ({ customer_id }) => partitionOf(customer_id, 'secure'),
  order: 't.id',
})
