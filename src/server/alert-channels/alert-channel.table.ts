import { partitionOf } from '#shared/contract/partitions.ts'
import { defineEntityTable } from '#server/platform/sync/entity-table.ts'

export const alertChannelsTable = defineEntityTable<'alertChannels'>({
  kind: 'alertChannels',
  table: 'alert_channels',
  fields: { id: 'uuid', webhook: 'jsonb', mail: 'jsonb', tickets: 'jsonb' },
  partition: `'org:secure'`,
  partitionOf: () => partitionOf('org', 'secure'),
  order: 't.id',
})
