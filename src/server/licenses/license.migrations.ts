import type { Migration } from '#server/platform/database/migrate.ts'
import { stamped } from '#server/platform/sync/sync.migrations.ts'

export const licenseMigrations: Migration[] = [
  {
    name: '0081-subscription',
    script: `
create table subscription (
  organization_id uuid not null,
  id uuid not null,
  plan text not null,
  billing text not null,
  trial_ends_at timestamptz,
  has_pb_sub boolean not null,
  has_multi_csp boolean not null,
  has_mfa_only boolean not null,
  has_engage_autopilot boolean not null,
  licenses jsonb not null,
  primary key (organization_id, id)
);
${stamped('subscription', 'subscription')}
`,
  },
]
