import { defineEntityTable } from '#server/platform/sync/entity-table.ts'
import { BASE_PARTITION } from '#shared/contract/partitions.ts'

/** How many seats are taken is no secret among those who may know how many there are. */
export const licensePoolTable = defineEntityTable<'licensePool'>({
  kind: 'licensePool',
  table: 'license_pool',
  fields: { id: 'text', assigned: 'jsonb' },
  partition: `'${BASE_PARTITION}'`,
  partitionOf: () => BASE_PARTITION,
  order: 't.id',
})
