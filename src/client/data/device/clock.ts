/** The time as this device sees it, and waiting. Everything that decides by time takes one, so that tests can travel. */
export interface Clock {
  /** Milliseconds since 1970 by the wall clock, which a person can set. */
  now: () => number
  /** Milliseconds since some moment, never set back. */
  monotonic: () => number
  setTimeout: (act: () => void, milliseconds: number) => unknown
  clearTimeout: (timer: unknown) => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  setTimeout: (act, milliseconds) => setTimeout(act, milliseconds),
  clearTimeout: (timer) => clearTimeout(timer as number),
}
