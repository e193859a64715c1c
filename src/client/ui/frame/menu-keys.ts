import type { KeyboardEvent } from 'react'

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/**
 * The keys of a disclosure navigation: up and down, first and last; right opens a group, left closes it.
 * https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export function moveAlong(event: KeyboardEvent<HTMLElement>) {
  const { key, target, currentTarget } = event
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return
  const wanted = { ArrowRight: 'false', ArrowLeft: 'true' }[key]
  if (wanted && target.getAttribute('aria-expanded') === wanted) {
    event.preventDefault()
    target.click()
    return
  }
  const step = steps[key]
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('a, button')].filter(
    (each) => !each.closest('[data-closed]'),
  )
  const at = stops.indexOf(target)
  if (!step || at === -1) return
  event.preventDefault()
  stops[step(at, stops.length)]?.focus()
}
