import { useObservable } from 'dexie-react-hooks'
import { of } from 'rxjs'
import type { View } from '#client/data/rows/merge.ts'
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
  const key = customerIds?.join()
  return (
    useObservable(
      () => (isNeeded && customerIds && views ? watchLookedAt(device, customerIds, views) : of(nobody)),
      [device, key, views, isNeeded],
    ) ?? nobody
  )
}
