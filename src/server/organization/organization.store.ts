import type { Organization } from '#shared/domain/organization/organization.ts'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { invariant } from '#shared/lib/invariant.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Scope } from '#server/platform/sync/scope.ts'

/** The caller's organization, and the id of its billing account where they may read the billing (SHELL-19). */
export async function readOrganization(
  db: Db,
  { organizationId, permissions }: Scope,
): Promise<{ organization: Organization; ownerBillingId: string | null }> {
  const row = await db
    .selectFrom('organization')
    .select(['id', 'name', 'time_zone', 'device_policy', 'metadata', 'owner_billing_id'])
    .where('organization_id', '=', organizationId)
    .executeTakeFirst()
  invariant(row, `organization ${organizationId} exists`)
  const { owner_billing_id, ...organization } = row
  return {
    organization,
    ownerBillingId: reaches(permissions.billing, 'readOnly') ? owner_billing_id : null,
  }
}
