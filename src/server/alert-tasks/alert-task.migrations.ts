import type { Migration } from '#server/platform/database/migrate.ts'
import { stamped } from '#server/platform/sync/sync.migrations.ts'

export const alertTaskMigrations: Migration[] = [
  {
    name: '0270-alert-tasks',
    script: `
create table alert_task (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  alert_id uuid not null,
  action text not null,
  account jsonb,
  wish jsonb,
  state text not null,
  steps jsonb not null,
  requested_by uuid,
  requested_at timestamptz not null,
  finished_at timestamptz,
  until timestamptz,
  undoes uuid,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id)
    deferrable initially deferred
);
create index alert_task_of_alert on alert_task (organization_id, customer_id, alert_id);
create index alert_task_under_way on alert_task (organization_id, customer_id) where finished_at is null;
create index alert_task_until on alert_task (until) where until is not null;
create index alert_task_undoes on alert_task (organization_id, undoes) where undoes is not null;
create index alert_task_by_age on alert_task (finished_at);
create table alert_task_runner (
  organization_id uuid not null,
  customer_id uuid not null,
  holder uuid not null,
  held_until timestamptz not null,
  primary key (organization_id, customer_id),
  foreign key (organization_id, customer_id) references customer (organization_id, id) on delete cascade
);
${stamped('alert_task', 'alertTask')}
`,
  },
]
