import { partitionOf } from '#shared/contract/partitions.ts'
import { defineEntityTable } from '#server/platform/sync/entity-table.ts'

export const riskOverviewTable = defineEntityTable<'riskOverview'>({
  kind: 'riskOverview',
  table: 'risk_overview',
  fields: {
    id: 'uuid',
    customer_id: 'uuid',
    secure_score: 'jsonb',
    identity_score: 'jsonb',
    risk_detections: 'jsonb',
    risky_countries: 'jsonb',
    risky_ips: 'jsonb',
  },
  partition: `t.customer_id || ':secure'`,
  partitionOf: ({ customer_id }) => partitionOf(customer_id, 'secure'),
  order: 't.id',
})
