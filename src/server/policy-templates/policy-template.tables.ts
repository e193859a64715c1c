import { partitionOf } from '#shared/contract/partitions.ts'
import { defineEntityTable } from '#server/platform/sync/entity-table.ts'

export const policyTemplateTable = defineEntityTable<'policyTemplate'>({
  kind: 'policyTemplate',
  table: 'policy_template',
  fields: {
    id: 'uuid',
    name: 'text',
    description: 'text',
    policy_type: 'text',
    body: 'jsonb',
    prompted_inputs: 'jsonb',
    created_at: 'timestamptz',
    changed_at: 'timestamptz',
  },
  partition: `'org:secure'`,
  partitionOf: () => partitionOf('org', 'secure'),
  order: 'lower(t.name), t.id',
})

export const mailTemplateTable = defineEntityTable<'mailTemplate'>({
  kind: 'mailTemplate',
  table: 'mail_template',
  fields: {
    id: 'uuid',
    name: 'text',
    description: 'text',
    policy: 'jsonb',
    created_at: 'timestamptz',
    changed_at: 'timestamptz',
  },
  partition: `'org:secure'`,
  partitionOf: () => partitionOf('org', 'secure'),
  order: 'lower(t.name), t.id',
})

export const deviceTemplateTable = defineEntityTable<'deviceTemplate'>({
  kind: 'deviceTemplate',
  table: 'device_template',
  fields: {
    id: 'uuid',
    name: 'text',
    description: 'text',
    policy_type: 'text',
    policy: 'jsonb',
    created_at: 'timestamptz',
    changed_at: 'timestamptz',
  },
  partition: `'org:secure'`,
  partitionOf: () => partitionOf('org', 'secure'),
  order: 'lower(t.name), t.id',
})

export const policyBaselineTable = defineEntityTable<'policyBaseline'>({
  kind: 'policyBaseline',
  table: 'policy_baseline',
  fields: {
    id: 'uuid',
    name: 'text',
    description: 'text',
    policy_type: 'text',
    templates: 'jsonb',
    created_at: 'timestamptz',
    changed_at: 'timestamptz',
  },
  partition: `'org:secure'`,
  partitionOf: () => partitionOf('org', 'secure'),
  order: 'lower(t.name), t.id',
})

export const policyDeploymentTable = defineEntityTable<'policyDeployment'>({
  kind: 'policyDeployment',
  table: 'policy_deployment',
  fields: {
    id: 'uuid',
    customer_id: 'uuid',
    template_id: 'text',
    policy_id: 'text',
    inputs: 'jsonb',
    deployed: 'text',
    deployed_at: 'timestamptz',
    task_id: 'uuid',
  },
  partition: `t.customer_id || ':secure'`,
  partitionOf: ({ customer_id }) => partitionOf(customer_id, 'secure'),
  order: 't.id',
})
