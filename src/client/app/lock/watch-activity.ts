import { debounceTime, fromEvent, merge } from 'rxjs'

const QUIET = 250
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll']

/** Tells when a person did something in this window, once for what belongs together. */
export function watchActivity(active: () => void): () => void {
  const signs = SIGNS.map((sign) => fromEvent(window, sign, { capture: true, passive: true }))
  const watching = merge(...signs)
    .pipe(debounceTime(QUIET))
    .subscribe(active)
  return () => watching.unsubscribe()
}
