import { useObservable } from 'dexie-react-hooks'
import { useMemo } from 'react'
import type { Access } from '#shared/domain/screens/access.ts'
import { accessOf, accessOnceTried, watchAccess } from '#client/data/nouns/access.ts'
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
  const tried = useObservable(() => accessOnceTried(device), [device])
  if (access?.subscription) return access
  return tried?.subscription ? tried : tried && access
}
