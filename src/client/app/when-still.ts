import { SECOND } from '#shared/lib/time.ts'

/** How long a page stands still until it is taken for drawn, and after how long one is that never does. Milliseconds. */
const STILL = 800
const RESTLESS = 4 * SECOND
/** How long something of less haste waits for a page that is not drawn, in milliseconds. */
const PATIENCE = 10 * SECOND
/** What stands for rows and pages that are on their way. */
export const WAITING = '[data-waiting]'

/** Acts whenever the page stands still after a change, and at first. Gives the end of that. */
export function watchStill(page: Element, act: () => void): () => void {
  let standing: ReturnType<typeof setTimeout> | undefined
  let changedSince: number | undefined
  const changed = () => {
    changedSince ??= performance.now()
    clearTimeout(standing)
    const rest = Math.min(STILL, changedSince + RESTLESS - performance.now())
    standing = setTimeout(() => {
      changedSince = undefined
      act()
    }, rest)
  }
  const watching = new MutationObserver(changed)
  watching.observe(page, { subtree: true, childList: true, characterData: true })
  changed()
  return () => {
    clearTimeout(standing)
    watching.disconnect()
  }
}

/**
 * Acts once the page stands still and waits for nothing, or has not come to that in ten seconds. What it gives acts at once
 * where that has not happened.
 */
export function whenDrawn(page: Element, act: () => void): () => void {
  let isDone = false
  const actOnce = () => {
    if (isDone) return
    isDone = true
    clearTimeout(latest)
    endWatch()
    act()
  }
  const latest = setTimeout(actOnce, PATIENCE)
  const endWatch = watchStill(page, () => {
    if (!page.querySelector(WAITING)) actOnce()
  })
  return actOnce
}
