import { ACCOUNTS_PARTITION } from '#shared/contract/partitions.ts'
import { checklistDerivation } from '#server/checklist/checklist.derivation.ts'
import { defineEntityTable } from '#server/platform/sync/entity-table.ts'

/** Customers of a partner may be nobody's companies: only who sees all companies hears of them. */
const forAllCompanies = {
  partition: `'${ACCOUNTS_PARTITION}'`,
  partitionOf: () => ACCOUNTS_PARTITION,
} as const

export const partnerConnectionTable = defineEntityTable<'partnerConnection'>({
  ...forAllCompanies,
  kind: 'partnerConnection',
  table: 'partner_connection',
  fields: {
    id: 'uuid',
    tenant_id: 'text',
    tenant_name: 'text',
    user_name: 'text',
    agents: 'text',
    state: 'text',
    fault: 'text',
    connected_at: 'timestamptz',
    checked_at: 'timestamptz',
  },
  order: 't.id',
})

export const partnerRelationshipTable = defineEntityTable<'partnerRelationship'>({
  ...forAllCompanies,
  kind: 'partnerRelationship',
  table: 'partner_relationship',
  fields: {
    id: 'uuid',
    connection_id: 'uuid',
    relationship_id: 'text',
    name: 'text',
    tenant_id: 'text',
    customer_name: 'text',
    status: 'text',
    duration: 'integer',
    is_extended: 'boolean',
    created_at: 'timestamptz',
    activated_at: 'timestamptz',
    ends_at: 'timestamptz',
    role_ids: 'text[]',
    agent_role_ids: 'text[]',
    approval_url: 'text',
    is_ours: 'boolean',
  },
  order: 'lower(t.name), t.id',
})

export const partnerTenantTable = defineEntityTable<'partnerTenant'>({
  ...forAllCompanies,
  kind: 'partnerTenant',
  table: 'partner_tenant',
  fields: { id: 'uuid', connection_id: 'uuid', tenant_id: 'text', name: 'text', domain: 'text' },
  order: 'lower(t.name), t.id',
  derivation: checklistDerivation,
})

export const partnerTaskTable = defineEntityTable<'partnerTask'>({
  ...forAllCompanies,
  kind: 'partnerTask',
  table: 'partner_task',
  fields: {
    id: 'uuid',
    connection_id: 'uuid',
    name: 'text',
    state: 'text',
    items: 'jsonb',
    requested_at: 'timestamptz',
    requested_by: 'uuid',
    finished_at: 'timestamptz',
  },
  order: 't.requested_at, t.id',
})
