import { defineEntityTable } from '#server/platform/sync/entity-table.ts'
import { BASE_PARTITION } from '#shared/contract/partitions.ts'

export const checklistItemTable = defineEntityTable<'checklistItem'>({
  kind: 'checklistItem',
  table: 'checklist_item',
  fields: {
    id: 'text',
    completionStatus: { column: 'completion_status', type: 'text' },
    details: 'jsonb',
    dismissed: 'boolean',
    autoDismissed: { column: 'auto_dismissed', type: 'boolean' },
  },
  partition: `'${BASE_PARTITION}'`,
  partitionOf: () => BASE_PARTITION,
  order: 't.id',
})
