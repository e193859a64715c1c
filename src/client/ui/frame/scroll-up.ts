import { measures } from '../theme/measures.ts'

const { speed } = measures.scrollToTop

/** Where a list that began at `from` stands after some milliseconds on its way to the top: fast first, then slower. */
export const topAt = (from: number, elapsed: number): number =>
  Math.round(from * Math.max(0, 1 - elapsed / speed) ** 3)

/** Scrolls to the top, at once for who wants no motion; whoever scrolls meanwhile stays where they are. */
export function scrollUp(target: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return target.scrollTo({ top: 0 })
  const from = target.scrollTop
  const start = performance.now()
  let last = from
  const step = (now: number) => {
    if (Math.abs(target.scrollTop - last) > 1) return
    last = topAt(from, now - start)
    target.scrollTo({ top: last, behavior: 'instant' })
    if (last > 0) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
