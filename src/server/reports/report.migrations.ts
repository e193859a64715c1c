import type { Migration } from '#server/platform/database/migrate.ts'
import { stamped } from '#server/platform/sync/sync.migrations.ts'

export const reportMigrations: Migration[] = [
  {
    name: '0520-reports',
    script: `
create table scheduled_report (
  organization_id uuid not null,
  id uuid not null,
  report_type text not null,
  description text not null,
  frequency text not null,
  enabled boolean not null,
  recipient uuid not null,
  customer_ids text[] not null,
  active_since timestamptz not null,
  last_due_at timestamptz,
  last_outcome text,
  primary key (organization_id, id)
);
create index scheduled_report_enabled on scheduled_report (organization_id) where enabled;
${stamped('scheduled_report', 'scheduledReport')}

-- Who is making the mail of a scheduled report now. Times are milliseconds since 1970.
create table scheduled_report_run (
  organization_id uuid not null,
  report_id uuid not null,
  due_at bigint not null,
  taken_at bigint not null,
  attempts integer not null,
  primary key (organization_id, report_id),
  foreign key (organization_id, report_id) references scheduled_report (organization_id, id)
    on delete cascade deferrable initially deferred
);

-- Reports that somebody has asked for. attempt says which pieces are those of the file, and is null until there is one.
create table report (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  user_id uuid not null,
  request jsonb not null,
  requested_at bigint not null,
  -- waiting, complete or failed
  state text not null,
  file_name text,
  attempt uuid,
  primary key (organization_id, id)
);
create index report_by_age on report (requested_at);
create table report_piece (
  organization_id uuid not null,
  report_id uuid not null,
  attempt uuid not null,
  place integer not null,
  -- Base64.
  bytes text not null,
  primary key (organization_id, report_id, attempt, place),
  foreign key (organization_id, report_id) references report (organization_id, id) on delete cascade
);

-- Which companies without Secure have had their report of a quarter.
create table free_report (
  organization_id uuid not null,
  customer_id uuid not null,
  quarter text not null,
  report_id uuid not null,
  primary key (organization_id, customer_id, quarter)
);
`,
  },
]
