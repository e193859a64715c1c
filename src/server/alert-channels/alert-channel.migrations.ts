import type { Migration } from '#server/platform/database/migrate.ts'
import { stamped } from '#server/platform/sync/sync.migrations.ts'

export const alertChannelMigrations: Migration[] = [
  {
    name: '0267-alert-channels',
    script: `
create table alert_channels (
  organization_id uuid not null,
  id uuid not null,
  webhook jsonb,
  mail jsonb not null,
  primary key (organization_id, id),
  check (id = organization_id)
);
${stamped('alert_channels', 'alertChannels')}

-- Alerts that wait for the next mail to a recipient. Times are milliseconds since 1970; taken_at says that somebody is
-- about to send, and rows with the same one are one mail.
create table alert_mail (
  organization_id uuid not null,
  customer_id uuid not null,
  alert_id uuid not null,
  recipient text not null,
  queued_at bigint not null,
  taken_at bigint,
  primary key (organization_id, recipient, alert_id, queued_at),
  foreign key (organization_id, alert_id) references alert (organization_id, id)
    on delete cascade deferrable initially deferred
);
create table alert_test_mail (
  organization_id uuid not null,
  user_id uuid not null,
  sent_at bigint not null,
  primary key (organization_id, user_id)
);

-- Where alerts of an organization are posted to. The secret is sealed.
create table alert_webhook (
  organization_id uuid primary key,
  url text not null,
  secret text not null,
  disabled boolean not null
);
-- What it has to hear yet, word for word. Times are milliseconds since 1970.
create table alert_webhook_event (
  organization_id uuid not null,
  customer_id uuid not null,
  id uuid not null,
  body text not null,
  made_at bigint not null,
  due_at bigint not null,
  attempts integer not null,
  taken_at bigint,
  primary key (organization_id, id)
);
create index alert_webhook_event_by_due on alert_webhook_event (due_at);
`,
  },
]
