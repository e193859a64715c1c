import type { Migration } from '#server/platform/database/migrate.ts'

export const deviceMigrations: Migration[] = [
  {
    name: '0070-device',
    script: `
create table device (
  organization_id uuid not null,
  user_id uuid not null,
  id uuid not null,
  name text not null,
  key_mode text not null,
  secret text,
  last_seen timestamptz not null,
  reported_at timestamptz,
  pending bigint not null default 0,
  oldest_pending_at bigint,
  highest_seq bigint not null default 0,
  cursor bigint,
  wipe text check (wipe in ('asked', 'done')),
  subscription jsonb,
  primary key (organization_id, user_id, id)
);
create table lease_key (
  singleton boolean primary key default true check (singleton),
  private_jwk jsonb not null,
  created_at timestamptz not null
);
`,
  },
  {
    name: '0071-device-sign-in',
    script: `
alter table device add column sign_in text;
`,
  },
]
