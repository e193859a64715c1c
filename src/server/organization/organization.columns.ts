import type { ColumnType, Generated } from 'kysely'
import type { OrganizationMetadata } from '#shared/domain/organization/organization.ts'
import type { DevicePolicy } from '#shared/domain/organization/device-policy.ts'

/** The tables that are read and written by name. */
export interface OrganizationColumns {
  organization: {
    organization_id: string
    id: string
    name: string
    time_zone: string
    device_policy: ColumnType<DevicePolicy, never, never>
    metadata: ColumnType<OrganizationMetadata, never, never>
    owner_billing_id: Generated<string>
    created_at: ColumnType<Date | null, never, never>
  }
}
