import { partitionOf } from '#shared/contract/partitions.ts'
import { defineEntityTable } from '#server/platform/sync/entity-table.ts'

export const uploadedFileTable = defineEntityTable<'uploadedFile'>({
  kind: 'uploadedFile',
  table: 'uploaded_file',
  fields: {
    id: 'uuid',
    customer_id: 'uuid',
    file_name: 'text',
    extension: 'text',
    vendor: 'text',
    file_size: 'bigint',
    status: 'text',
    fault: 'text',
    is_checked: 'boolean',
    begun_at: 'timestamptz',
    uploaded: 'timestamptz',
    uploaded_by: 'uuid',
  },
  partition: `t.customer_id || ':companies'`,
  partitionOf: ({ customer_id }) => partitionOf(customer_id, 'companies'),
  order: 't.begun_at desc, t.id',
})
