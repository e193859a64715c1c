import { fastClone } from './fast-clone.ts'
import type { Process, Scheduler } from './scheduler.ts'

/** As `Channel` in workers/sync/ports.ts. */
export interface SimulatedChannel {
  post: (message: unknown) => void
  listen: (heard: (message: unknown) => void) => void
  close: () => void
}

interface End {
  process: Process
  name: string
  hear: ((message: unknown) => void)[]
}

/** The broadcast channels of one browser profile. */
export function createChannels(scheduler: Scheduler, latency: () => number) {
  const ends = new Set<End>()
  return {
    open(process: Process, name: string): SimulatedChannel {
      const own: End = { process, name, hear: [] }
      ends.add(own)
      return {
        post(message) {
          if (!ends.has(own)) throw new DOMException('Channel is closed', 'InvalidStateError')
          const copy = fastClone(message)
          for (const end of ends) {
            if (end === own || end.name !== name) continue
            scheduler.after(end.process, latency(), () => {
              if (ends.has(end)) for (const hear of end.hear) hear(fastClone(copy))
            })
          }
        },
        listen: (heard) => void own.hear.push(heard),
        close: () => void ends.delete(own),
      }
    },
    forget(process: Process) {
      for (const end of ends) if (end.process === process) ends.delete(end)
    },
  }
}
