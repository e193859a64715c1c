import type { Migration } from '#server/platform/database/migrate.ts'
import { stamped } from '#server/platform/sync/sync.migrations.ts'

const ofCompany = `foreign key (organization_id, customer_id) references customer (organization_id, id)
    deferrable initially deferred`

export const accessMigrations: Migration[] = [
  {
    name: '0291-access',
    script: `
create table access_policy (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  policy jsonb not null,
  primary key (organization_id, id),
  ${ofCompany}
);
create index access_policy_of_customer on access_policy (organization_id, customer_id);
${stamped('access_policy', 'accessPolicy')}

create table access_options (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  unread text,
  is_incomplete boolean,
  locations jsonb not null,
  groups jsonb not null,
  applications jsonb not null,
  strengths jsonb not null,
  contexts jsonb not null,
  terms jsonb not null,
  people jsonb not null,
  members jsonb,
  missing jsonb not null,
  security_defaults boolean,
  primary key (organization_id, id),
  ${ofCompany},
  check (id = customer_id)
);
${stamped('access_options', 'accessOptions')}

create table access_reading (
  organization_id uuid not null,
  customer_id uuid not null,
  asked_at timestamptz not null,
  primary key (organization_id, customer_id),
  foreign key (organization_id, customer_id) references customer (organization_id, id) on delete cascade
);

create table access_change (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  target text not null,
  object_id text not null,
  name text not null,
  change text not null,
  found_at timestamptz not null,
  before jsonb,
  after jsonb,
  task_id uuid,
  primary key (organization_id, id),
  ${ofCompany}
);
create index access_change_of_customer on access_change (organization_id, customer_id, found_at);
${stamped('access_change', 'accessChange')}

create table access_task (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  source jsonb,
  undoes uuid,
  state text not null,
  items jsonb not null,
  requested_by uuid,
  requested_at timestamptz not null,
  finished_at timestamptz,
  primary key (organization_id, id),
  ${ofCompany}
);
create index access_task_of_customer on access_task (organization_id, customer_id, requested_at);
create index access_task_under_way on access_task (organization_id, customer_id) where finished_at is null;
create table access_runner (
  organization_id uuid not null,
  customer_id uuid not null,
  holder uuid not null,
  held_until timestamptz not null,
  primary key (organization_id, customer_id),
  foreign key (organization_id, customer_id) references customer (organization_id, id) on delete cascade
);
${stamped('access_task', 'accessTask')}
`,
  },
]
