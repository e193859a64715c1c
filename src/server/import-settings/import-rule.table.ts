import { BASE_PARTITION, partitionOf } from '#shared/contract/partitions.ts'
import { defineEntityTable } from '#server/platform/sync/entity-table.ts'

export const importRuleTable = defineEntityTable<'importRule'>({
  kind: 'importRule',
  table: 'import_rule',
  fields: {
    id: 'uuid',
    customer_id: 'uuid',
    integrationType: { column: 'integration_type', type: 'text' },
    domains: 'jsonb',
    include: 'jsonb',
    exclude: 'jsonb',
  },
  partition: `coalesce(t.customer_id || ':engage', '${BASE_PARTITION}')`,
  partitionOf: ({ customer_id }) =>
    customer_id === null ? BASE_PARTITION : partitionOf(customer_id, 'engage'),
  order: 't.id',
})
