import type { Migration } from '#server/platform/database/migrate.ts'

export const ssoMigrations: Migration[] = [
  {
    name: '0100-sso',
    script: `
create table sso_link (
  user_id uuid primary key references app_user (id) on delete cascade,
  tenant_id uuid not null,
  object_id uuid not null,
  linked_at timestamptz not null,
  unique (tenant_id, object_id)
);
create table sso_spent_state (state_hash text primary key, expires_at timestamptz not null);
create index sso_spent_state_by_end on sso_spent_state (expires_at);
`,
  },
]
