import type { Refusal } from '#client/data/refusal.ts'
import { useTexts } from '#client/texts/texts.ts'
import type { EmptyWords } from './no-rows.tsx'

/** What a list of the server says of its reading. */
export interface ServerWords {
  refresh: string
  reading: string
  retry: string
  /** Of rows that could not be read again: without a network, and for another reason. */
  staleOffline: string
  stale: string
  empty: Pick<EmptyWords, 'offline' | 'failed' | 'retry'>
}

interface OwnWords {
  reading: string
  /** That the rows could not be read. */
  failed: string
  /** That they could not be read again. */
  stale?: string
  /** What is said of a reason that the server gave. */
  refused?: (reason: string) => string
  /** Why there are none where it gave none. */
  unreachable?: string
}

/** The words of a list of the server: its own, and those that all such lists say. */
export function useServerWords(refusal: Refusal | undefined, own: OwnWords): ServerWords {
  const table = useTexts('table')
  const words = useTexts('words')
  const errors = useTexts('errors')
  const { refused = (reason) => words('refused', { reason }), unreachable = words('unreachable') } = own
  const retry = words('tryAgain')
  const reason = refusal?.code
    ? refused(errors(refusal.code, { replace: refusal.values ?? {} }))
    : unreachable
  return {
    refresh: words('readAgain'),
    reading: own.reading,
    retry,
    staleOffline: table('lastRead'),
    stale: own.stale ?? table('notReadAgain'),
    empty: {
      offline: [table('offline'), table('offlineReason')],
      failed: [own.failed, reason],
      retry,
    },
  }
}
