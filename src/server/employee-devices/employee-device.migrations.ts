import type { Migration } from '#server/platform/database/migrate.ts'
import { stamped } from '#server/platform/sync/sync.migrations.ts'

export const employeeDeviceMigrations: Migration[] = [
  {
    name: '0410-employee-device',
    script: `
create table employee_device (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  name text not null,
  operating_system text not null,
  os_version text not null,
  hardware_id text not null,
  account text not null,
  last_boot timestamptz,
  agent_version text not null,
  first_seen timestamptz not null,
  last_seen timestamptz not null,
  program_count integer not null,
  employee_id uuid,
  employee_name text not null,
  assigned_by text not null,
  profiles jsonb not null default '[]',
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id)
    deferrable initially deferred
);
create unique index employee_device_hardware on employee_device (organization_id, customer_id, hardware_id);
${stamped('employee_device', 'employeeDevice')}

-- What is installed is much and asked for seldom, so it stays here.
create table employee_device_programs (
  organization_id uuid not null,
  customer_id uuid not null,
  device_id uuid not null,
  read_at timestamptz not null,
  programs jsonb not null,
  primary key (organization_id, device_id),
  foreign key (organization_id, device_id) references employee_device (organization_id, id)
    on delete cascade deferrable initially deferred
);

-- What the agents of a company sign with, sealed, and the hash by which they name it. Neither tells the other.
create table agent_key (
  organization_id uuid not null,
  customer_id uuid not null,
  hash text not null unique,
  secret text not null,
  made_at timestamptz not null,
  primary key (organization_id, customer_id),
  foreign key (organization_id, customer_id) references customer (organization_id, id)
    deferrable initially deferred
);

-- Reports that were taken, for as long as one of them could be sent again.
create table agent_report (
  organization_id uuid not null,
  customer_id uuid not null,
  id text not null,
  device_id uuid not null,
  received_at timestamptz not null,
  primary key (organization_id, customer_id, id)
);
create index agent_report_by_age on agent_report (received_at);
`,
  },
  {
    name: '0531-device-visit',
    script: `
create table employee_device_visit (
  organization_id uuid not null,
  customer_id uuid not null,
  device_id uuid not null,
  day date not null,
  host text not null,
  visits integer not null,
  primary key (organization_id, device_id, day, host),
  foreign key (organization_id, device_id) references employee_device (organization_id, id)
    on delete cascade deferrable initially deferred
);
create index employee_device_visit_by_age on employee_device_visit (day);
`,
  },
]
