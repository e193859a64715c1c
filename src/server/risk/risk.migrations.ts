import type { Migration } from '#server/platform/database/migrate.ts'
import { stamped } from '#server/platform/sync/sync.migrations.ts'

export const riskMigrations: Migration[] = [
  {
    name: '0151-risk-overview',
    formerly: '0150-risk-overview',
    script: `
create table risk_overview (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  secure_score jsonb not null,
  identity_score jsonb not null,
  risk_detections jsonb not null,
  risky_countries jsonb not null,
  risky_ips jsonb not null,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id)
    deferrable initially deferred,
  check (id = customer_id)
);
${stamped('risk_overview', 'riskOverview')}
`,
  },
]
