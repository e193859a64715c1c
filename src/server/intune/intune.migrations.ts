import { taskTables } from '#server/company-tasks/task-tables.ts'
import type { Migration } from '#server/platform/database/migrate.ts'
import { stamped } from '#server/platform/sync/sync.migrations.ts'

export const intuneMigrations: Migration[] = [
  {
    name: '0296-device-policies',
    script: `
create table device_policies (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  unread jsonb not null,
  is_incomplete boolean not null,
  groups jsonb not null,
  policies jsonb not null,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id)
    deferrable initially deferred,
  check (id = customer_id)
);
${stamped('device_policies', 'devicePolicies')}

create table device_policy (
  organization_id uuid not null,
  customer_id uuid not null,
  set text not null,
  object_id text not null,
  policy jsonb not null,
  primary key (organization_id, customer_id, set, object_id),
  foreign key (organization_id, customer_id) references customer (organization_id, id) on delete cascade
);
`,
  },
  {
    name: '0297-device-policy-tasks',
    script: `
${taskTables('devicePolicyTask', 'device_policy_task', 'device_policy_runner')}
create table device_policy_kept (
  organization_id uuid not null,
  task_id uuid not null,
  place integer not null,
  wanted jsonb,
  before jsonb,
  primary key (organization_id, task_id, place),
  foreign key (organization_id, task_id) references device_policy_task (organization_id, id)
    on delete cascade deferrable initially deferred
);
`,
  },
]
