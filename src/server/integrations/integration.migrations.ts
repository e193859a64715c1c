import type { Migration } from '#server/platform/database/migrate.ts'
import { stamped } from '#server/platform/sync/sync.migrations.ts'

export const integrationMigrations: Migration[] = [
  {
    name: '0040-integration',
    script: `
create table integration (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  type text not null,
  state text not null,
  tenant_id text not null,
  tenant_name text not null,
  domains text[] not null,
  last_synced timestamptz,
  fault text,
  delta_link text,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id)
    deferrable initially deferred
);
create unique index integration_of_customer on integration (organization_id, customer_id, type);
create table product_license (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  sku_id text not null,
  part_number text not null,
  product_name text not null,
  enabled integer not null,
  consumed integer not null,
  status text not null,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id)
    deferrable initially deferred
);
create unique index product_license_of_customer on product_license (organization_id, customer_id, sku_id);
create table task (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  integration_id uuid not null,
  name text not null,
  state text not null,
  read integer not null,
  added integer not null,
  changed integer not null,
  vanished integer not null,
  fault text,
  requested_at timestamptz not null,
  finished_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id)
    deferrable initially deferred
);
create unique index one_running_task on task (organization_id, integration_id)
  where state in ('pending', 'in progress');
${stamped('integration', 'integration')}
${stamped('product_license', 'productLicense')}
${stamped('task', 'task')}
`,
  },
  {
    name: '0150-consent',
    script: `
alter table integration
  add column missing_scopes text[] not null default '{}',
  add column pending_until timestamptz;
create table consent_attempt (
  state_hash text primary key,
  organization_id uuid not null,
  user_id uuid not null,
  customer_id uuid not null,
  expires_at timestamptz not null,
  foreign key (organization_id, customer_id) references customer (organization_id, id) on delete cascade
);
create index consent_attempt_by_end on consent_attempt (expires_at);
`,
  },
  {
    name: '0160-exchange',
    script: `
alter table integration
  add column kind integer not null default 2,
  add column is_active boolean not null default true,
  add column display_name text not null default '',
  add column exchange text not null default 'notConnected',
  add column exchange_at timestamptz;
alter table integration disable trigger integration_is_stamped;
update integration set exchange = 'appRole'
  where state not in ('Unconnected', 'Connecting', 'Auth Failed')
    and not ('Exchange.ManageAsApp' = any(missing_scopes));
alter table integration enable trigger integration_is_stamped;
alter table task add column requested_by uuid;
create table exchange_attempt (
  state_hash text primary key,
  organization_id uuid not null,
  user_id uuid not null,
  customer_id uuid not null,
  expires_at timestamptz not null,
  spent_at timestamptz,
  foreign key (organization_id, customer_id) references customer (organization_id, id) on delete cascade
);
create index exchange_attempt_by_end on exchange_attempt (expires_at);
`,
  },
  {
    // A tenant belongs to one company of one organization. Where several were connected to the same one, the first keeps it;
    // the others have to be connected again, by an administrator who proves whose tenant it is.
    name: '0191-tenant-of-one-company',
    script: `
alter table integration disable trigger integration_is_stamped;
update integration set state = 'Auth Failed', fault = 'unauthorized', tenant_id = '', delta_link = null
where id in (
  select id from (
    select id, row_number() over (partition by type, lower(tenant_id) order by id) as place from integration
  ) claims where place > 1
);
alter table integration enable trigger integration_is_stamped;
create unique index integration_of_tenant on integration (type, lower(tenant_id)) where tenant_id <> '';
`,
  },
  {
    // What a company gives for a vendor that it reaches with keys of its own, and what such a vendor told of its people.
    name: '0240-keys-of-companies',
    script: `
create table integration_secret (
  organization_id uuid not null,
  customer_id uuid not null,
  integration_id uuid not null,
  credentials text not null,
  primary key (organization_id, integration_id),
  foreign key (organization_id, customer_id) references customer (organization_id, id) on delete cascade
);
create table factor_status (
  organization_id uuid not null,
  customer_id uuid not null,
  integration_id uuid not null,
  employee_id uuid not null,
  status text not null,
  primary key (organization_id, integration_id, employee_id),
  foreign key (organization_id, customer_id) references customer (organization_id, id) on delete cascade
);
create index factor_status_of_customer on factor_status (organization_id, customer_id);
`,
  },
  {
    name: '0287-product-term',
    script: `
-- Until when a tenant has bought its products, by purchase.
create table product_term (
  organization_id uuid not null,
  customer_id uuid not null,
  id text not null,
  product_name text not null,
  seats integer not null,
  ends_at timestamptz not null,
  primary key (organization_id, customer_id, id)
);
create index product_term_by_end on product_term (ends_at);
`,
  },
  {
    name: '0288-no-product-term',
    // The end of a purchase is asked for by our own queries, which need no copy of it.
    script: 'drop table product_term;',
  },
  {
    // What companies have paid, and whose turn it is to renew a grant whose tokens give way to others.
    name: '0460-accounting',
    script: `
create table payee (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  posted_on text not null,
  vendor text not null,
  description text not null,
  cost bigint not null,
  currency text not null,
  account text not null,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id)
    deferrable initially deferred
);
create index payee_of_customer on payee (organization_id, customer_id);
${stamped('payee', 'payee')}
alter table integration_secret add column renewed_by text, add column renewed_until timestamptz;
`,
  },
  {
    // A second vendor tells of licences, and tells neither how many were bought nor how they stand.
    name: '0532-google-licenses',
    script: `
alter table product_license
  add column application text not null default 'Office365',
  alter column enabled drop not null,
  alter column status drop not null;
alter table product_license alter column application drop default;
alter table employee disable trigger employee_is_stamped;
update employee set google_account = google_account || '{"sku_ids": null}' where google_account is not null;
alter table employee enable trigger employee_is_stamped;
`,
  },
]
