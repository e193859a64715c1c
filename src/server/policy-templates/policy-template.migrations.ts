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
]
