import { liveQuery } from 'dexie'
import { filter, from, map, Observable, switchMap, take } from 'rxjs'
import { enabledFeatures, firstFeatureFlags } from '#shared/domain/features/feature-flags.ts'
import { endOfDiscoverTrial, inForce } from '#shared/domain/billing/discover-trial.ts'
import type { Subscription } from '#shared/domain/licenses/subscription.ts'
import { endOfTrial } from '#shared/domain/licenses/trial.ts'
import type { Access } from '#shared/domain/screens/access.ts'
import { HOUR } from '#shared/lib/time.ts'
import type { Clock } from '../device/clock.ts'
import type { Device } from '../device/device.ts'
import type { SyncStatus } from '../device/sync-client.ts'
import { viewShared } from '../rows/read.ts'
import { skewOf } from '../device/server-time.ts'

/** What the signed-in person may open, kept up to date by what the organization turns on and buys, and by a trial's end. */
export const watchAccess = (device: Device): Observable<Access> =>
  from(liveQuery(() => readAccess(device))).pipe(
    switchMap(({ access, skew }) => whileTried(access, device.clock, skew)),
  )

/**
 * The same once, as it is on the disk when the sync has tried to get it: what is watched hears of the worker's writes a
 * moment later.
 */
export const accessOnceTried = (device: Device): Observable<Access> =>
  device.sync.status.pipe(
    filter(isTried),
    take(1),
    switchMap(() => readAccess(device)),
    map(({ access, skew }) => {
      const now = device.clock.now() + skew
      return { ...access, subscription: access.subscription && inForce(access.subscription, now), now }
    }),
  )

/** Whether more is not to be expected: everything is here, or nothing comes. */
const isTried = ({ phase, fault, lastContact }: SyncStatus): boolean =>
  fault !== null || (phase === 'idle' && lastContact !== null)

async function readAccess(device: Device): Promise<{ access: Access; skew: number }> {
  const { id } = device.login.organization
  const [features, subscriptions, offsets] = await Promise.all([
    viewShared(device, 'featureFlag', id),
    viewShared(device, 'subscription', id),
    device.commands.readMeta('offsets'),
  ])
  const access: Access = {
    ...accessOf(device),
    ...(features.size > 0 ? { features: enabledFeatures([...features.values()].map(({ row }) => row)) } : {}),
    subscription: subscriptions.get(id)?.row,
  }
  return { access, skew: skewOf(offsets) }
}

/** When the next trial ends, in milliseconds since 1970; undefined where none is under way. */
function nextEnd(subscription: Subscription, now: number): number | undefined {
  const ends = [endOfTrial(subscription, now), endOfDiscoverTrial(subscription, now)]
  const under = ends.filter((end) => end !== undefined)
  return under.length > 0 ? Math.min(...under) : undefined
}

/** Again each hour of a trial and at its end, by the server's clock: a device's own may be wrong. */
const whileTried = (access: Access, clock: Clock, skew: number) =>
  new Observable<Access>((reader) => {
    let waiting: unknown
    const tell = () => {
      const now = clock.now() + skew
      const { subscription } = access
      const ends = subscription && nextEnd(subscription, now)
      reader.next({ ...access, subscription: subscription && inForce(subscription, now), now })
      if (ends !== undefined) waiting = clock.setTimeout(tell, Math.min(ends - now, HOUR))
    }
    tell()
    return () => clock.clearTimeout(waiting)
  })

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
