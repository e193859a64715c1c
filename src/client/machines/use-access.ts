import { useObservable } from 'dexie-react-hooks'
import { useMemo } from 'react'
import { filter, map, take } from 'rxjs'
import type { Access } from '#shared/domain/screens/access.ts'
import { accessOf, watchAccess } from '#client/data/nouns/access.ts'
import type { SyncStatus } from '#client/data/device/sync-client.ts'
import { useDevice } from './use-device.ts'
import { useWatched } from './use-watched.ts'

/** What the signed-in person may open and press at this moment. */
export function useAccess(): Access {
  const device = useDevice()
  const first = useMemo(() => accessOf(device), [device])
  return useWatched(watchAccess) ?? first
}

/**
 * The same for decisions that lead somewhere: undefined until the device knows what the organization turned on and
 * bought, or has to do without.
 */
export function useKnownAccess(): Access | undefined {
  const device = useDevice()
  const access = useWatched(watchAccess)
  // Known stays known: the next exchange with the server takes no page away again.
  const hasTried = useObservable(
    () =>
      device.sync.status.pipe(
        filter(isTried),
        take(1),
        map(() => true),
      ),
    [device],
    false,
  )
  return access?.subscription || hasTried ? access : undefined
}

/** Whether more is not to be expected: everything is here, or nothing comes. */
const isTried = ({ phase, fault, lastContact }: SyncStatus): boolean =>
  fault !== null || (phase === 'idle' && lastContact !== null)
