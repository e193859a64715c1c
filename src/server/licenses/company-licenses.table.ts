import { defineEntityTable } from '#server/platform/sync/entity-table.ts'
import { partitionOf } from '#shared/contract/partitions.ts'

export const companyLicensesTable = defineEntityTable<'companyLicenses'>({
  kind: 'companyLicenses',
  table: 'company_licenses',
  fields: { id: 'uuid', customer_id: 'uuid', auto_assign: 'jsonb', secure: 'text', short: 'jsonb' },
  partition: `t.customer_id || ':licenseCenter'`,
  partitionOf: ({ customer_id }) => partitionOf(customer_id, 'licenseCenter'),
  order: 't.id',
})
