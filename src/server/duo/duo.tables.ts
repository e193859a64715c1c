import { ACCOUNTS_PARTITION } from '#shared/contract/partitions.ts'
import { defineEntityTable } from '#server/platform/sync/entity-table.ts'

/** Accounts below the organization's may be nobody's companies: only who sees all companies hears of them. */
const forAllCompanies = {
  partition: `'${ACCOUNTS_PARTITION}'`,
  partitionOf: () => ACCOUNTS_PARTITION,
} as const

export const duoParentTable = defineEntityTable<'duoParent'>({
  ...forAllCompanies,
  kind: 'duoParent',
  table: 'duo_parent',
  fields: {
    id: 'uuid',
    api_hostname: 'text',
    state: 'text',
    fault: 'text',
    connected_at: 'timestamptz',
    checked_at: 'timestamptz',
  },
  order: 't.id',
})

export const duoAccountTable = defineEntityTable<'duoAccount'>({
  ...forAllCompanies,
  kind: 'duoAccount',
  table: 'duo_account',
  fields: {
    id: 'uuid',
    parent_id: 'uuid',
    account_id: 'text',
    name: 'text',
    api_hostname: 'text',
    is_gone: 'boolean',
  },
  order: 'lower(t.name), t.id',
})
