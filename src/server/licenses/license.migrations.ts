import type { Migration } from '#server/platform/database/migrate.ts'
import { stamped } from '#server/platform/sync/sync.migrations.ts'

export const licenseMigrations: Migration[] = [
  {
    name: '0081-subscription',
    script: `
create table subscription (
  organization_id uuid not null,
  id uuid not null,
  plan text not null,
  billing text not null,
  trial_ends_at timestamptz,
  has_pb_sub boolean not null,
  has_multi_csp boolean not null,
  has_mfa_only boolean not null,
  has_engage_autopilot boolean not null,
  licenses jsonb not null,
  primary key (organization_id, id)
);
${stamped('subscription', 'subscription')}
`,
  },
  {
    name: '0311-licenses-of-people',
    script: `
alter table subscription add column renews_on text;

create table license_pool (
  organization_id uuid not null,
  id text not null,
  assigned jsonb not null,
  primary key (organization_id, id)
);
${stamped('license_pool', 'licensePool')}

create table company_licenses (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  auto_assign jsonb not null,
  secure text not null,
  short jsonb not null,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id)
    deferrable initially deferred,
  check (id = customer_id)
);
${stamped('company_licenses', 'companyLicenses')}
`,
  },
]
