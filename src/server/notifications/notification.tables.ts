import { ownPartition } from '#shared/contract/partitions.ts'
import { defineEntityTable } from '#server/platform/sync/entity-table.ts'

export const notificationTable = defineEntityTable<'notification'>({
  kind: 'notification',
  table: 'notification',
  fields: {
    id: 'uuid',
    customer_id: 'uuid',
    pid: 'text',
    severity: 'text',
    kind: 'text',
    count: 'integer',
    path: 'text',
    people: 'jsonb',
    told_at: 'timestamptz',
  },
  partition: 't.pid',
  partitionOf: ({ pid }) => pid,
  order: 't.told_at desc, t.id',
})

export const notificationMarksTable = defineEntityTable<'notificationMarks'>({
  kind: 'notificationMarks',
  table: 'notification_marks',
  fields: { id: 'uuid', read_until: 'timestamptz', read_ids: 'text[]' },
  partition: `t.id || ':own'`,
  partitionOf: ({ id }) => ownPartition(id),
  order: 't.id',
})
