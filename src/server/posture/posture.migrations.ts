import type { Migration } from '#server/platform/database/migrate.ts'
import { stamped } from '#server/platform/sync/sync.migrations.ts'

export const postureMigrations: Migration[] = [
  {
    name: '0140-posture',
    script: `
create table posture (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  read_at timestamptz not null,
  service_plans jsonb,
  verdicts jsonb not null,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id)
    deferrable initially deferred,
  check (id = customer_id)
);
create table source_reading (
  organization_id uuid not null,
  customer_id uuid not null,
  source text not null,
  asked_at timestamptz not null,
  failure text,
  read_at timestamptz,
  value jsonb,
  primary key (organization_id, customer_id, source),
  foreign key (organization_id, customer_id) references customer (organization_id, id) on delete cascade
);
create table audit_setting (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid,
  check_id text not null,
  enabled boolean not null,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id)
    deferrable initially deferred
);
create unique index audit_setting_of_check on audit_setting (organization_id, customer_id, check_id) nulls not distinct;
create table check_resolution (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  check_id text not null,
  status text not null,
  details text not null,
  resolved_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id)
    deferrable initially deferred
);
create unique index check_resolution_of_check on check_resolution (organization_id, customer_id, check_id);
${stamped('posture', 'posture')}
${stamped('audit_setting', 'auditSetting')}
${stamped('check_resolution', 'checkResolution')}
`,
  },
  {
    name: '0141-posture-change',
    script: `
create table posture_change (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  check_id text not null,
  found_at timestamptz not null,
  before jsonb not null,
  after jsonb not null,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id)
    deferrable initially deferred
);
create index posture_change_of_customer on posture_change (organization_id, customer_id, found_at);
${stamped('posture_change', 'postureChange')}
`,
  },
  {
    name: '0142-tenant-answers',
    script: `
create table tenant_answers (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  service_plans jsonb,
  answers jsonb not null,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id)
    deferrable initially deferred,
  check (id = customer_id)
);
${stamped('tenant_answers', 'tenantAnswers')}
`,
  },
  {
    name: '0143-posture-task',
    script: `
create table posture_task (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  action text not null,
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
create index posture_task_of_customer on posture_task (organization_id, customer_id, requested_at);
create index posture_task_under_way on posture_task (organization_id, customer_id) where finished_at is null;
create table posture_runner (
  organization_id uuid not null,
  customer_id uuid not null,
  holder uuid not null,
  held_until timestamptz not null,
  primary key (organization_id, customer_id),
  foreign key (organization_id, customer_id) references customer (organization_id, id) on delete cascade
);
${stamped('posture_task', 'postureTask')}
`,
  },
  {
    name: '0162-posture-change-by',
    formerly: '0160-posture-change-by',
    script: `alter table posture_change add column by jsonb;`,
  },
  {
    name: '0510-posture-clouds',
    script: `
alter table posture add column clouds jsonb not null default '{}';
update posture set clouds = jsonb_build_object(
  'microsoft', to_char(read_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
alter table posture alter column clouds drop default;
`,
  },
]
