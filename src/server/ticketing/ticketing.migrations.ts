import type { Migration } from '#server/platform/database/migrate.ts'
import { stamped } from '#server/platform/sync/sync.migrations.ts'

export const ticketingMigrations: Migration[] = [
  {
    name: '0290-ticketing',
    script: `
create table ticket_tool (
  organization_id uuid not null,
  id uuid not null,
  type text not null,
  state text not null,
  fault text,
  connected_at timestamptz not null,
  checked_at timestamptz,
  primary key (organization_id, id)
);
create unique index one_ticket_tool on ticket_tool (organization_id);
${stamped('ticket_tool', 'ticketTool')}

create table ticket_catalog (
  organization_id uuid not null,
  id uuid not null,
  host text not null,
  read_at timestamptz,
  fields jsonb not null,
  priorities jsonb not null,
  accounts integer not null,
  primary key (organization_id, id)
);
${stamped('ticket_catalog', 'ticketCatalog')}

create table ticket_accounts (
  organization_id uuid not null,
  id uuid not null,
  tool_id uuid not null,
  accounts jsonb not null,
  primary key (organization_id, id)
);
${stamped('ticket_accounts', 'ticketAccounts')}

create table ticket_mapping (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  tool_id uuid not null,
  account_id text not null,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id)
    deferrable initially deferred,
  check (id = customer_id)
);
${stamped('ticket_mapping', 'ticketMapping')}

create table ticket_settings (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid,
  tool_id uuid not null,
  fields jsonb not null,
  priorities jsonb not null,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id)
    deferrable initially deferred
);
create unique index ticket_settings_of_company on ticket_settings (organization_id, customer_id) nulls not distinct;
${stamped('ticket_settings', 'ticketSettings')}

-- What a tool is reached with. Sealed, and in no synced row: no device ever sees it.
create table ticket_secret (
  organization_id uuid not null,
  tool_id uuid not null,
  credentials text not null,
  primary key (organization_id, tool_id)
);

alter table alert add column ticket jsonb;
alter table alert_channels add column tickets jsonb;
alter table alert_settings add column ticketing_enabled boolean;
alter table alert_rule add column ticket text;

-- Tickets of alerts: one each, for ever. Times are milliseconds since 1970. taken_at says that somebody is at it;
-- sending_at, that it was sent and nobody heard whether it arrived. told_count and told_closed are what the ticket says
-- of its alert; tool_id is the tool that it is in.
create table alert_ticket (
  organization_id uuid not null,
  customer_id uuid not null,
  alert_id uuid not null,
  wish text not null,
  waits boolean not null,
  made_at bigint not null,
  not_before bigint not null,
  attempts integer not null,
  taken_at bigint,
  sending_at bigint,
  ticket_id text,
  tool_id uuid,
  told_count integer not null,
  told_closed boolean not null,
  primary key (organization_id, alert_id),
  foreign key (organization_id, alert_id) references alert (organization_id, id)
    on delete cascade deferrable initially deferred
);
create index alert_ticket_by_time on alert_ticket (not_before) where waits;
create index alert_ticket_of_customer on alert_ticket (organization_id, customer_id);

-- An alert that happens again, is closed or opened again is to be told by its ticket, whoever changed it.
create function alert_ticket_waits() returns trigger language plpgsql as $$
begin
  update alert_ticket set waits = true
  where organization_id = new.organization_id and alert_id = new.id and ticket_id is not null and not waits;
  return null;
end
$$;
create trigger alert_ticket_waits after update on alert
for each row when (old.count is distinct from new.count or old.status is distinct from new.status)
execute function alert_ticket_waits();
`,
  },
  {
    name: '0490-tickets-read-back',
    script: `
alter table ticket_settings add column closes_alerts boolean;

-- Tickets of alerts that are open are read back. Times are milliseconds since 1970. read_due says when the tool is asked
-- next, and is moved on while somebody asks; null where nobody has to know. asked_at is when it was last asked, heard_at
-- when it last spoke of the ticket itself. was_open: it was open there since its alert is open, so that it can be closed.
alter table alert_ticket add column read_due bigint, add column asked_at bigint, add column heard_at bigint,
  add column was_open boolean not null default true;
update alert_ticket t set read_due = 0, was_open = a.reopened_at is null
from alert a
where a.organization_id = t.organization_id and a.id = t.alert_id and t.ticket_id is not null
  and a.status not in ('resolved', 'dismissed');
create index alert_ticket_by_reading on alert_ticket (read_due) where read_due is not null;

-- Of an alert that is closed nobody has to know what its ticket says. One that is opened again says that it was
-- closed, and a ticket that was closed before that closes it no second time.
create function alert_ticket_is_read() returns trigger language plpgsql as $$
declare
  was_closed boolean := old.status in ('resolved', 'dismissed');
  is_closed boolean := new.status in ('resolved', 'dismissed');
begin
  update alert_ticket set read_due = case when is_closed then null else 0 end, was_open = was_open and not was_closed
  where organization_id = new.organization_id and alert_id = new.id and ticket_id is not null;
  return null;
end
$$;
create trigger alert_ticket_is_read after update on alert
for each row when ((old.status in ('resolved', 'dismissed')) is distinct from (new.status in ('resolved', 'dismissed')))
execute function alert_ticket_is_read();
`,
  },
  {
    name: '0530-ticket-webhooks',
    script: `
alter table ticket_tool add column webhook jsonb;

-- By what the address that a tool posts to is known; the key in it is nowhere else.
create table ticket_webhook (
  organization_id uuid primary key,
  tool_id uuid not null,
  hash text not null unique
);
`,
  },
]
