import { combineLatest, distinctUntilChanged, map, type Observable, scan } from 'rxjs'
import type { SyncFault } from '#client/data/device/sync-client.ts'
import { SECOND } from '#shared/lib/time.ts'

/** A server that starts anew looks like this, too; only the browser knows at once that there is no network. */
const BLINK = 10 * SECOND

/** What is known of the network at a moment. */
export interface NetworkFacts {
  fault: SyncFault | null
  /** False only where the browser is sure that there is none. */
  isOnline: boolean
}

interface Loss {
  /** When the network went. */
  since: number | undefined
  /** The browser said so itself. */
  isSure: boolean
  /** How long the first loss lasted, once it is over. */
  lasted: number | undefined
}

const NONE: Loss = { since: undefined, isSure: false, lasted: undefined }

/** How long the first loss of the network lasted, in milliseconds; undefined until one is over. */
export const watchLoss = (
  fault: Observable<SyncFault | null>,
  isOnline: Observable<boolean>,
  now: () => number,
): Observable<number | undefined> =>
  combineLatest({ fault, isOnline }).pipe(
    scan((loss, facts) => followLoss(loss, facts, now()), NONE),
    map(({ lasted }) => lasted),
    distinctUntilChanged(),
  )

function followLoss(loss: Loss, { fault, isOnline }: NetworkFacts, now: number): Loss {
  if (loss.lasted !== undefined) return loss
  if (!isOnline || fault === 'offline' || fault === 'portal')
    return { ...loss, since: loss.since ?? now, isSure: loss.isSure || !isOnline }
  // Another fault says nothing about the network.
  if (fault !== null || loss.since === undefined) return loss
  const lasted = Math.max(0, now - loss.since)
  return loss.isSure || lasted >= BLINK ? { ...loss, lasted } : NONE
}
