import { partitionOf } from '#shared/contract/partitions.ts'
import { taskFields } from '#server/company-tasks/task-tables.ts'
import { defineEntityTable } from '#server/platform/sync/entity-table.ts'

export const tenantContactsTable = defineEntityTable<'tenantContacts'>({
  kind: 'tenantContacts',
  table: 'tenant_contacts',
  fields: { id: 'uuid', customer_id: 'uuid', unread: 'text', read_at: 'timestamptz', contacts: 'jsonb' },
  partition: `t.customer_id || ':secure'`,
  partitionOf: ({ customer_id }) => partitionOf(customer_id, 'secure'),
  order: 't.id',
})

export const contactsTaskTable = defineEntityTable<'contactsTask'>({
  kind: 'contactsTask',
  table: 'contacts_task',
  fields: taskFields,
  partition: `t.customer_id || ':secure'`,
  partitionOf: ({ customer_id }) => partitionOf(customer_id, 'secure'),
  order: 't.requested_at, t.id',
})
