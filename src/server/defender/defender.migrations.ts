import { taskTables } from '#server/company-tasks/task-tables.ts'
import type { Migration } from '#server/platform/database/migrate.ts'
import { stamped } from '#server/platform/sync/sync.migrations.ts'

export const defenderMigrations: Migration[] = [
  {
    name: '0295-mail-policies',
    script: `
create table mail_policies (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  unread jsonb not null,
  is_incomplete boolean not null,
  policies jsonb not null,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id)
    deferrable initially deferred,
  check (id = customer_id)
);
${stamped('mail_policies', 'mailPolicies')}
${taskTables('mailPolicyTask', 'mail_policy_task', 'mail_policy_runner')}
`,
  },
]
