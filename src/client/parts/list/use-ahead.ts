import { useState } from 'react'

interface PendingValues {
  /** What the address held before the first of those on their way. */
  before: string | undefined
  /** On their way, oldest first. */
  values: readonly (string | undefined)[]
}

/**
 * A part of the address as it was last asked for. The address follows once its page is ready; a box that waited for
 * it would jump back under the finger, and a second choice made meanwhile would take back the first.
 */
export function useAhead(value: string | undefined, ask: (value: string | undefined) => void) {
  const [asked, setAsked] = useState<PendingValues>()
  const latest = asked?.values.at(-1)
  const isOnItsWay =
    asked !== undefined && value !== latest && [asked.before, ...asked.values].includes(value)
  // It has arrived, or somebody went elsewhere: the address alone counts again.
  if (asked && !isOnItsWay) setAsked(undefined)
  const set = (next: string | undefined) => {
    setAsked((now) => ({ before: now ? now.before : value, values: [...(now?.values ?? []), next] }))
    ask(next)
  }
  return [isOnItsWay ? latest : value, set] as const
}
