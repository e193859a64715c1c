import { WAITING } from '../when-still.ts'
import { BODY_CLASS, ROOT_CLASS } from './copy-page.ts'
import type { KeptPage } from './kept-page.ts'

/** The page inside the frame of the app. */
const PAGE = '#content'

/** What a copy does not say: what depends on the moment, and what moves. */
const COPY_CSS = `
:host { position: fixed; inset: 0; z-index: 1; pointer-events: none; }
.${ROOT_CLASS}, .${BODY_CLASS} { height: 100%; }
.${BODY_CLASS} { overflow: hidden; }
[data-now] { visibility: hidden; }
* { animation: none !important; transition: none !important; }
`

/** How much of the text of a copy the app has to have drawn. */
const AS_MUCH = 0.6
/** How long a page of the app that waits for nothing may be shorter than the copy, and how long it may wait. Milliseconds. */
const SHORTER = 1000
const PATIENCE = 5000

/** The time at which a copy was painted. */
export const KEPT_PAGE_MARK = 'kept-page'

/**
 * Shows a kept page over the app until the app has drawn as much, or something else than its frame. Nobody can press
 * anything in it: presses reach the app below, and take it away where there is one. Resolves when it is painted.
 */
export async function showKeptPage(app: Element, page: KeptPage): Promise<void> {
  const before = app.textContent
  const { host, text } = drawCopy(page)
  const stop = new AbortController()
  const { signal } = stop
  const remove = () => {
    host.remove()
    delete document.documentElement.dataset['kept']
    stop.abort()
  }
  document.documentElement.dataset['kept'] = ''
  document.body.append(host)

  let wholeSince: number | undefined
  let isBefore = true
  const isOver = () => {
    isBefore &&= app.textContent === before
    const open = app.querySelector(PAGE)
    if (!open) return !isBefore && app.textContent !== '' && !app.querySelector(WAITING)
    if (app.querySelector(WAITING) || open.textContent === '') return false
    wholeSince ??= performance.now()
    return app.textContent.length >= text * AS_MUCH || performance.now() - wholeSince > SHORTER
  }
  const look = () => {
    // What was drawn is painted first, so that nothing flashes.
    if (!signal.aborted && isOver()) requestAnimationFrame(() => requestAnimationFrame(remove))
  }
  const watching = new MutationObserver(look)
  watching.observe(app, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['data-waiting'],
  })
  const looking = setInterval(look, SHORTER)
  const waiting = setTimeout(remove, PATIENCE)
  signal.addEventListener('abort', () => {
    watching.disconnect()
    clearInterval(looking)
    clearTimeout(waiting)
  })
  for (const press of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(press, () => app.querySelector(PAGE) && remove(), {
      capture: true,
      passive: true,
      signal,
    })

  await painted()
  performance.mark(KEPT_PAGE_MARK)
}

/** The copy in a shadow that nothing of the app reaches into, nor the other way round. */
function drawCopy({ html, css, language }: KeptPage): { host: Element; text: number } {
  const host = document.createElement('div')
  host.inert = true
  host.ariaHidden = 'true'
  const shadow = host.attachShadow({ mode: 'closed' })
  const styles = new CSSStyleSheet()
  styles.replaceSync(css + COPY_CSS)
  shadow.adoptedStyleSheets = [styles]
  const root = document.createElement('div')
  root.className = `${ROOT_CLASS} ${isDark() ? 'dark' : 'light'}`
  root.lang = language
  const body = document.createElement('div')
  body.className = BODY_CLASS
  body.innerHTML = html
  root.append(body)
  shadow.append(root)
  return { host, text: body.textContent.length }
}

function isDark(): boolean {
  const { classList } = document.documentElement
  return (
    classList.contains('dark') ||
    (!classList.contains('light') && matchMedia('(prefers-color-scheme: dark)').matches)
  )
}

const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => {
        port1.close()
        resolve()
      })
      port1.start()
      port2.postMessage(null)
    })
  })
