import type { Migration } from '#server/platform/database/migrate.ts'
import { stamped } from '#server/platform/sync/sync.migrations.ts'

const OF_COMPANY = `
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id)
    deferrable initially deferred
`

export const alertRuleMigrations: Migration[] = [
  {
    name: '0265-alert-rules',
    script: `
create table alert_settings (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid,
  enabled boolean,
  push_enabled boolean,
  email_enabled boolean,
  webhook_enabled boolean,
  recipients jsonb,
  severity text,
  thresholds jsonb not null,
  quiet_hours jsonb,
  ${OF_COMPANY}
);
create unique index alert_settings_of_company on alert_settings (organization_id, customer_id) nulls not distinct;
${stamped('alert_settings', 'alertSettings')}

create table alert_rule (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid,
  name text not null,
  enabled boolean not null,
  detections jsonb,
  severity text not null,
  push boolean not null,
  email boolean not null,
  webhook boolean not null,
  recipients text[] not null,
  people text[] not null,
  remediation integer,
  changed_at timestamptz not null,
  ${OF_COMPANY}
);
${stamped('alert_rule', 'alertRule')}

create table snooze_rule (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid,
  detections jsonb,
  matter jsonb not null,
  name text not null,
  enabled boolean not null,
  starts_at timestamptz not null,
  days integer not null,
  created_by uuid,
  ${OF_COMPANY}
);
${stamped('snooze_rule', 'snoozeRule')}
`,
  },
]
