import type { Migration } from '#server/platform/database/migrate.ts'

export const userMigrations: Migration[] = [
  {
    name: '0120-system-user',
    script: `
alter table app_user
  add column excludes_nfr boolean not null default false,
  add column customer_id uuid,
  add column login_options text not null default 'password',
  add column status text not null default 'joined',
  add column disabled boolean not null default false,
  add column untouchable boolean not null default false;
create table removed_user (
  id uuid primary key,
  organization_id uuid not null,
  removed_at timestamptz not null,
  forgotten_at timestamptz
);
create index removed_user_to_forget on removed_user (removed_at) where forgotten_at is null;
`,
  },
  {
    // The user pool did not hear of it until now.
    name: '0121-login-options-in-the-pool',
    script: `
update identity_user i set attributes = i.attributes || '{"custom:login_options": "microsoft"}'
from app_user u where u.id = i.sub and u.login_options = 'microsoft';
`,
  },
  {
    // A group goes only when no scope names it: checked at the end, as whoever goes takes what they name along.
    name: '0391-groups-exclusions-and-switches',
    script: `
alter table app_user add column withheld text[] not null default '{}';
create table user_excluded_customer (
  organization_id uuid not null,
  user_id uuid not null,
  customer_id uuid not null,
  primary key (organization_id, user_id, customer_id)
);
create table user_company_group (
  organization_id uuid not null,
  user_id uuid not null,
  group_id uuid not null,
  is_excluded boolean not null,
  primary key (organization_id, user_id, group_id, is_excluded),
  constraint user_company_group_is_there foreign key (organization_id, group_id)
    references company_group (organization_id, id) deferrable initially deferred
);
create index user_company_group_by_group on user_company_group (organization_id, group_id);
`,
  },
]
