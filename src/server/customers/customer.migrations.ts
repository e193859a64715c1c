import type { Migration } from '#server/platform/database/migrate.ts'
import { stamped } from '#server/platform/sync/sync.migrations.ts'

export const customerMigrations: Migration[] = [
  {
    name: '0020-customer',
    script: `
create table customer (
  organization_id uuid not null,
  id uuid not null,
  parent_id uuid,
  name text not null,
  contact_name text not null,
  contact_email text not null,
  contact_phone text not null,
  country text not null,
  active boolean not null,
  nfr boolean not null,
  has_nfr_engage_essentials_license boolean not null,
  mfa boolean not null,
  max_users integer not null,
  primary key (organization_id, id)
);
create index customer_by_parent on customer (organization_id, parent_id);
create table user_customer (
  organization_id uuid not null,
  user_id uuid not null,
  customer_id uuid not null,
  primary key (organization_id, user_id, customer_id)
);
${stamped('customer', 'customer')}
`,
  },
]
