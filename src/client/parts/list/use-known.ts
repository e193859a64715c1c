import { useObservable } from 'dexie-react-hooks'
import { useDevice } from '#client/machines/use-device.ts'

export interface KnownRows<Row> {
  /** Undefined while it is not known whether there are any. */
  rows: Row[] | undefined
  /** There are none because this device never reached the server. */
  isUnread: boolean
  /** When the server was last heard, in milliseconds; null where it never was. */
  readAt: number | null | undefined
}

/** A list of this device with what its emptiness means: nothing here before the first load is not nothing there. */
export function useKnown<Row>(all: Row[] | undefined): KnownRows<Row> {
  const device = useDevice()
  const status = useObservable(() => device.sync.status, [device])
  const isFirstLoad = status?.lastContact == null || status.progress !== null
  const isEmpty = all?.length === 0 && isFirstLoad
  return {
    rows: isEmpty && !status?.fault ? undefined : all,
    isUnread: isEmpty && Boolean(status?.fault),
    readAt: status?.lastContact,
  }
}
