import type { ColumnType } from 'kysely'
import type { KeptMembership } from './memberships.store.ts'

type Json<T> = ColumnType<T, string, string>

/** The tables that are read and written by name. */
export interface ImportSettingsColumns {
  directory_memberships: {
    organization_id: string
    customer_id: string
    application: string
    groups: Json<KeptMembership[] | null>
    roles: Json<KeptMembership[] | null>
  }
}
