import type { Migration } from '#server/platform/database/migrate.ts'
import { stamped } from '#server/platform/sync/sync.migrations.ts'

export const importSettingsMigrations: Migration[] = [
  {
    // Whoever was ignored until now was so by a person.
    name: '0330-import-settings',
    script: `
alter table employee add column ignore_decision text not null default 'nobody';
alter table employee alter column ignore_decision drop default;
alter table employee disable trigger employee_is_stamped;
update employee set ignore_decision = 'person' where ignored;
alter table employee enable trigger employee_is_stamped;

create table import_rule (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid,
  integration_type text not null,
  domains jsonb not null,
  include jsonb not null,
  exclude jsonb not null,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id)
    deferrable initially deferred
);
create unique index import_rule_of_company
  on import_rule (organization_id, customer_id, integration_type) nulls not distinct;
${stamped('import_rule', 'importRule')}

create table directory_memberships (
  organization_id uuid not null,
  customer_id uuid not null,
  groups jsonb,
  roles jsonb,
  primary key (organization_id, customer_id),
  foreign key (organization_id, customer_id) references customer (organization_id, id)
    on delete cascade
);
`,
  },
  {
    // Each directory of a company has groups of its own.
    name: '0533-memberships-by-directory',
    script: `
alter table directory_memberships
  add column application text not null default 'Office365',
  drop constraint directory_memberships_pkey,
  add primary key (organization_id, customer_id, application);
alter table directory_memberships alter column application drop default;
`,
  },
]
