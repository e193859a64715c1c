import type { Migration } from '#server/platform/database/migrate.ts'
import { stamped } from '#server/platform/sync/sync.migrations.ts'

export const instructionMigrations: Migration[] = [
  {
    name: '0161-instruction',
    script: `
create table instruction (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  check_id text not null,
  text text not null,
  edited_by uuid,
  edited_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id)
    deferrable initially deferred
);
create unique index instruction_of_check on instruction (organization_id, customer_id, check_id);
${stamped('instruction', 'instruction')}
`,
  },
]
