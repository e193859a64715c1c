import { ACCOUNTS_PARTITION, BASE_PARTITION, partitionOf } from '#shared/contract/partitions.ts'
import { checklistDerivation } from '#server/checklist/checklist.derivation.ts'
import { defineEntityTable } from '#server/platform/sync/entity-table.ts'

export const ticketToolTable = defineEntityTable<'ticketTool'>({
  kind: 'ticketTool',
  table: 'ticket_tool',
  fields: {
    id: 'uuid',
    type: 'text',
    state: 'text',
    fault: 'text',
    connected_at: 'timestamptz',
    checked_at: 'timestamptz',
    webhook: 'jsonb',
  },
  partition: `'${BASE_PARTITION}'`,
  partitionOf: () => BASE_PARTITION,
  order: 't.id',
  derivation: checklistDerivation,
})

export const ticketCatalogTable = defineEntityTable<'ticketCatalog'>({
  kind: 'ticketCatalog',
  table: 'ticket_catalog',
  fields: {
    id: 'uuid',
    host: 'text',
    read_at: 'timestamptz',
    fields: 'jsonb',
    priorities: 'jsonb',
    accounts: 'integer',
  },
  partition: `'org:integrations'`,
  partitionOf: () => partitionOf('org', 'integrations'),
  order: 't.id',
})

export const ticketAccountsTable = defineEntityTable<'ticketAccounts'>({
  kind: 'ticketAccounts',
  table: 'ticket_accounts',
  fields: { id: 'uuid', tool_id: 'uuid', accounts: 'jsonb' },
  partition: `'${ACCOUNTS_PARTITION}'`,
  partitionOf: () => ACCOUNTS_PARTITION,
  order: 't.id',
})

export const ticketMappingTable = defineEntityTable<'ticketMapping'>({
  kind: 'ticketMapping',
  table: 'ticket_mapping',
  fields: { id: 'uuid', customer_id: 'uuid', tool_id: 'uuid', account_id: 'text' },
  partition: `t.customer_id || ':integrations'`,
  partitionOf: ({ customer_id }) => partitionOf(customer_id, 'integrations'),
  order: 't.id',
})

export const ticketSettingsTable = defineEntityTable<'ticketSettings'>({
  kind: 'ticketSettings',
  table: 'ticket_settings',
  fields: {
    id: 'uuid',
    customer_id: 'uuid',
    tool_id: 'uuid',
    fields: 'jsonb',
    priorities: 'jsonb',
    closes_alerts: 'boolean',
  },
  partition: `coalesce(t.customer_id::text, 'org') || ':integrations'`,
  partitionOf: ({ customer_id }) => partitionOf(customer_id ?? 'org', 'integrations'),
  order: 't.id',
})
