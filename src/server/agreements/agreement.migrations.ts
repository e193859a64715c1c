import type { Migration } from '#server/platform/database/migrate.ts'

/** Who accepted which version of the licence agreement, and when. Nothing is overwritten: it is what was agreed. */
export const agreementMigrations: Migration[] = [
  {
    name: '0110-agreement',
    script: `
create table agreement (
  organization_id uuid not null,
  user_id uuid not null,
  version text not null,
  signed_at timestamptz not null,
  primary key (organization_id, user_id, version)
);
`,
  },
]
