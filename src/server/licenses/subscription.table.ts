import { defineEntityTable } from '#server/platform/sync/entity-table.ts'
import { BASE_PARTITION } from '#shared/contract/partitions.ts'

export const subscriptionTable = defineEntityTable<'subscription'>({
  kind: 'subscription',
  table: 'subscription',
  fields: {
    id: 'uuid',
    plan: 'text',
    billing: 'text',
    trial_ends_at: 'timestamptz',
    renews_on: 'text',
    discover_trial_ends_at: 'timestamptz',
    hasPbSub: { column: 'has_pb_sub', type: 'boolean' },
    hasMultiCspSubscription: { column: 'has_multi_csp', type: 'boolean' },
    hasMfaOnlySubscription: { column: 'has_mfa_only', type: 'boolean' },
    hasEngageAutopilotSubscription: { column: 'has_engage_autopilot', type: 'boolean' },
    licenses: 'jsonb',
  },
  partition: `'${BASE_PARTITION}'`,
  partitionOf: () => BASE_PARTITION,
  order: 't.id',
})
