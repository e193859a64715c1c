import { partitionOf } from '#shared/contract/partitions.ts'
import { defineEntityTable } from '#server/platform/sync/entity-table.ts'

/** What every template and baseline has. */
const NAMED = {
  id: 'uuid',
  name: 'text',
  description: 'text',
  created_at: 'timestamptz',
  changed_at: 'timestamptz',
} as const

/** They are the organization's, and told by name. */
const OWN = {
  partition: `'org:secure'`,
  partitionOf: () => partitionOf('org', 'secure'),
  order: 'lower(t.name), t.id',
} as const

export const policyTemplateTable = defineEntityTable<'policyTemplate'>({
  kind: 'policyTemplate',
  table: 'policy_template',
  fields: { ...NAMED, policy_type: 'text', body: 'jsonb', prompted_inputs: 'jsonb' },
  ...OWN,
})

export const mailTemplateTable = defineEntityTable<'mailTemplate'>({
  kind: 'mailTemplate',
  table: 'mail_template',
  fields: { ...NAMED, policy: 'jsonb' },
  ...OWN,
})

export const deviceTemplateTable = defineEntityTable<'deviceTemplate'>({
  kind: 'deviceTemplate',
  table: 'device_template',
  fields: { ...NAMED, policy_type: 'text', policy: 'jsonb' },
  ...OWN,
})

export const policyBaselineTable = defineEntityTable<'policyBaseline'>({
  kind: 'policyBaseline',
  table: 'policy_baseline',
  fields: { ...NAMED, policy_type: 'text', templates: 'jsonb' },
  ...OWN,
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
