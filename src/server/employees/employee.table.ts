import { defineEntityTable } from '#server/platform/sync/entity-table.ts'
import { settleOwned } from '#server/device-owners/settle-owners.ts'
import { settleGoogleFactors } from '#server/google-factors/settle-google-factors.ts'
import { settleSeats } from '#server/seats/settle-seats.ts'
import { partitionOf } from '#shared/contract/partitions.ts'

export const employeeTable = defineEntityTable<'employee'>({
  kind: 'employee',
  table: 'employee',
  fields: {
    id: 'uuid',
    customer_id: 'uuid',
    first_name: 'text',
    last_name: 'text',
    display_name: 'text',
    username: 'text',
    email: 'text',
    phone: 'text',
    domain: 'text',
    department: 'text',
    job_title: 'text',
    group: 'text',
    role: 'text',
    country: 'text',
    mapped_device: 'text',
    mapped_account: 'text',
    ignored: 'boolean',
    ignore_decision: 'text',
    discover: 'boolean',
    engage: 'boolean',
    secure: 'text',
    seats: 'jsonb',
    mfa_status: 'text',
    last_active: 'timestamptz',
    activity_read: 'boolean',
    date_joined: 'timestamptz',
    isAdmin: { column: 'is_admin', type: 'boolean' },
    isAuthorizedForEngage: { column: 'is_authorized_for_engage', type: 'boolean' },
    licenseType: { column: 'license_type', type: 'text' },
    entra_id: 'uuid',
    directory: 'text',
    entered: 'boolean',
    addresses: 'text[]',
    google_account: 'jsonb',
    sign_in_enabled: 'boolean',
    sku_ids: 'text[]',
  },
  partition: `t.customer_id || ':engage'`,
  partitionOf: ({ customer_id }) => partitionOf(customer_id, 'engage'),
  order: 'lower(t.first_name), lower(t.last_name), t.id',
  settle: async (work) => {
    await settleSeats(work)
    await settleOwned(work)
    await settleGoogleFactors(work)
  },
})
