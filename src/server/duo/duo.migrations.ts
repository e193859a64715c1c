import type { Migration } from '#server/platform/database/migrate.ts'
import { stamped } from '#server/platform/sync/sync.migrations.ts'

export const duoMigrations: Migration[] = [
  {
    name: '0470-duo-accounts',
    script: `
create table duo_parent (
  organization_id uuid not null,
  id uuid not null,
  api_hostname text not null,
  state text not null,
  fault text,
  connected_at timestamptz not null,
  checked_at timestamptz,
  primary key (organization_id, id)
);
create unique index one_duo_parent on duo_parent (organization_id);
${stamped('duo_parent', 'duoParent')}

create table duo_account (
  organization_id uuid not null,
  id uuid not null,
  parent_id uuid not null,
  account_id text not null,
  name text not null,
  api_hostname text not null,
  is_gone boolean not null,
  primary key (organization_id, id)
);
${stamped('duo_account', 'duoAccount')}

-- The keys of the Accounts API. Sealed, and in no synced row.
create table duo_secret (
  organization_id uuid not null,
  parent_id uuid not null,
  credentials text not null,
  primary key (organization_id, parent_id)
);
`,
  },
]
