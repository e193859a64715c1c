import type { Migration } from '#server/platform/database/migrate.ts'

/** The pool stands apart from organizations: a person signs in first and belongs to a tenant afterwards. */
export const identityMigrations: Migration[] = [
  {
    name: '0050-identity',
    script: `
create table identity_user (
  sub uuid primary key,
  email text not null,
  status text not null check (status in ('UNCONFIRMED', 'CONFIRMED', 'RESET_REQUIRED', 'FORCE_CHANGE_PASSWORD')),
  enabled boolean not null default true,
  attributes jsonb not null default '{}',
  password_hash text,
  srp_salt text,
  srp_verifier text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (num_nulls(password_hash, srp_salt, srp_verifier) in (0, 3))
);
create unique index identity_user_by_email on identity_user (lower(email));
create table identity_refresh_token (
  origin_jti uuid primary key,
  token_hash text not null unique,
  sub uuid not null references identity_user on delete cascade,
  client_id text not null,
  event_id uuid not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index identity_refresh_token_by_user on identity_refresh_token (sub);
create index identity_refresh_token_by_end on identity_refresh_token (expires_at);
create table identity_challenge (
  token_hash text primary key,
  name text not null,
  state jsonb not null,
  expires_at timestamptz not null
);
create index identity_challenge_by_end on identity_challenge (expires_at);
create table identity_throttle (
  key text primary key,
  failures double precision not null,
  last_at timestamptz not null
);
create index identity_throttle_by_age on identity_throttle (last_at);
create table identity_signing_key (
  token_use text primary key check (token_use in ('id', 'access')),
  kid text not null unique,
  private_jwk jsonb not null,
  created_at timestamptz not null
);
`,
  },
]

/** Comes after what later floors of the schema brought. */
export const laterIdentityMigrations: Migration[] = [
  {
    name: '0090-user-pool',
    script: `
alter table identity_user add column password_expires_at timestamptz;
create table identity_code (
  sub uuid not null,
  purpose text not null check (purpose in ('sign-up', 'password')),
  code_hash text not null,
  wrong integer not null default 0,
  wrong_at_home integer not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (sub, purpose)
);
create index identity_code_by_end on identity_code (expires_at);
create table identity_software_token (
  sub uuid primary key references identity_user on delete cascade,
  pending_secret text,
  secret text,
  last_step bigint,
  enabled boolean not null default false,
  preferred boolean not null default false,
  check (secret is not null or not enabled)
);
create table identity_known_network (
  sub uuid not null references identity_user on delete cascade,
  network_hash text not null,
  last_at timestamptz not null,
  primary key (sub, network_hash)
);
create index identity_known_network_by_age on identity_known_network (last_at);
`,
  },
  {
    name: '0091-spent-work',
    script: `
create table identity_spent_work (signature text primary key, expires_at timestamptz not null);
create index identity_spent_work_by_end on identity_spent_work (expires_at);
`,
  },
  {
    name: '0092-shared-account',
    script: `
alter table identity_user add column is_shared boolean not null default false;
`,
  },
  {
    name: '0200-sign-in-proof',
    // Whoever has an app switched on was asked for its code.
    script: `
alter table identity_refresh_token add column proof text not null default 'password'
  check (proof in ('password', 'factor', 'provider', 'shared'));
alter table identity_refresh_token alter column proof drop default;
update identity_refresh_token t set proof = 'factor'
  where exists (select from identity_software_token s where s.sub = t.sub and s.enabled);
`,
  },
  {
    name: '0230-refresh-token-rotation',
    script: `
alter table identity_refresh_token
  add column previous_hash text,
  add column branch text,
  add column rotated_at timestamptz,
  add column family_key text;
create index identity_refresh_token_by_previous on identity_refresh_token (previous_hash);
`,
  },
]
