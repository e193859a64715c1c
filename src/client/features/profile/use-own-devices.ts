import { useCallback, useEffect, useState } from 'react'
import type { RegisteredDevice } from '#shared/contract/devices.ts'
import { refusalOf } from '#client/data/refusal.ts'
import { useRefusalText } from './refusal.ts'

/** The person's devices as the server has them, read when the screen opens and when the network is back. */
export function useOwnDevices(request: () => Promise<RegisteredDevice[]>) {
  const refusalText = useRefusalText()
  const [devices, setDevices] = useState<readonly RegisteredDevice[]>()
  const [cause, setCause] = useState<{ error: unknown }>()
  const read = useCallback(
    () =>
      request().then(
        (list) => {
          setDevices(list)
          setCause(undefined)
        },
        (error: unknown) => setCause({ error }),
      ),
    [request],
  )
  useEffect(() => {
    void read()
    const again = () => void read()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [read])
  return { devices, failure: cause && refusalText(refusalOf(cause.error)), read }
}
