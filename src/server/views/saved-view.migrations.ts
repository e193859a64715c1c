import type { Migration } from '#server/platform/database/migrate.ts'
import { stamped } from '#server/platform/sync/sync.migrations.ts'

export const savedViewMigrations: Migration[] = [
  {
    name: '0148-saved-view',
    script: `
create table saved_view (
  organization_id uuid not null,
  id uuid not null,
  list text not null,
  name text not null,
  query text not null,
  changed_at timestamptz not null,
  primary key (organization_id, id)
);
${stamped('saved_view', 'savedView')}
`,
  },
]
