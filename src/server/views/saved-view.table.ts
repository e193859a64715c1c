import { viewsPartition } from '#shared/contract/partitions.ts'
import { VIEWED_LISTS, type ViewedList } from '#shared/domain/views/saved-view.ts'
import { defineEntityTable } from '#server/platform/sync/entity-table.ts'

const partitionOf = (list: ViewedList) => viewsPartition(VIEWED_LISTS[list])

const partitions = (Object.keys(VIEWED_LISTS) as ViewedList[]).map(
  (list) => `when '${list}' then '${partitionOf(list)}'`,
)

export const savedViewTable = defineEntityTable<'savedView'>({
  kind: 'savedView',
  table: 'saved_view',
  fields: { id: 'uuid', list: 'text', name: 'text', query: 'text', changed_at: 'timestamptz' },
  partition: `case t.list ${partitions.join(' ')} end`,
  partitionOf: ({ list }) => partitionOf(list),
  order: 't.list, lower(t.name), t.id',
})
