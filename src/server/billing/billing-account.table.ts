import { BILLING_PARTITION } from '#shared/contract/partitions.ts'
import { defineEntityTable } from '#server/platform/sync/entity-table.ts'

export const billingAccountTable = defineEntityTable<'billingAccount'>({
  kind: 'billingAccount',
  table: 'billing_account',
  fields: {
    id: 'uuid',
    card: 'text',
    quantity: 'integer',
    amount: 'bigint',
    currency: 'text',
    ends_on: 'text',
    changed_at: 'timestamptz',
  },
  partition: `'${BILLING_PARTITION}'`,
  partitionOf: () => BILLING_PARTITION,
  order: 't.id',
})
