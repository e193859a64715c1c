import { checklistDerivation } from '#server/checklist/checklist.derivation.ts'
import { defineEntityTable } from '#server/platform/sync/entity-table.ts'
import { settleGoogleFactors } from '#server/google-factors/settle-google-factors.ts'
import { partitionOf } from '#shared/contract/partitions.ts'

export const integrationTable = defineEntityTable<'integration'>({
  kind: 'integration',
  table: 'integration',
  fields: {
    id: 'uuid',
    customer_id: 'uuid',
    type: 'text',
    kind: 'integer',
    is_active: 'boolean',
    display_name: 'text',
    state: 'text',
    tenant_id: 'text',
    tenant_name: 'text',
    domains: 'text[]',
    last_synced: 'timestamptz',
    fault: 'text',
    missing_scopes: 'text[]',
    facts: 'jsonb',
    pending_until: 'timestamptz',
    exchange: 'text',
    exchange_at: 'timestamptz',
  },
  partition: `t.customer_id || ':integrations'`,
  partitionOf: ({ customer_id }) => partitionOf(customer_id, 'integrations'),
  order: 't.id',
  derivation: checklistDerivation,
  settle: settleGoogleFactors,
})

export const taskTable = defineEntityTable<'task'>({
  kind: 'task',
  table: 'task',
  fields: {
    id: 'uuid',
    customer_id: 'uuid',
    integration_id: 'uuid',
    name: 'text',
    state: 'text',
    read: 'integer',
    added: 'integer',
    changed: 'integer',
    vanished: 'integer',
    fault: 'text',
    requested_at: 'timestamptz',
    requested_by: 'uuid',
    finished_at: 'timestamptz',
  },
  partition: `t.customer_id || ':integrations'`,
  partitionOf: ({ customer_id }) => partitionOf(customer_id, 'integrations'),
  order: 't.requested_at, t.id',
})

export const payeeTable = defineEntityTable<'payee'>({
  kind: 'payee',
  table: 'payee',
  fields: {
    id: 'uuid',
    customer_id: 'uuid',
    posted_on: 'text',
    vendor: 'text',
    description: 'text',
    cost: 'bigint',
    currency: 'text',
    account: 'text',
  },
  partition: `t.customer_id || ':payees'`,
  partitionOf: ({ customer_id }) => partitionOf(customer_id, 'payees'),
  order: 't.posted_on desc, t.id',
})

export const productLicenseTable = defineEntityTable<'productLicense'>({
  kind: 'productLicense',
  table: 'product_license',
  fields: {
    id: 'uuid',
    customer_id: 'uuid',
    application: 'text',
    sku_id: 'text',
    part_number: 'text',
    product_name: 'text',
    enabled: 'integer',
    consumed: 'integer',
    status: 'text',
  },
  partition: `t.customer_id || ':licenseCenter'`,
  partitionOf: ({ customer_id }) => partitionOf(customer_id, 'licenseCenter'),
  order: 'lower(t.product_name), t.id',
})
