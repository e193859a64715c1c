import { endpoints } from '#shared/contract/endpoints.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { readOrganization } from '#server/organization/organization.store.ts'
import { listOwnCustomers } from '#server/customers/customer.store.ts'
import { demandsSecondFactor, readUser } from './user.store.ts'

export function mountUserRoutes(mount: Mount, { db }: { db: Db }) {
  mount(endpoints.getLoginData, async ({ c }) => {
    const { scope } = c.var
    const [userData, { organization, ownerBillingId }, customers] = await Promise.all([
      readUser(db, scope.userId),
      readOrganization(db, scope),
      listOwnCustomers(db, scope),
    ])
    return {
      userData,
      organization,
      customers: customers.map(({ id, name }) => ({ id, name })),
      permissions: userData.permissions,
      ownerBillingId,
      mfaRequired: await demandsSecondFactor(db, scope),
    }
  })
}
