import { liveQuery } from 'dexie'
import { from, type Observable } from 'rxjs'
import { enabledFeatures, firstFeatureFlags } from '#shared/domain/features/feature-flags.ts'
import type { Access } from '#shared/domain/screens/access.ts'
import type { Device } from './device.ts'
import { viewShared } from './read.ts'

/** What the signed-in person may open, kept up to date by what the organization turns on and buys. */
export const watchAccess = (device: Device): Observable<Access> =>
  from(
    liveQuery(async () => {
      const { id } = device.login.organization
      const [features, subscriptions] = await Promise.all([
        viewShared(device, 'featureFlag', id),
        viewShared(device, 'subscription', id),
      ])
      return {
        ...accessOf(device),
        ...(features.size > 0
          ? { features: enabledFeatures([...features.values()].map(({ row }) => row)) }
          : {}),
        subscription: subscriptions.get(id)?.row,
      }
    }),
  )

/**
 * What holds before anything was read: what is on in a new organization, and nothing is gated, so that nobody is turned
 * away by mistake.
 */
export const accessOf = ({ login, clock }: Device): Access => ({
  role: login.userData.role,
  permissions: login.permissions,
  features: enabledFeatures(firstFeatureFlags()),
  subscription: undefined,
  now: clock.now(),
  hasCustomers: login.customers.length > 0,
  hasBillingAccount: login.ownerBillingId !== null,
})
