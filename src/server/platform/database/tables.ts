import type { ColumnType, Generated } from 'kysely'
import type { IdentityTables } from '#server/identity/identity.tables.ts'

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>

/** The tables that are read and written by name. Rows of synced kinds go through their `EntityTable`. */
export interface Tables extends IdentityTables {
  org_head: { organization_id: string; version: number; epoch: string }
  sync_row: { organization_id: string; kind: string; id: string; pid: string; version: number; gone: boolean }
  sync_partition: { organization_id: string; pid: string; version: number }
  idem: {
    organization_id: string
    key: string
    fingerprint: string
    result: string
    version: number
    at: Generated<Timestamp>
  }
  organization: {
    organization_id: string
    id: string
    name: string
    time_zone: string
    owner_billing_id: string | null
  }
  app_user: {
    organization_id: string
    id: string
    email: string
    first_name: string
    last_name: string
    avatar: string | null
    role: string
    stored_permissions: ColumnType<Record<string, string>, string, string>
    all_customers: boolean
  }
  user_customer: { organization_id: string; user_id: string; customer_id: string }
  customer: {
    organization_id: string
    id: string
    parent_id: string | null
    name: string
    active: boolean
    max_users: number
  }
  employee: { organization_id: string; id: string; customer_id: string; email: string; ignored: boolean }
  integration: {
    organization_id: string
    id: string
    customer_id: string
    tenant_id: string
    delta_link: string | null
  }
  task: { organization_id: string; id: string; customer_id: string; integration_id: string; state: string }
}
