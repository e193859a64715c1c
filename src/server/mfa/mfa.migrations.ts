import type { Migration } from '#server/platform/database/migrate.ts'
import { stamped } from '#server/platform/sync/sync.migrations.ts'

export const mfaMigrations: Migration[] = [
  {
    name: '0293-mfa-report',
    script: `
create table mfa_report (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  unread text,
  registrations_unread text,
  states_unread text,
  is_incomplete boolean not null,
  people jsonb not null,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id)
    deferrable initially deferred,
  check (id = customer_id)
);
${stamped('mfa_report', 'mfaReport')}
`,
  },
  {
    name: '0294-mfa-task',
    script: `
create table mfa_task (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  undoes uuid,
  state text not null,
  items jsonb not null,
  requested_by uuid,
  requested_at timestamptz not null,
  finished_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id)
    deferrable initially deferred
);
create index mfa_task_of_customer on mfa_task (organization_id, customer_id, requested_at);
create index mfa_task_under_way on mfa_task (organization_id, customer_id) where finished_at is null;
create index mfa_task_undoes on mfa_task (organization_id, undoes) where undoes is not null;
create table mfa_runner (
  organization_id uuid not null,
  customer_id uuid not null,
  holder uuid not null,
  held_until timestamptz not null,
  primary key (organization_id, customer_id),
  foreign key (organization_id, customer_id) references customer (organization_id, id) on delete cascade
);
${stamped('mfa_task', 'mfaTask')}
`,
  },
]
