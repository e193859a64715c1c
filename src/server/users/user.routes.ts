import { endpoints } from '#shared/contract/endpoints.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import { readOrganization } from '#server/organization/organization.store.ts'
import { listOwnCustomers } from '#server/customers/customer.store.ts'
import { createSessionMarker } from '#server/session/marker.ts'
import { type ChangeParts, noteJoined } from './user-changes.ts'
import { demandsSecondFactor, readCaller } from './user.store.ts'

interface UserRouteParts extends ChangeParts {
  /** The site's public address. */
  publicUrl: string
  /** Whether sign-ins are those of the embedded user pool. */
  isOwnPool: boolean
}

export function mountUserRoutes({ mount }: Mounts, { publicUrl, isOwnPool, ...parts }: UserRouteParts) {
  const { db } = parts
  const marker = createSessionMarker(publicUrl, parts.now)
  mount(endpoints.getLoginData, async ({ c }) => {
    const { scope } = c.var
    const [userData, { organization, ownerBillingId }, customers] = await Promise.all([
      readCaller(db, scope),
      readOrganization(db, scope),
      listOwnCustomers(db, scope),
    ])
    if (userData.status === 'inviteSent') {
      await noteJoined(parts, scope)
      userData.status = 'joined'
    }
    marker.mark(c)
    return {
      userData,
      organization,
      customers: customers.map(({ id, name }) => ({ id, name })),
      permissions: userData.permissions,
      ownerBillingId,
      mfaRequired: await demandsSecondFactor(db, scope),
      isReadOnly: scope.isReadOnly,
      lacksFactor: isOwnPool ? c.var.standing.lacksFactor : null,
    }
  })
}
