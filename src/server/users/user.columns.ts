import type { ColumnType, Generated } from 'kysely'
import type { Timestamp } from '#server/platform/database/tables.ts'

/** The tables that are read and written by name. */
export interface UserColumns {
  app_user: {
    organization_id: string
    id: string
    email: string
    first_name: string
    last_name: string
    avatar: string | null
    role: string
    stored_permissions: ColumnType<Record<string, string>, string, string>
    withheld: Generated<string[]>
    all_customers: boolean
    excludes_nfr: Generated<boolean>
    customer_id: string | null
    login_options: Generated<string>
    status: Generated<string>
    disabled: Generated<boolean>
    untouchable: Generated<boolean>
  }
  /** Who was taken away: their devices are told to erase themselves, and their account in the pool has to go. */
  removed_user: {
    id: string
    organization_id: string
    removed_at: Timestamp
    /** When the pool had forgotten them. */
    forgotten_at: ColumnType<Date | null, null | undefined, Date>
  }
  user_excluded_customer: { organization_id: string; user_id: string; customer_id: string }
  user_company_group: { organization_id: string; user_id: string; group_id: string; is_excluded: boolean }
  user_customer: { organization_id: string; user_id: string; customer_id: string }
}
