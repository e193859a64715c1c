import type { Migration } from '#server/platform/database/migrate.ts'

export const firstRunMigrations: Migration[] = [
  {
    name: '0101-first-run',
    script: `
create table first_run (
  singleton boolean primary key default true check (singleton),
  token_hash text not null,
  created_at timestamptz not null
);
`,
  },
]
