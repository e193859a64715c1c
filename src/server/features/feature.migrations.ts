import type { Migration } from '#server/platform/database/migrate.ts'
import { stamped } from '#server/platform/sync/sync.migrations.ts'

export const featureMigrations: Migration[] = [
  {
    name: '0080-feature-flag',
    script: `
create table feature_flag (
  organization_id uuid not null,
  id text not null,
  feature text not null,
  enabled boolean not null,
  primary key (organization_id, id)
);
${stamped('feature_flag', 'featureFlag')}
`,
  },
]
