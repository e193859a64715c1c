import { defineEntityTable } from '#server/platform/sync/entity-table.ts'

export const userTable = defineEntityTable<'user'>({
  kind: 'user',
  table: 'app_user',
  fields: {
    id: 'uuid',
    organization: { column: 'organization_id', type: 'uuid' },
    email: 'text',
    first_name: 'text',
    last_name: 'text',
    avatar: 'text',
    role: 'text',
    permissions: { column: 'stored_permissions', type: 'jsonb' },
    all_customers: { column: 'all_customers', type: 'boolean' },
  },
  partition: `'org:systemUsers'`,
  partitionOf: () => 'org:systemUsers',
  order: 'lower(t.last_name), lower(t.first_name), t.id',
})
