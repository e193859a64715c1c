import { useObservable } from 'dexie-react-hooks'
import { useMemo } from 'react'
import type { Access } from '#shared/domain/screens/access.ts'
import { accessOf, watchAccess } from '#client/data/access.ts'
import { useDevice } from './use-device.ts'

/** What the signed-in person may open and press at this moment. */
export function useAccess(): Access {
  const device = useDevice()
  const first = useMemo(() => accessOf(device), [device])
  return useObservable(() => watchAccess(device), [device]) ?? first
}
