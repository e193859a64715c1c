import { useObservable } from 'dexie-react-hooks'
import { of } from 'rxjs'
import { watchIsLoaded } from '#client/data/rows/is-loaded.ts'
import { watchEmergencyNames } from '#client/data/nouns/secure/emergency-accounts.ts'
import type { View } from '#client/data/rows/merge.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { type Tenants, watchTenants } from './watch-tenants.ts'

const nobody: Tenants = new Map()

/** These companies as far as they are ready to be asked. */
export function useTenants(
  customerIds: readonly string[],
  views: readonly View<'accessPolicy'>[] | undefined,
): Tenants {
  const device = useDevice()
  const emergencies = useWatched(watchEmergencyNames)
  // What was not here yet may be by then, also where it has no policy.
  const isLoaded = useWatched(watchIsLoaded)
  const key = customerIds.join()
  return (
    useObservable(
      () => (views && emergencies ? watchTenants(device, { customerIds, views, emergencies }) : of(nobody)),
      [device, key, views, emergencies, isLoaded],
    ) ?? nobody
  )
}
