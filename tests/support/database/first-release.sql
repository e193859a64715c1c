-- The schema of the first release, step by step, as databases of that time have it. Nothing of it may change.

-- step 0001-sync
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

-- step 0010-organization
create table organization (
  organization_id uuid not null,
  id uuid not null,
  name text not null,
  time_zone text not null,
  owner_billing_id text,
  primary key (organization_id, id)
);
create table checklist_item (
  organization_id uuid not null,
  id text not null,
  completion_status text not null,
  details jsonb not null,
  dismissed boolean not null,
  primary key (organization_id, id)
);
create table app_user (
  organization_id uuid not null,
  id uuid not null,
  email text not null,
  first_name text not null,
  last_name text not null,
  avatar text,
  role text not null,
  stored_permissions jsonb not null default '{}',
  all_customers boolean not null,
  primary key (organization_id, id)
);
create unique index app_user_by_id on app_user (id);

create constraint trigger organization_is_stamped after insert or update or delete on organization
deferrable initially deferred for each row execute function must_be_stamped('organization');


create constraint trigger checklist_item_is_stamped after insert or update or delete on checklist_item
deferrable initially deferred for each row execute function must_be_stamped('checklistItem');


create constraint trigger app_user_is_stamped after insert or update or delete on app_user
deferrable initially deferred for each row execute function must_be_stamped('user');

-- step 0020-customer
create table customer (
  organization_id uuid not null,
  id uuid not null,
  parent_id uuid,
  name text not null,
  contact_name text not null,
  contact_email text not null,
  contact_phone text not null,
  country text not null,
  active boolean not null,
  nfr boolean not null,
  has_nfr_engage_essentials_license boolean not null,
  mfa boolean not null,
  max_users integer not null,
  primary key (organization_id, id)
);
create index customer_by_parent on customer (organization_id, parent_id);
create table user_customer (
  organization_id uuid not null,
  user_id uuid not null,
  customer_id uuid not null,
  primary key (organization_id, user_id, customer_id)
);

create constraint trigger customer_is_stamped after insert or update or delete on customer
deferrable initially deferred for each row execute function must_be_stamped('customer');

-- step 0030-employee
create table employee (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  first_name text not null,
  last_name text not null,
  display_name text not null,
  username text not null,
  email text not null,
  phone text not null,
  domain text not null,
  department text not null,
  job_title text not null,
  "group" text not null,
  role text not null,
  country text not null,
  mapped_device text,
  mapped_account text,
  ignored boolean not null,
  discover boolean not null,
  engage boolean not null,
  secure text not null,
  mfa_status text not null,
  last_active timestamptz,
  date_joined timestamptz not null,
  is_admin boolean not null,
  is_authorized_for_engage boolean not null,
  license_type text not null,
  entra_id uuid,
  directory text not null,
  sign_in_enabled boolean,
  sku_ids text[] not null,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id)
    deferrable initially deferred
);
create index employee_by_customer on employee (organization_id, customer_id);
create unique index employee_email on employee (organization_id, customer_id, lower(email));
create unique index employee_entra_id on employee (organization_id, customer_id, entra_id) where entra_id is not null;

create constraint trigger employee_is_stamped after insert or update or delete on employee
deferrable initially deferred for each row execute function must_be_stamped('employee');

-- step 0040-integration
create table integration (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  type text not null,
  state text not null,
  tenant_id text not null,
  tenant_name text not null,
  domains text[] not null,
  last_synced timestamptz,
  fault text,
  delta_link text,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id)
    deferrable initially deferred
);
create unique index integration_of_customer on integration (organization_id, customer_id, type);
create table product_license (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  sku_id text not null,
  part_number text not null,
  product_name text not null,
  enabled integer not null,
  consumed integer not null,
  status text not null,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id)
    deferrable initially deferred
);
create unique index product_license_of_customer on product_license (organization_id, customer_id, sku_id);
create table task (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  integration_id uuid not null,
  name text not null,
  state text not null,
  read integer not null,
  added integer not null,
  changed integer not null,
  vanished integer not null,
  fault text,
  requested_at timestamptz not null,
  finished_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id)
    deferrable initially deferred
);
create unique index one_running_task on task (organization_id, integration_id)
  where state in ('pending', 'in progress');

create constraint trigger integration_is_stamped after insert or update or delete on integration
deferrable initially deferred for each row execute function must_be_stamped('integration');


create constraint trigger product_license_is_stamped after insert or update or delete on product_license
deferrable initially deferred for each row execute function must_be_stamped('productLicense');


create constraint trigger task_is_stamped after insert or update or delete on task
deferrable initially deferred for each row execute function must_be_stamped('task');

-- step 0050-identity
create table identity_user (
  sub uuid primary key,
  email text not null,
  status text not null check (status in ('UNCONFIRMED', 'CONFIRMED', 'RESET_REQUIRED', 'FORCE_CHANGE_PASSWORD')),
  enabled boolean not null default true,
  attributes jsonb not null default '{}',
  password_hash text,
  srp_salt text,
  srp_verifier text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (num_nulls(password_hash, srp_salt, srp_verifier) in (0, 3))
);
create unique index identity_user_by_email on identity_user (lower(email));
create table identity_refresh_token (
  origin_jti uuid primary key,
  token_hash text not null unique,
  sub uuid not null references identity_user on delete cascade,
  client_id text not null,
  event_id uuid not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index identity_refresh_token_by_user on identity_refresh_token (sub);
create index identity_refresh_token_by_end on identity_refresh_token (expires_at);
create table identity_challenge (
  token_hash text primary key,
  name text not null,
  state jsonb not null,
  expires_at timestamptz not null
);
create index identity_challenge_by_end on identity_challenge (expires_at);
create table identity_throttle (
  key text primary key,
  failures double precision not null,
  last_at timestamptz not null
);
create index identity_throttle_by_age on identity_throttle (last_at);
create table identity_signing_key (
  token_use text primary key check (token_use in ('id', 'access')),
  kid text not null unique,
  private_jwk jsonb not null,
  created_at timestamptz not null
);
