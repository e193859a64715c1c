import { partitionOf } from '#shared/contract/partitions.ts'
import { defineEntityTable } from '#server/platform/sync/entity-table.ts'

export const instructionTable = defineEntityTable<'instruction'>({
  kind: 'instruction',
  table: 'instruction',
  fields: {
    id: 'uuid',
    customer_id: 'uuid',
    check_id: 'text',
    text: 'text',
    edited_by: 'uuid',
    edited_at: 'timestamptz',
  },
  partition: `t.customer_id || ':secure'`,
  partitionOf: ({ customer_id }) => partitionOf(customer_id, 'secure'),
  order: 't.id',
})
