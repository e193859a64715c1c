import { stamped } from '#server/platform/sync/sync.migrations.ts'

/** The tables of the kinds of tasks that this folder carries out whole. */
export const TASK_TABLES = {
  contactsTask: 'contacts_task',
  devicePolicyTask: 'device_policy_task',
  mailPolicyTask: 'mail_policy_task',
  mfaTask: 'mfa_task',
} as const
export type ChangeTaskKind = keyof typeof TASK_TABLES
export type ChangeTaskTable = (typeof TASK_TABLES)[ChangeTaskKind]

/** The fields of a kind of tasks. */
export const taskFields = {
  id: 'uuid',
  customer_id: 'uuid',
  undoes: 'uuid',
  state: 'text',
  items: 'jsonb',
  requested_by: 'uuid',
  requested_at: 'timestamptz',
  finished_at: 'timestamptz',
} as const

/** What makes the table of a kind of tasks, and the one that says who carries them out. */
export const taskTables = (kind: string, table: string, runner: string): string => `
create table ${table} (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  undoes uuid,
  state text not null,
  items jsonb not null,
  requested_by uuid,
  requested_at timestamptz not null,
  finished_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id)
    deferrable initially deferred
);
create index ${table}_of_customer on ${table} (organization_id, customer_id, requested_at);
create index ${table}_under_way on ${table} (organization_id, customer_id) where finished_at is null;
create index ${table}_undoes on ${table} (organization_id, undoes) where undoes is not null;
create table ${runner} (
  organization_id uuid not null,
  customer_id uuid not null,
  holder uuid not null,
  held_until timestamptz not null,
  primary key (organization_id, customer_id),
  foreign key (organization_id, customer_id) references customer (organization_id, id) on delete cascade
);
${stamped(table, kind)}
`
