import { type Observable, ReplaySubject, share, Subject, takeUntil, timer } from 'rxjs'
import { SECOND } from '#shared/lib/time.ts'

type Watch<Of, Args extends readonly string[], T> = (of: Of, ...args: Args) => Observable<T>

/** How long something is still watched after nobody looks: whoever comes back sees it at once, as it is now. */
const KEPT = 30 * SECOND

const ended = new Subject<void>()
const shared = new WeakMap<object, WeakMap<object, Map<string, Observable<unknown>>>>()

/**
 * What a part of the screen watches, shared with every other part that watches the same of one device: one live read,
 * whose latest answer is at hand at once. It may be a moment behind, so that who decides by it reads by themselves.
 */
export function sharedWatch<Of extends object, Args extends readonly string[], T>(
  watch: Watch<Of, Args, T>,
  of: Of,
  ...args: Args
): Observable<T> {
  const ofThis = shared.get(of) ?? new WeakMap<object, Map<string, Observable<unknown>>>()
  shared.set(of, ofThis)
  const known = ofThis.get(watch) ?? new Map<string, Observable<unknown>>()
  ofThis.set(watch, known)
  const key = args.join('\n')
  const watched = known.get(key) ?? watch(of, ...args).pipe(takeUntil(ended), share(KEEPING))
  known.set(key, watched)
  return watched as Observable<T>
}

const KEEPING = {
  connector: <T>() => new ReplaySubject<T>(1),
  resetOnRefCountZero: () => timer(KEPT),
}

/** Ends all of them before what they read is closed or erased: a live read would open it again. */
export const endSharedWatches = (): void => ended.next()
