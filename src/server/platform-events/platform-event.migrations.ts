import type { Migration } from '#server/platform/database/migrate.ts'

export const platformEventMigrations: Migration[] = [
  {
    name: '0285-platform-episodes',
    script: `
-- What is not well now and was told of by an alert. Times are milliseconds since 1970.
create table platform_episode (
  organization_id uuid not null,
  customer_id uuid not null,
  matter text not null,
  subject text not null,
  began text not null,
  alert_id uuid,
  raised_at bigint not null,
  primary key (organization_id, customer_id, matter, subject)
);
create index posture_change_regressed on posture_change (organization_id, customer_id, check_id, found_at)
  where before ->> 'status' = 'compliant' and after ->> 'status' = 'notCompliant';
create index posture_task_unwell on posture_task (organization_id, customer_id)
  where state in ('failed', 'partly completed');
create index task_of_integration on task (organization_id, integration_id, finished_at);
create index alert_task_unwell on alert_task (organization_id, customer_id) where state in ('failed', 'partial');
`,
  },
]
