import type { Migration } from '#server/platform/database/migrate.ts'
import { stamped } from '#server/platform/sync/sync.migrations.ts'

export const companyGroupMigrations: Migration[] = [
  {
    name: '0390-company-group',
    script: `
create table company_group (
  organization_id uuid not null,
  id uuid not null,
  name text not null,
  customer_ids text[] not null,
  primary key (organization_id, id)
);
create unique index company_group_name on company_group (organization_id, lower(name));
${stamped('company_group', 'companyGroup')}
`,
  },
]
