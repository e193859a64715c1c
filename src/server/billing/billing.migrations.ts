import type { Migration } from '#server/platform/database/migrate.ts'
import { stamped } from '#server/platform/sync/sync.migrations.ts'

export const billingMigrations: Migration[] = [
  {
    name: '0380-billing-account',
    script: `
alter table subscription add column discover_trial_ends_at timestamptz;

create table billing_account (
  organization_id uuid not null,
  id uuid not null,
  card text not null,
  quantity integer not null,
  amount bigint,
  currency text not null,
  ends_on text,
  changed_at timestamptz not null,
  primary key (organization_id, id),
  check (id = organization_id)
);
${stamped('billing_account', 'billingAccount')}

-- What the portal has told and was acted upon, so that it is not acted upon twice. Milliseconds since 1970.
create table billing_event (
  organization_id uuid not null,
  id text not null,
  heard_at bigint not null,
  primary key (organization_id, id)
);
create index billing_event_by_time on billing_event (heard_at);
`,
  },
]
