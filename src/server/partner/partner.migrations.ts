import type { Migration } from '#server/platform/database/migrate.ts'
import { stamped } from '#server/platform/sync/sync.migrations.ts'

export const partnerMigrations: Migration[] = [
  {
    name: '0420-partner',
    script: `
create table partner_connection (
  organization_id uuid not null,
  id uuid not null,
  tenant_id text not null,
  tenant_name text not null,
  user_name text not null,
  agents text,
  state text not null,
  fault text,
  connected_at timestamptz not null,
  checked_at timestamptz,
  primary key (organization_id, id)
);
create unique index one_partner on partner_connection (organization_id);
-- A partner is one organization's, as a tenant is one company's.
create unique index partner_of_tenant on partner_connection (tenant_id);
${stamped('partner_connection', 'partnerConnection')}

create table partner_relationship (
  organization_id uuid not null,
  id uuid not null,
  connection_id uuid not null,
  relationship_id text not null,
  name text not null,
  tenant_id text,
  customer_name text not null,
  status text not null,
  duration integer not null,
  is_extended boolean not null,
  created_at timestamptz not null,
  activated_at timestamptz,
  ends_at timestamptz,
  role_ids text[] not null,
  agent_role_ids text[],
  approval_url text,
  is_ours boolean not null,
  primary key (organization_id, id)
);
${stamped('partner_relationship', 'partnerRelationship')}

create table partner_tenant (
  organization_id uuid not null,
  id uuid not null,
  connection_id uuid not null,
  tenant_id text not null,
  name text not null,
  domain text not null,
  primary key (organization_id, id)
);
${stamped('partner_tenant', 'partnerTenant')}

create table partner_task (
  organization_id uuid not null,
  id uuid not null,
  connection_id uuid not null,
  name text not null,
  state text not null,
  items jsonb not null,
  requested_at timestamptz not null,
  requested_by uuid not null,
  finished_at timestamptz,
  primary key (organization_id, id)
);
create unique index one_running_partner_task on partner_task (organization_id) where finished_at is null;
${stamped('partner_task', 'partnerTask')}

-- What tokens are asked for with in the name of whoever has connected. Sealed, and in no synced row.
create table partner_secret (
  organization_id uuid not null,
  connection_id uuid not null,
  refresh_token text not null,
  primary key (organization_id, connection_id)
);

-- The consent of a partner is of no company.
alter table consent_attempt alter column customer_id drop not null;
`,
  },
]
