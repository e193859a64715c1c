import { taskTables } from '#server/company-tasks/task-tables.ts'
import type { Migration } from '#server/platform/database/migrate.ts'
import { stamped } from '#server/platform/sync/sync.migrations.ts'

export const mfaMigrations: Migration[] = [
  {
    name: '0293-mfa-report',
    script: `
create table mfa_report (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  unread text,
  registrations_unread text,
  states_unread text,
  is_incomplete boolean not null,
  people jsonb not null,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id)
    deferrable initially deferred,
  check (id = customer_id)
);
${stamped('mfa_report', 'mfaReport')}
`,
  },
  {
    name: '0294-mfa-task',
    script: `
${taskTables('mfaTask', 'mfa_task', 'mfa_runner')}
`,
  },
  {
    name: '0301-standing-elsewhere',
    // Also of those whose state a directory tells.
    script: `
alter table factor_status alter column status drop not null, add column standing text;
`,
  },
  {
    // What Google tells is put in by the next reading.
    name: '0501-google-factors',
    script: `
alter table mfa_report disable trigger mfa_report_is_stamped;
alter table mfa_report add column google text;
alter table mfa_report enable trigger mfa_report_is_stamped;
`,
  },
]
