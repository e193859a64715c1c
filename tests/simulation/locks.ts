import type { Process, Scheduler } from './scheduler.ts'

/** As `Locks` in workers/server/web-locks.ts. */
export interface SimulatedLocks {
  request: (
    name: string,
    options: { signal?: AbortSignal; steal?: boolean },
    held: () => Promise<void>,
  ) => Promise<void>
}

interface Asked {
  process: Process
  grant: () => void
  lose: () => void
}

/**
 * The Web Locks of one browser profile: one holder per name, others in the order in which they asked. A frozen tab
 * keeps its lock; one that is gone does not; one that is robbed hears it when it runs again.
 */
export function createLocks(scheduler: Scheduler) {
  const queues = new Map<string, { holder: Asked | undefined; waiting: Asked[] }>()

  const queueOf = (name: string) => {
    const queue = queues.get(name) ?? { holder: undefined, waiting: [] }
    queues.set(name, queue)
    return queue
  }

  function next(name: string) {
    const queue = queueOf(name)
    if (queue.holder) return
    const first = queue.waiting.shift()
    if (!first) return
    queue.holder = first
    scheduler.enqueue(first.process, first.grant)
  }

  function leave(name: string, asked: Asked) {
    const queue = queueOf(name)
    if (queue.holder === asked) queue.holder = undefined
    queue.waiting = queue.waiting.filter((each) => each !== asked)
    next(name)
  }

  const portOf = (process: Process): SimulatedLocks => ({
    request: (name, { signal, steal }, held) =>
      new Promise<void>((resolve, reject) => {
        if (signal?.aborted) return reject(abortError())
        let isGranted = false
        const asked: Asked = {
          process,
          grant() {
            isGranted = true
            // Robbed or given up before it could begin.
            if (queueOf(name).holder !== asked) return
            const end = (act: () => void) => () => {
              leave(name, asked)
              act()
            }
            held().then(end(resolve), (cause: unknown) => end(() => reject(cause))())
          },
          lose: () => scheduler.enqueue(process, () => reject(abortError())),
        }
        signal?.addEventListener('abort', () => {
          if (isGranted) return
          leave(name, asked)
          reject(abortError())
        })
        const queue = queueOf(name)
        if (steal) {
          queue.holder?.lose()
          queue.holder = asked
          scheduler.enqueue(process, asked.grant)
          return undefined
        }
        queue.waiting.push(asked)
        return next(name)
      }),
  })

  return {
    portOf,
    holder: (name: string): Process | undefined => queues.get(name)?.holder?.process,
    forget(process: Process) {
      for (const [name, queue] of queues) {
        queue.waiting = queue.waiting.filter((asked) => asked.process !== process)
        if (queue.holder?.process === process) queue.holder = undefined
        next(name)
      }
    },
  }
}

const abortError = () => new DOMException('The lock was taken away', 'AbortError')
