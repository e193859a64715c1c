import {
  BehaviorSubject,
  concat,
  distinctUntilChanged,
  map,
  type Observable,
  of,
  switchScan,
  timer,
} from 'rxjs'
import { SECOND } from '#shared/lib/time.ts'

export type SplashPhase = 'gone' | 'shown' | 'leaving'

/** What opens sooner needs no word about it. */
const UNNOTICED = SECOND / 4

const pending = new BehaviorSubject(0)

/** Says that somebody waits for something to open. Gives the way to say that it has. */
export function beginLoading(): () => void {
  let isOver = false
  pending.next(pending.value + 1)
  return () => {
    if (!isOver) pending.next(pending.value - 1)
    isOver = true
  }
}

/** The splash, which hides a second after nobody waits for anything any more (SHELL-02). */
export const splash: Observable<SplashPhase> = pending.pipe(
  map((count) => count > 0),
  distinctUntilChanged(),
  switchScan((last: SplashPhase, isPending): Observable<SplashPhase> => {
    if (isPending) return last === 'gone' ? after(UNNOTICED, 'shown') : of('shown')
    return last === 'gone' ? of('gone') : concat(of('leaving' as const), after(SECOND, 'gone'))
  }, 'gone'),
)

const after = (time: number, phase: SplashPhase): Observable<SplashPhase> =>
  timer(time).pipe(map(() => phase))
