import type { Page } from 'playwright-core'

interface Usage {
  usedSize: number
  backingStorageSize?: number
}

/** Bytes in use after a collection, by the page and by its worker; typed arrays lie outside of the heap proper. */
export async function heapOf(page: Page): Promise<{ page: number; worker: number }> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const own: Usage = await session.send('Runtime.getHeapUsage')

  const answers = new Map<number, (result: unknown) => void>()
  const workers: string[] = []
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') workers.push(sessionId)
  })
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message) as { id?: number; result?: unknown }
    if (id !== undefined) answers.get(id)?.(result)
  })
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  })
  let last = 0
  const ask = (sessionId: string, method: string) =>
    new Promise<unknown>((resolve) => {
      const id = ++last
      answers.set(id, resolve)
      void session.send('Target.sendMessageToTarget', {
        sessionId,
        message: JSON.stringify({ id, method, params: {} }),
      })
    })
  let worker = 0
  for (const sessionId of workers) {
    await ask(sessionId, 'HeapProfiler.enable')
    await ask(sessionId, 'HeapProfiler.collectGarbage')
    worker += sizeOf((await ask(sessionId, 'Runtime.getHeapUsage')) as Usage)
  }
  await session.detach()
  return { page: sizeOf(own), worker }
}

const sizeOf = ({ usedSize, backingStorageSize = 0 }: Usage) => usedSize + backingStorageSize
