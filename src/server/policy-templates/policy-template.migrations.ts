import type { Migration } from '#server/platform/database/migrate.ts'
import { stamped } from '#server/platform/sync/sync.migrations.ts'

export const policyTemplateMigrations: Migration[] = [
  {
    name: '0292-policy-template',
    script: `
create table policy_template (
  organization_id uuid not null,
  id uuid not null,
  name text not null,
  description text not null,
  policy_type text not null,
  body jsonb not null,
  prompted_inputs jsonb not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (organization_id, id)
);
create unique index policy_template_name on policy_template (organization_id, policy_type, lower(name));
${stamped('policy_template', 'policyTemplate')}

create table policy_baseline (
  organization_id uuid not null,
  id uuid not null,
  name text not null,
  description text not null,
  policy_type text not null,
  templates jsonb not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (organization_id, id)
);
create unique index policy_baseline_name on policy_baseline (organization_id, policy_type, lower(name));
${stamped('policy_baseline', 'policyBaseline')}

create table policy_deployment (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  template_id text not null,
  policy_id text not null,
  inputs jsonb not null,
  deployed text not null,
  deployed_at timestamptz not null,
  task_id uuid not null,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id)
    deferrable initially deferred
);
create index policy_deployment_of_customer on policy_deployment (organization_id, customer_id);
${stamped('policy_deployment', 'policyDeployment')}
`,
  },
  {
    name: '0298-mail-and-device-templates',
    script: `
create table mail_template (
  organization_id uuid not null,
  id uuid not null,
  name text not null,
  description text not null,
  policy jsonb not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (organization_id, id)
);
create unique index mail_template_name on mail_template (organization_id, lower(name));
${stamped('mail_template', 'mailTemplate')}

create table device_template (
  organization_id uuid not null,
  id uuid not null,
  name text not null,
  description text not null,
  policy_type text not null,
  policy jsonb not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (organization_id, id)
);
create unique index device_template_name on device_template (organization_id, policy_type, lower(name));
${stamped('device_template', 'deviceTemplate')}

create table device_template_policy (
  organization_id uuid not null,
  template_id uuid not null,
  policy jsonb not null,
  primary key (organization_id, template_id),
  foreign key (organization_id, template_id) references device_template (organization_id, id)
    on delete cascade deferrable initially deferred
);
`,
  },
]
