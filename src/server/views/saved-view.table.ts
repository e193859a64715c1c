import { VIEWS_PARTITION } from '#shared/contract/partitions.ts'
import { defineEntityTable } from '#server/platform/sync/entity-table.ts'

export const savedViewTable = defineEntityTable<'savedView'>({
  kind: 'savedView',
  table: 'saved_view',
  fields: { id: 'uuid', list: 'text', name: 'text', query: 'text', changed_at: 'timestamptz' },
  partition: `'${VIEWS_PARTITION}'`,
  partitionOf: () => VIEWS_PARTITION,
  order: 't.list, lower(t.name), t.id',
})
