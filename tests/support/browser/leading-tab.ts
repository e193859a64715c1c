import type { Page } from 'playwright-core'

/** Of these tabs of one profile the one whose worker holds the lock of the leader. */
export async function leaderAmong(pages: readonly Page[]): Promise<Page> {
  for (const page of pages) if (await isLeader(page)) return page
  throw new Error('No tab leads')
}

/** Who holds the leader's lock, by the id that the browser gives its worker; undefined where nobody does. */
export const lockHolder = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query()
    return held.find(({ name }) => name?.startsWith('sync-'))?.clientId
  })

/** The browser does not say which client asks, so the worker takes a lock of its own to find itself. */
async function isLeader(page: Page): Promise<boolean> {
  const worker = page.workers().find((each) => each.url().includes('sync.worker'))
  if (!worker) throw new Error('This tab has no sync worker')
  return worker.evaluate(() =>
    navigator.locks.request(`self-${crypto.randomUUID()}`, async (own) => {
      const { held = [] } = await navigator.locks.query()
      const self = held.find(({ name }) => name === own?.name)?.clientId
      return held.some(({ name, clientId }) => name?.startsWith('sync-') && clientId === self)
    }),
  )
}

/**
 * Stops a tab's sync worker in the middle of whatever it does: it keeps its locks and says nothing, and no handler of
 * the page runs. Gives what lets it go on.
 */
export async function stopWorker(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const attached = new Promise<string>((resolve) => {
    session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.type === 'worker' && targetInfo.url.includes('sync.worker')) resolve(sessionId)
    })
  })
  // Playwright's own sessions are flat; this one wraps its messages, so that they reach nobody else.
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  })
  const sessionId = await attached
  let count = 0
  const send = async (method: string, params: object = {}) => {
    const message = JSON.stringify({ id: ++count, method, params })
    await session.send('Target.sendMessageToTarget', { sessionId, message })
  }
  const paused = new Promise<void>((resolve) => {
    session.on('Target.receivedMessageFromTarget', ({ message }) => {
      if ((JSON.parse(message) as { method?: string }).method === 'Debugger.paused') resolve()
    })
  })
  await send('Debugger.enable')
  await send('Runtime.evaluate', { expression: 'debugger' })
  await paused
  return () => send('Debugger.resume')
}
