import { useSyncExternalStore } from 'react'
import { afterResize } from './after-resize.ts'
import { type Breakpoint, breakpointAt, breakpoints, isAtLeast } from './breakpoints.ts'

let current = breakpointAt(window.innerWidth)
const listeners = new Set<() => void>()

const settle = afterResize(() => {
  const next = breakpointAt(window.innerWidth)
  if (next === current) return
  current = next
  for (const listener of listeners) listener()
})

for (const width of Object.values(breakpoints))
  window.matchMedia(`(min-width: ${width}px)`).addEventListener('change', settle)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The width class of the window, a quarter of a second after it last changed. */
export const useBreakpoint = (): Breakpoint => useSyncExternalStore(subscribe, () => current)

export const useIsAtLeast = (wanted: Breakpoint) => isAtLeast(useBreakpoint(), wanted)
