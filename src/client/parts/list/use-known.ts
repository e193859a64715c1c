import { useObservable } from 'dexie-react-hooks'
import { watchIsLoaded } from '#client/data/rows/is-loaded.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'

export interface KnownRows<Row> {
  /** Undefined while it is not known whether there are any. */
  rows: Row[] | undefined
  /** There are none because this device was never loaded: without the server, half way, or for want of room. */
  isUnread: boolean
  /** When the server was last heard, in milliseconds; null where nothing of it is here. */
  readAt: number | null | undefined
}

/**
 * A list of this device with what its emptiness means: nothing here before the first load is not nothing there. `isRead`
 * says whether anything of it came from the server, where its rows are made of what the sign-in tells, too.
 */
export function useKnown<Row>(
  all: Row[] | undefined,
  isRead: (rows: Row[]) => boolean = (rows) => rows.length > 0,
): KnownRows<Row> {
  const device = useDevice()
  const status = useObservable(() => device.sync.status, [device])
  const isLoaded = useWatched(watchIsLoaded)
  const isFirstLoad = isLoaded !== true || status?.lastContact == null || status.progress !== null
  const isEmpty = all !== undefined && !isRead(all) && isFirstLoad
  return {
    rows: !isEmpty ? all : status?.fault ? [] : undefined,
    isUnread: isEmpty && Boolean(status?.fault),
    readAt: isEmpty ? null : status?.lastContact,
  }
}
