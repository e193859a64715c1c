import type { Migration } from '#server/platform/database/migrate.ts'
import { stamped } from '#server/platform/sync/sync.migrations.ts'

export const brandingMigrations: Migration[] = [
  {
    name: '0340-branding',
    script: `
create table branding (
  organization_id uuid not null,
  id uuid not null,
  logo_light text,
  publish_logo boolean not null,
  favicon text,
  publish_favicon boolean not null,
  primary key (organization_id, id)
);
${stamped('branding', 'branding')}
`,
  },
]
