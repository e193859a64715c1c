import { partitionOf } from '#shared/contract/partitions.ts'
import { defineEntityTable } from '#server/platform/sync/entity-table.ts'

export const savedViewTable = defineEntityTable<'savedView'>({
  kind: 'savedView',
  table: 'saved_view',
  fields: { id: 'uuid', list: 'text', name: 'text', query: 'text', changed_at: 'timestamptz' },
  partition: `'org:secure'`,
  partitionOf: () => partitionOf('org', 'secure'),
  order: 't.list, lower(t.name), t.id',
})
