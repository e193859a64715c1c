import { useCallback, useEffect, useState } from 'react'
import { type Refusal, refusalOf } from '#client/data/refusal.ts'

interface ServerList<Row> {
  /** Undefined until they were read once. */
  rows: readonly Row[] | undefined
  readAt: number | undefined
  isReading: boolean
  /** Why the last reading failed. */
  refusal: Refusal | undefined
}

/**
 * A list as the server has it, read when the screen opens, when asked, and when the network is back. `isOnline` is false
 * where the browser is sure that there is none.
 */
export function useServerList<Row>(request: () => Promise<Row[]>, isOnline: boolean) {
  const [list, setList] = useState<ServerList<Row>>({
    rows: undefined,
    readAt: undefined,
    isReading: true,
    refusal: undefined,
  })
  const read = useCallback(async () => {
    setList((before) => ({ ...before, isReading: true }))
    await request().then(
      (rows) => setList({ rows, readAt: Date.now(), isReading: false, refusal: undefined }),
      (cause: unknown) => setList((before) => ({ ...before, isReading: false, refusal: refusalOf(cause) })),
    )
  }, [request])

  /** Shows what the server has just answered of some rows, without reading them all again. */
  const change = useCallback(
    (changed: (row: Row) => Row) => setList((before) => ({ ...before, rows: before.rows?.map(changed) })),
    [],
  )

  useEffect(() => {
    // The network is the world outside: what it answers can only come in afterwards.
    // oxlint-disable-next-line react/set-state-in-effect
    void read()
    const again = () => void read()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [read])
  return { ...list, isOnline, read, change }
}
