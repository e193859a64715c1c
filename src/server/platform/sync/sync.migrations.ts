import type { Migration } from '#server/platform/database/migrate.ts'

/**
 * Change tracking (sync.md 6.2): a counter per organization that is locked last, and one line per entity and
 * partition with the version at which it last changed. There is no log to compact.
 */
export const syncMigrations: Migration[] = [
  {
    name: '0001-sync',
    script: `
create table org_head (
  organization_id uuid primary key,
  version bigint not null default 0,
  epoch text not null
);
create table sync_row (
  organization_id uuid not null,
  kind text not null,
  id text not null,
  pid text not null,
  version bigint not null,
  gone boolean not null,
  primary key (organization_id, kind, id, pid)
);
create index sync_row_by_version on sync_row (organization_id, version);
create index sync_row_by_partition on sync_row (organization_id, pid, kind) include (version, gone);
create table sync_partition (
  organization_id uuid not null,
  pid text not null,
  version bigint not null,
  primary key (organization_id, pid)
);
create table idem (
  organization_id uuid not null,
  key uuid not null,
  fingerprint text not null,
  result jsonb not null,
  version bigint not null,
  at timestamptz not null default now(),
  primary key (organization_id, key)
);
create index idem_by_age on idem (at);
create function must_be_stamped() returns trigger language plpgsql as $$
declare
  changed record;
begin
  if tg_op = 'DELETE' then changed := old; else changed := new; end if;
  if not exists (
    select 1 from sync_row r join org_head h on h.organization_id = r.organization_id and h.version = r.version
    where r.organization_id = changed.organization_id and r.kind = tg_argv[0] and r.id = changed.id::text
  ) then
    raise exception 'A % was changed without a version: changes go through the unit of work', tg_argv[0];
  end if;
  return null;
end
$$;
`,
  },
  {
    name: '0060-floor',
    script: `
alter table org_head add column floor bigint not null default 0;
create table version_mark (
  organization_id uuid not null,
  version bigint not null,
  at timestamptz not null,
  primary key (organization_id, at)
);
create index sync_row_gone on sync_row (organization_id, version) where gone;
`,
  },
]

/** Makes a table one whose every change has to be stamped with a version in the same transaction. */
export const stamped = (table: string, kind: string): string => `
create constraint trigger ${table}_is_stamped after insert or update or delete on ${table}
deferrable initially deferred for each row execute function must_be_stamped('${kind}');
`
