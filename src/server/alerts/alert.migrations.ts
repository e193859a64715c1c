import type { Migration } from '#server/platform/database/migrate.ts'
import { stamped } from '#server/platform/sync/sync.migrations.ts'

export const alertMigrations: Migration[] = [
  {
    name: '0260-alerts',
    script: `
create table alert (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  detection text not null,
  detections text[] not null,
  severity text not null,
  at timestamptz not null,
  last_at timestamptz not null,
  raised_at timestamptz not null,
  count integer not null,
  account jsonb,
  actor jsonb,
  ip text,
  location jsonb,
  user_agent text,
  source text not null,
  changes jsonb not null,
  facts text[] not null,
  correlation_id text,
  url text,
  timeline jsonb not null,
  status text not null,
  handled_by uuid,
  handled_at timestamptz,
  snoozed_until timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id)
    deferrable initially deferred
);
create index alert_by_time on alert (organization_id, customer_id, last_at);
${stamped('alert', 'alert')}

-- What an alert was made of so far, as raise() needs it for what comes later.
create table alert_standing (
  organization_id uuid not null,
  customer_id uuid not null,
  alert_id uuid not null,
  standing jsonb not null,
  primary key (organization_id, alert_id)
);

-- Events that something may still be found with, or that an alert tells of. Times are milliseconds since 1970.
create table tenant_event (
  organization_id uuid not null,
  customer_id uuid not null,
  reading uuid not null,
  at bigint not null,
  kept_at timestamptz not null,
  event jsonb not null,
  record jsonb not null,
  primary key (organization_id, customer_id, reading)
);
create index tenant_event_by_age on tenant_event (kept_at);
create table tenant_event_key (
  organization_id uuid not null,
  customer_id uuid not null,
  key uuid not null,
  at bigint not null,
  reading uuid not null,
  primary key (organization_id, customer_id, key, at, reading)
);
create table alert_event (
  organization_id uuid not null,
  customer_id uuid not null,
  alert_id uuid not null,
  reading uuid not null,
  at bigint not null,
  event_key uuid not null,
  primary key (organization_id, alert_id, reading)
);
create index alert_event_by_reading on alert_event (organization_id, customer_id, reading);

-- How far each source of a company was read.
create table feed_cursor (
  organization_id uuid not null,
  customer_id uuid not null,
  source text not null,
  cursor text,
  asked_at timestamptz not null,
  read_at timestamptz,
  reason text,
  unread integer not null default 0,
  gaps jsonb not null default '[]',
  primary key (organization_id, customer_id, source)
);
-- Locked by whoever keeps a page: pages of one company are kept one after the other.
create table feed_turn (
  organization_id uuid not null,
  customer_id uuid not null,
  turns bigint not null,
  asked_at timestamptz not null,
  primary key (organization_id, customer_id)
);

create table feed_states (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  sources jsonb not null,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id)
    deferrable initially deferred,
  check (id = customer_id)
);
${stamped('feed_states', 'feedStates')}

create table usual_setup (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid,
  operating_countries jsonb,
  malicious_countries jsonb,
  safe_addresses text[] not null,
  break_glass_accounts text[] not null,
  watched_groups text[] not null,
  provider_countries text[] not null,
  exceptions jsonb not null,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id)
    deferrable initially deferred
);
create unique index usual_setup_of_company on usual_setup (organization_id, customer_id) nulls not distinct;
${stamped('usual_setup', 'usualSetup')}
`,
  },
  {
    name: '0261-alert-notices',
    script: `
-- Alerts that were raised and that nobody was told of yet. Times are milliseconds since 1970; taken_at says that
-- somebody is about to tell.
create table alert_notice (
  organization_id uuid not null,
  customer_id uuid not null,
  alert_id uuid not null,
  noted_at bigint not null,
  taken_at bigint,
  primary key (organization_id, alert_id),
  foreign key (organization_id, alert_id) references alert (organization_id, id)
    on delete cascade deferrable initially deferred
);
create index alert_notice_by_company on alert_notice (organization_id, customer_id);
`,
  },
  {
    name: '0262-alert-sweeps',
    script: `
-- Records of a source that could not be understood, so that one that comes again is not counted again.
create table feed_unread (
  organization_id uuid not null,
  customer_id uuid not null,
  source text not null,
  record uuid not null,
  seen_at timestamptz not null,
  primary key (organization_id, customer_id, source, record)
);
create index feed_unread_by_age on feed_unread (seen_at);

-- Keys go together with their event from now on, by this index; those that lost it before go here.
create index tenant_event_key_by_reading on tenant_event_key (organization_id, customer_id, reading);
delete from tenant_event_key k where not exists (
  select 1 from tenant_event e where e.organization_id = k.organization_id
    and e.customer_id = k.customer_id and e.reading = k.reading);
create index alert_by_age on alert (last_at);
`,
  },
  {
    name: '0266-alert-routes',
    script: `
alter table alert add column emailed_at timestamptz;
-- What has to wait for the end of quiet hours, in milliseconds since 1970.
alter table alert_notice add column due_at bigint;

-- Alerts for which somebody was asked to lock an account down: once each.
create table alert_remediation (
  organization_id uuid not null,
  customer_id uuid not null,
  alert_id uuid not null,
  asked_at bigint not null,
  primary key (organization_id, alert_id),
  foreign key (organization_id, alert_id) references alert (organization_id, id)
    on delete cascade deferrable initially deferred
);
`,
  },
  {
    name: '0286-alert-reopened',
    script: 'alter table alert add column reopened_at timestamptz;',
  },
  {
    name: '0515-feeds-by-vendor',
    script: `
-- When each integration was asked for its logs: a company may have several.
create table feed_asked (
  organization_id uuid not null,
  customer_id uuid not null,
  integration_id uuid not null,
  asked_at timestamptz not null,
  primary key (organization_id, integration_id),
  foreign key (organization_id, integration_id) references integration (organization_id, id)
    on delete cascade deferrable initially deferred
);
create index feed_asked_by_company on feed_asked (organization_id, customer_id);
insert into feed_asked (organization_id, customer_id, integration_id, asked_at)
select t.organization_id, t.customer_id, i.id, t.asked_at from feed_turn t
join integration i on i.organization_id = t.organization_id and i.customer_id = t.customer_id
where i.type = 'Office365';
alter table feed_turn drop column asked_at;
`,
  },
]
