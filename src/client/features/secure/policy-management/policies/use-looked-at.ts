import { useObservable } from 'dexie-react-hooks'
import { of } from 'rxjs'
import type { View } from '#client/data/rows/merge.ts'
import { watchIsLoaded } from '#client/data/rows/is-loaded.ts'
import { watchEmergencyNames } from '#client/data/nouns/secure/emergency-accounts.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { type LookedAtByCompany, watchLookedAt } from './watch-looked-at.ts'

const nobody: LookedAtByCompany = new Map()

/** What was found in the policies of these companies so far; nothing is read where `isNeeded` is false. */
export function useLookedAt(
  customerIds: readonly string[] | undefined,
  views: readonly View<'accessPolicy'>[] | undefined,
  isNeeded: boolean,
): LookedAtByCompany {
  const device = useDevice()
  const emergencies = useWatched(watchEmergencyNames)
  // What was not here yet may be by then, also where it has no policy.
  const isLoaded = useWatched(watchIsLoaded)
  const key = customerIds?.join()
  return (
    useObservable(
      () =>
        isNeeded && customerIds && views && emergencies
          ? watchLookedAt(device, { customerIds, views, emergencies })
          : of(nobody),
      [device, key, views, isNeeded, emergencies, isLoaded],
    ) ?? nobody
  )
}
