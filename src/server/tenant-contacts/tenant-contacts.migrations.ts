import { taskTables } from '#server/company-tasks/task-tables.ts'
import type { Migration } from '#server/platform/database/migrate.ts'
import { stamped } from '#server/platform/sync/sync.migrations.ts'

export const tenantContactsMigrations: Migration[] = [
  {
    name: '0450-tenant-contacts',
    script: `
create table tenant_contacts (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  unread text,
  read_at timestamptz,
  contacts jsonb,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id)
    deferrable initially deferred,
  check (id = customer_id)
);
${stamped('tenant_contacts', 'tenantContacts')}
${taskTables('contactsTask', 'contacts_task', 'contacts_runner')}
`,
  },
]
