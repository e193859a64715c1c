import type { Migration } from '#server/platform/database/migrate.ts'

/** Nothing refers to a user or a device: an event outlives what it tells of. */
export const securityLogMigrations: Migration[] = [
  {
    name: '0220-security-log',
    script: `
create table security_event (
  organization_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  minute timestamptz not null,
  event text not null,
  reason text,
  actor_id uuid not null,
  actor_name text not null,
  target text,
  target_name text,
  members jsonb not null,
  network text not null,
  count bigint not null,
  primary key (organization_id, id)
);
create unique index security_event_of_minute on security_event
  (organization_id, minute, event, actor_id, reason, target, members, network) nulls not distinct;
create index security_event_by_time on security_event (organization_id, at desc, id desc);
create index security_event_by_age on security_event (at);
`,
  },
]
