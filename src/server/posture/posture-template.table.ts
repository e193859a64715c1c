import { partitionOf } from '#shared/contract/partitions.ts'
import { defineEntityTable } from '#server/platform/sync/entity-table.ts'

export const postureTemplateTable = defineEntityTable<'postureTemplate'>({
  kind: 'postureTemplate',
  table: 'posture_template',
  fields: { id: 'uuid', name: 'text', description: 'text', checks: 'jsonb', changed_at: 'timestamptz' },
  partition: `'org:secure'`,
  partitionOf: () => partitionOf('org', 'secure'),
  order: 'lower(t.name), t.id',
})
