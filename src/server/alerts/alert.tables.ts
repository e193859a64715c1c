import { partitionOf } from '#shared/contract/partitions.ts'
import { checklistDerivation } from '#server/checklist/checklist.derivation.ts'
import { defineEntityTable } from '#server/platform/sync/entity-table.ts'

export const alertTable = defineEntityTable<'alert'>({
  kind: 'alert',
  table: 'alert',
  fields: {
    id: 'uuid',
    customer_id: 'uuid',
    detection: 'text',
    detections: 'text[]',
    severity: 'text',
    at: 'timestamptz',
    last_at: 'timestamptz',
    raised_at: 'timestamptz',
    count: 'integer',
    account: 'jsonb',
    actor: 'jsonb',
    ip: 'text',
    location: 'jsonb',
    user_agent: 'text',
    source: 'text',
    changes: 'jsonb',
    facts: 'text[]',
    correlation_id: 'text',
    url: 'text',
    timeline: 'jsonb',
    status: 'text',
    handled_by: 'uuid',
    handled_at: 'timestamptz',
    snoozed_until: 'timestamptz',
    emailed_at: 'timestamptz',
    reopened_at: 'timestamptz',
    ticket: 'jsonb',
  },
  partition: `t.customer_id || ':alerts'`,
  partitionOf: ({ customer_id }) => partitionOf(customer_id, 'alerts'),
  order: 't.last_at desc, t.id',
})

export const feedStatesTable = defineEntityTable<'feedStates'>({
  kind: 'feedStates',
  table: 'feed_states',
  fields: { id: 'uuid', customer_id: 'uuid', sources: 'jsonb' },
  partition: `t.customer_id || ':secure'`,
  partitionOf: ({ customer_id }) => partitionOf(customer_id, 'secure'),
  order: 't.id',
})

export const usualSetupTable = defineEntityTable<'usualSetup'>({
  kind: 'usualSetup',
  table: 'usual_setup',
  fields: {
    id: 'uuid',
    customer_id: 'uuid',
    operating_countries: 'jsonb',
    malicious_countries: 'jsonb',
    safe_addresses: 'text[]',
    break_glass_accounts: 'text[]',
    watched_groups: 'text[]',
    provider_countries: 'text[]',
    exceptions: 'jsonb',
  },
  partition: `coalesce(t.customer_id::text, 'org') || ':secure'`,
  partitionOf: ({ customer_id }) => partitionOf(customer_id ?? 'org', 'secure'),
  order: 't.id',
  derivation: checklistDerivation,
})
