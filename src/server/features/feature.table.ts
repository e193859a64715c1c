import { defineEntityTable } from '#server/platform/sync/entity-table.ts'
import { BASE_PARTITION } from '#shared/contract/partitions.ts'

export const featureFlagTable = defineEntityTable<'featureFlag'>({
  kind: 'featureFlag',
  table: 'feature_flag',
  fields: { id: 'text', feature: 'text', enabled: 'boolean' },
  partition: `'${BASE_PARTITION}'`,
  partitionOf: () => BASE_PARTITION,
  order: 't.id',
})
