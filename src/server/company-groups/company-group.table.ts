import { GROUPS_PARTITION } from '#shared/contract/partitions.ts'
import { defineEntityTable } from '#server/platform/sync/entity-table.ts'

export const companyGroupTable = defineEntityTable<'companyGroup'>({
  kind: 'companyGroup',
  table: 'company_group',
  // A company that is deleted stays named here: whoever reads a group looks for companies that are there.
  fields: { id: 'uuid', name: 'text', customer_ids: 'text[]' },
  partition: `'${GROUPS_PARTITION}'`,
  partitionOf: () => GROUPS_PARTITION,
  order: 'lower(t.name), t.id',
})
