/** What the init script leaves in every page of the app, in milliseconds since its navigation started. */
export interface PaintWatch {
  clicked?: number
  /** When the user pool had answered. */
  tokens?: number
  /** When ten rows of the list, or all of a shorter one, had been painted. */
  rows?: number
  /** Resolves with the wall clock once this text was painted in the list. */
  painted: (text: string) => Promise<number>
  /** The wall clock of the page. */
  clock: () => number
}

declare global {
  interface Window {
    paintWatch: PaintWatch
  }
}

/** Runs in the page before the app does. */
export function installPaintWatch() {
  const ROWS = 10
  const clock = () => performance.timeOrigin + performance.now()
  const looks = new Set<() => void>()
  /** After the frame that shows what is in the document now. */
  const afterPaint = (act: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        port1.close()
        act()
      }
      port2.postMessage(null)
    })
  const grid = () => document.querySelector('[role=grid]')
  const watch: PaintWatch = {
    clock,
    painted: (text) =>
      new Promise((resolve) => {
        const look = () => {
          if (!grid()?.textContent.includes(text)) return
          looks.delete(look)
          afterPaint(() => resolve(clock()))
        }
        looks.add(look)
        look()
      }),
  }
  window.paintWatch = watch
  const lookForRows = () => {
    const rows = grid()?.querySelectorAll('[role=row][data-index]:not([aria-busy])') ?? []
    if (rows.length < ROWS || grid()?.getAttribute('aria-busy')) return
    looks.delete(lookForRows)
    afterPaint(() => (watch.rows = performance.now()))
  }
  looks.add(lookForRows)
  new MutationObserver(() => {
    for (const look of looks) look()
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })

  addEventListener('click', () => (watch.clicked ??= performance.now()), { capture: true })
  const fetch = window.fetch.bind(window)
  window.fetch = async (...request) => {
    const response = await fetch(...request)
    if (response.url.includes('/identity/')) watch.tokens ??= performance.now()
    return response
  }
}
