import type { Migration } from '#server/platform/database/migrate.ts'

export const employeeImportMigrations: Migration[] = [
  {
    // What was put to the storage is known by its key until it was imported and removed there.
    name: '0320-employee-import',
    script: `
create table import_upload (
  key text primary key,
  organization_id uuid not null,
  user_id uuid not null,
  size bigint not null,
  media text not null,
  begun_at timestamptz not null
);
create index import_upload_by_age on import_upload (begun_at);
create table employee_import (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  user_id uuid not null,
  key text not null,
  file_name text not null,
  extension text not null,
  size bigint not null,
  mapping jsonb,
  status text not null,
  fault text,
  handled_row int not null,
  imported int not null,
  changed int not null,
  unchanged int not null,
  skipped int not null,
  problems jsonb not null,
  begun_at timestamptz not null,
  ended_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id)
    deferrable initially deferred
);
create index employee_import_of_customer on employee_import (organization_id, customer_id, begun_at);
create index employee_import_open on employee_import (begun_at) where ended_at is null;
`,
  },
]
