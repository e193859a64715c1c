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
