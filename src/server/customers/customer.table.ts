import { checklistDerivation } from '#server/checklist/checklist.derivation.ts'
import { defineEntityTable } from '#server/platform/sync/entity-table.ts'
import { settleCompanies } from '#server/seats/settle-seats.ts'
import { partitionOf } from '#shared/contract/partitions.ts'

export const customerTable = defineEntityTable<'customer'>({
  kind: 'customer',
  table: 'customer',
  fields: {
    id: 'uuid',
    organization: { column: 'organization_id', type: 'uuid' },
    parent_id: 'uuid',
    name: 'text',
    contact_name: 'text',
    contact_email: 'text',
    contact_phone: 'text',
    country: 'text',
    active: 'boolean',
    nfr: 'boolean',
    hasNfrEngageEssentialsLicense: { column: 'has_nfr_engage_essentials_license', type: 'boolean' },
    MFA: { column: 'mfa', type: 'boolean' },
    max_users: 'integer',
  },
  partition: `t.id || ':companies'`,
  partitionOf: ({ id }) => partitionOf(id, 'companies'),
  order: 'lower(t.name), t.id',
  derivation: checklistDerivation,
  settle: settleCompanies,
})
