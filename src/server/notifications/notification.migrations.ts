import { stamped } from '#server/platform/sync/sync.migrations.ts'
import type { Migration } from '#server/platform/database/migrate.ts'

export const notificationMigrations: Migration[] = [
  {
    name: '0082-push-key',
    formerly: '0080-push-key',
    script: `
create table push_key (
  singleton boolean primary key default true check (singleton),
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null
);
`,
  },
  {
    name: '0440-notification',
    script: `
create table notification (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid,
  pid text not null,
  severity text not null,
  kind text not null,
  count integer,
  path text not null,
  people jsonb,
  told_at timestamptz not null,
  primary key (organization_id, id)
);
create index notification_by_company on notification (organization_id, customer_id, told_at);
create index notification_by_age on notification (told_at);
create table notification_marks (
  organization_id uuid not null,
  id uuid not null,
  read_until timestamptz,
  read_ids text[] not null,
  primary key (organization_id, id)
);
${stamped('notification', 'notification')}
${stamped('notification_marks', 'notificationMarks')}
`,
  },
]
