import { useCallback, useEffect, useRef, useState } from 'react'
import type { SecurityEvent } from '#shared/contract/security-log.ts'
import { refusalOf } from '#client/data/refusal.ts'
import { nothingRead, whileReading, withFailure, withPage } from './event-pages.ts'

/** The log page by page, read anew when another part of it is asked for and when the network is back. */
export function useEventPages(onRead: (before: string | undefined) => Promise<SecurityEvent[]>) {
  const [pages, setPages] = useState(nothingRead)
  // What was asked for before is of another part of the log, or of older pages.
  const latest = useRef(0)
  const ask = useCallback(
    async (part: 'newest' | 'older', before?: string) => {
      const turn = ++latest.current
      setPages((now) => whileReading(now, part))
      await onRead(before).then(
        (page) => {
          if (turn === latest.current) setPages((now) => withPage(now, part, page, Date.now()))
        },
        (cause: unknown) => {
          if (turn === latest.current) setPages((now) => withFailure(now, part, refusalOf(cause)))
        },
      )
    },
    [onRead],
  )

  useEffect(() => {
    // The network is the world outside: what it answers can only come in afterwards.
    // oxlint-disable-next-line react/set-state-in-effect
    setPages(nothingRead)
    void ask('newest')
    const again = () => void ask('newest')
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [ask])

  const { events, reading, failed } = pages
  const readNewest = () => ask('newest')
  const readOlder = () => ask('older', events?.at(-1)?.id)
  return {
    ...pages,
    readOlder,
    source: {
      rows: events,
      isReading: reading !== undefined,
      refusal: failed?.refusal,
      read: readNewest,
      retry: failed?.part === 'older' ? readOlder : readNewest,
    },
  }
}
