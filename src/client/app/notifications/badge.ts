import { distinctUntilChanged, fromEvent, map, merge, type Observable, switchMap } from 'rxjs'
import type { Device } from '#client/data/device/device.ts'
import { watchTrayCounts } from '#client/data/queue/tray.ts'
import { canBadge, countOnBadge } from '#workers/service-worker/badge.ts'

/**
 * Keeps the number of changes that need a decision on the icon of the installed app. What the service worker counted while
 * nobody looked is seen as soon as somebody does. Gives its end.
 */
export function keepBadge(device: Device): () => void {
  if (!canBadge()) return () => {}
  const decisions = watchTrayCounts(device).pipe(
    map(({ decisions }) => decisions),
    distinctUntilChanged(),
  )
  const counting = decisions
    .pipe(switchMap((count) => merge([count], onSeen().pipe(map(() => count)))))
    .subscribe({
      next: (decisions) =>
        void countOnBadge(({ unseen }) => ({ decisions, unseen: document.hidden ? unseen : 0 })).catch(
          () => {},
        ),
      error: () => {},
    })
  return () => counting.unsubscribe()
}

const onSeen = (): Observable<Event> => fromEvent(document, 'visibilitychange')
