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
  {
    // Views name companies and searches, so they are for who sees all of them. Devices load everything anew after it.
    name: '0190-views-partition',
    script: `
update sync_row set pid = 'org:views' where kind = 'savedView';
insert into sync_partition (organization_id, pid, version)
select organization_id, 'org:views', max(version) from sync_row where kind = 'savedView' group by organization_id
on conflict do nothing;
`,
  },
]
