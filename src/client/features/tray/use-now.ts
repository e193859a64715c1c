import { useSyncExternalStore } from 'react'
import { MINUTE } from '#shared/lib/time.ts'

/** The present minute, for words that change with it. */
export const useNow = (): number => useSyncExternalStore(subscribe, presentMinute)

const presentMinute = () => Math.floor(Date.now() / MINUTE) * MINUTE

function subscribe(listener: () => void) {
  const ticking = setInterval(listener, MINUTE)
  return () => clearInterval(ticking)
}
