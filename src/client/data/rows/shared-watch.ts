import { filter, Observable, ReplaySubject, share, Subject, takeUntil, timer } from 'rxjs'
import { SECOND } from '#shared/lib/time.ts'

type Watch<Of, Args extends readonly (string | undefined)[], T> = (of: Of, ...args: Args) => Observable<T>

/** How long something is still watched after nobody looks: whoever comes back sees it at once, as it is now. */
const KEPT = 30 * SECOND

const ended = new Subject<object>()
const shared = new WeakMap<object, WeakMap<object, Map<string, Observable<unknown>>>>()

/**
 * What a part of the screen watches, shared with every other part that watches the same of one device: one live read,
 * whose latest answer is at hand at once. It may be a moment behind, so that who decides by it reads by themselves.
 */
export function sharedWatch<Of extends { data: object }, Args extends readonly (string | undefined)[], T>(
  watch: Watch<Of, Args, T>,
  of: Of,
  ...args: Args
): Observable<T> {
  const ofThis = shared.get(of) ?? new WeakMap<object, Map<string, Observable<unknown>>>()
  shared.set(of, ofThis)
  const known = ofThis.get(watch) ?? new Map<string, Observable<unknown>>()
  ofThis.set(watch, known)
  const key = args.join('\n')
  const watched =
    known.get(key) ??
    watch(of, ...args).pipe(
      takeUntil(ended.pipe(filter((data) => data === of.data))),
      firstInBatch,
      share(KEEPING),
    )
  known.set(key, watched)
  return watched as Observable<T>
}

/** How long a first answer waits for others. Milliseconds: about a frame. */
const BATCH = 16
let waiting: (() => void)[] = []

/**
 * Gives first answers together with those of others: a screen that begins asks a dozen questions, and each answer by itself
 * would be drawn by itself. Later ones come at once.
 */
const firstInBatch = <T>(source: Observable<T>): Observable<T> =>
  new Observable<T>((reader) => {
    let held: { value: T } | undefined
    let isFirst = true
    const give = () => {
      if (!held) return
      const { value } = held
      held = undefined
      isFirst = false
      reader.next(value)
    }
    const reading = source.subscribe({
      next(value) {
        if (!isFirst) return reader.next(value)
        if (!held) giveTogether(give)
        held = { value }
      },
      error(cause) {
        give()
        reader.error(cause)
      },
      complete() {
        give()
        reader.complete()
      },
    })
    return () => {
      held = undefined
      reading.unsubscribe()
    }
  })

function giveTogether(give: () => void) {
  waiting.push(give)
  if (waiting.length > 1) return
  setTimeout(() => {
    const batch = waiting
    waiting = []
    for (const each of batch) each()
  }, BATCH)
}

const KEEPING = {
  connector: <T>() => new ReplaySubject<T>(1),
  resetOnRefCountZero: () => timer(KEPT),
}

/** Ends those of a device before what they read is closed or erased: a live read would open it again. */
export const endSharedWatches = ({ data }: { data: object }): void => ended.next(data)
