import type { Migration } from '#server/platform/database/migrate.ts'
import { stamped } from '#server/platform/sync/sync.migrations.ts'

export const organizationMigrations: Migration[] = [
  {
    name: '0010-organization',
    script: `
create table organization (
  organization_id uuid not null,
  id uuid not null,
  name text not null,
  time_zone text not null,
  owner_billing_id text,
  primary key (organization_id, id)
);
create table checklist_item (
  organization_id uuid not null,
  id text not null,
  completion_status text not null,
  details jsonb not null,
  dismissed boolean not null,
  primary key (organization_id, id)
);
create table app_user (
  organization_id uuid not null,
  id uuid not null,
  email text not null,
  first_name text not null,
  last_name text not null,
  avatar text,
  role text not null,
  stored_permissions jsonb not null default '{}',
  all_customers boolean not null,
  primary key (organization_id, id)
);
create unique index app_user_by_id on app_user (id);
${stamped('organization', 'organization')}
${stamped('checklist_item', 'checklistItem')}
${stamped('app_user', 'user')}
`,
  },
  {
    name: '0061-device-policy',
    script: `
alter table organization add column device_policy jsonb not null
  default '{"fieldMode": "allowed", "keepSealed": true, "urgentMinutes": 10, "pushText": "company"}';
`,
  },
  {
    // Nobody had written the column; a new one is filled for every organization, each with an id of its own.
    name: '0130-billing-account',
    script: `
alter table organization drop column owner_billing_id;
alter table organization add column owner_billing_id text not null default gen_random_uuid()::text;
`,
  },
  {
    // Of those that are there already the id says it, where it is of version 7 (RFC 9562, 5.7); a demo's says anything.
    name: '0131-organization-created',
    script: `
alter table organization add column created_at timestamptz;
alter table organization disable trigger organization_is_stamped;
update organization o set created_at = of.made
from (
  select id, to_timestamp((('x' || left(replace(id::text, '-', ''), 12))::bit(48)::bigint)::double precision / 1000) as made
  from organization where substr(id::text, 15, 1) = '7'
) of
where o.id = of.id and of.made <= now();
alter table organization enable trigger organization_is_stamped;
alter table organization alter column created_at set default now();
`,
  },
  {
    name: '0231-organization-metadata',
    script: `
alter table organization add column metadata jsonb not null default '{}';
alter table checklist_item add column auto_dismissed boolean not null default false;
`,
  },
  {
    // What is stored already does not say it, which means the same.
    name: '0250-open-offline',
    script: `
alter table organization alter column device_policy set default
  '{"fieldMode": "allowed", "openOffline": true, "keepSealed": true, "urgentMinutes": 10, "pushText": "company"}';
`,
  },
]
