import type { Migration } from '#server/platform/database/migrate.ts'
import { stamped } from '#server/platform/sync/sync.migrations.ts'

export const employeeMigrations: Migration[] = [
  {
    name: '0030-employee',
    script: `
create table employee (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  first_name text not null,
  last_name text not null,
  display_name text not null,
  username text not null,
  email text not null,
  phone text not null,
  domain text not null,
  department text not null,
  job_title text not null,
  "group" text not null,
  role text not null,
  country text not null,
  mapped_device text,
  mapped_account text,
  ignored boolean not null,
  discover boolean not null,
  engage boolean not null,
  secure text not null,
  mfa_status text not null,
  last_active timestamptz,
  date_joined timestamptz not null,
  is_admin boolean not null,
  is_authorized_for_engage boolean not null,
  license_type text not null,
  entra_id uuid,
  directory text not null,
  sign_in_enabled boolean,
  sku_ids text[] not null,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id)
    deferrable initially deferred
);
create index employee_by_customer on employee (organization_id, customer_id);
create unique index employee_email on employee (organization_id, customer_id, lower(email));
create unique index employee_entra_id on employee (organization_id, customer_id, entra_id) where entra_id is not null;
${stamped('employee', 'employee')}
`,
  },
  {
    // What of a person a directory was never asked for is not known. Everybody is read anew, because a list of changes does
    // not tell again when an account was made.
    name: '0192-directory-facts',
    script: `
alter table employee
  alter column mfa_status drop not null,
  alter column date_joined drop not null,
  alter column is_admin drop not null,
  add column activity_read boolean not null default false;
alter table employee alter column activity_read drop default;
alter table employee disable trigger employee_is_stamped;
update employee set mfa_status = null, last_active = null, date_joined = null, is_admin = null;
alter table employee enable trigger employee_is_stamped;
alter table integration disable trigger integration_is_stamped;
alter table integration add column facts jsonb;
update integration set delta_link = null, facts = '{
  "mfa": {"read_at": null, "fault": null},
  "activity": {"read_at": null, "fault": null},
  "administrators": {"read_at": null, "fault": null}
}';
alter table integration alter column facts set not null;
alter table integration enable trigger integration_is_stamped;
`,
  },
  {
    // Until now nobody could be given a licence; what a demo said of them came from nowhere.
    name: '0310-employee-seats',
    script: `
alter table employee disable trigger employee_is_stamped;
alter table employee add column seats jsonb not null default '[]';
update employee set discover = false, engage = false, secure = 'none', is_authorized_for_engage = false, license_type = ''
  where discover or engage or secure <> 'none' or is_authorized_for_engage or license_type <> '';
alter table employee enable trigger employee_is_stamped;
create index employee_by_seats on employee (organization_id, seats) where seats <> '[]';
`,
  },
  {
    // Who is in two directories is known by any of their addresses. A list of changes does not tell addresses again, so everybody
    // is read anew.
    name: '0430-two-directories',
    script: `
alter table employee disable trigger employee_is_stamped;
alter table employee
  add column addresses text[] not null default '{}',
  add column google_account jsonb;
alter table employee enable trigger employee_is_stamped;
create unique index employee_google_id on employee (organization_id, customer_id, (google_account ->> 'id'))
  where google_account is not null;
alter table integration disable trigger integration_is_stamped;
update integration set delta_link = null;
alter table integration enable trigger integration_is_stamped;
`,
  },
  {
    // Of whoever a directory had joined before this, nobody knows any more who entered them.
    name: '0500-entered-employees',
    script: `
alter table employee disable trigger employee_is_stamped;
alter table employee add column entered boolean not null default false;
update employee set entered = true where directory = 'manual';
alter table employee enable trigger employee_is_stamped;
`,
  },
]
