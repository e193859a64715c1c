import { useObservable } from 'dexie-react-hooks'
import type { Observable } from 'rxjs'
import type { Device } from '#client/data/device/device.ts'
import { sharedWatch } from '#client/data/rows/shared-watch.ts'
import { useDevice } from './use-device.ts'

/**
 * What the device tells of a noun, kept up to date: `useWatched(watchCustomers)`; undefined until it was read. What another
 * part of the screen watches, or did a moment ago, is there at the first drawing.
 */
export function useWatched<Args extends readonly (string | undefined)[], T>(
  watch: (device: Device, ...args: Args) => Observable<T>,
  ...args: Args
): T | undefined {
  const device = useDevice()
  return useObservable(() => sharedWatch(watch, device, ...args), [watch, device, ...args])
}
