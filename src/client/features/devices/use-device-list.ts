import { useCallback, useEffect, useState } from 'react'
import type { RegisteredDevice } from '#shared/contract/devices.ts'
import { type Refusal, refusalOf } from '#client/data/refusal.ts'

export interface DeviceList {
  /** Undefined until they were read once. */
  devices: readonly RegisteredDevice[] | undefined
  readAt: number | undefined
  isReading: boolean
  /** Why the last reading failed. */
  refusal: Refusal | undefined
  read: () => Promise<void>
}

/** The list as the server has it, read when the screen opens, when asked, and when the network is back. */
export function useDeviceList(request: () => Promise<RegisteredDevice[]>): DeviceList {
  const [list, setList] = useState<Omit<DeviceList, 'read'>>({
    devices: undefined,
    readAt: undefined,
    isReading: true,
    refusal: undefined,
  })
  const read = useCallback(async () => {
    setList((before) => ({ ...before, isReading: true }))
    await request().then(
      (devices) => setList({ devices, readAt: Date.now(), isReading: false, refusal: undefined }),
      (cause: unknown) => setList((before) => ({ ...before, isReading: false, refusal: refusalOf(cause) })),
    )
  }, [request])

  useEffect(() => {
    // The network is the world outside: what it answers can only come in afterwards.
    // oxlint-disable-next-line react/set-state-in-effect
    void read()
    const again = () => void read()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [read])
  return { ...list, read }
}
