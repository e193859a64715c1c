import { useSyncExternalStore } from 'react'
import { exactUtc, relativeTime } from './relative-time.ts'

const minute = 60_000

let now = Date.now()
let ticking: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

// One clock for every text on the page.
function subscribe(listener: () => void) {
  listeners.add(listener)
  ticking ??= setInterval(() => {
    now = Date.now()
    for (const each of listeners) each()
  }, minute)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(ticking)
    ticking = undefined
  }
}

const readNow = () => {
  if (!ticking && Date.now() - now > minute) now = Date.now()
  return now
}

export type TimeTextProps = {
  /** Milliseconds since 1970, or what `Date` reads. */
  at: number | string
  locale: string
  /** How it reads; without it, relative to now. */
  text?: string
}

/** A moment in the reader's words, with the exact UTC on hover. */
export function TimeText({ at, locale, text }: TimeTextProps) {
  const current = useSyncExternalStore(subscribe, readNow)
  const moment = new Date(at).getTime()
  return (
    // A copy of the page does not say what depends on the moment.
    <time
      dateTime={new Date(moment).toISOString()}
      title={exactUtc(moment)}
      {...(text === undefined ? { 'data-now': true } : {})}
    >
      {text ?? relativeTime(moment, { now: current, locale })}
    </time>
  )
}
