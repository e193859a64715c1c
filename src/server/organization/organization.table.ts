import { defineEntityTable } from '#server/platform/sync/entity-table.ts'
import { BASE_PARTITION } from '#shared/contract/partitions.ts'

export const organizationTable = defineEntityTable<'organization'>({
  kind: 'organization',
  table: 'organization',
  fields: { id: 'uuid', name: 'text', time_zone: 'text', device_policy: 'jsonb', metadata: 'jsonb' },
  partition: `'${BASE_PARTITION}'`,
  partitionOf: () => BASE_PARTITION,
  order: 't.id',
})
