import type { Fault } from './faults.ts'
import type { Random } from './random.ts'
import type { Process, Scheduler } from './scheduler.ts'
import type { Trace } from './trace.ts'

/** Whoever answers requests, in a process of its own that can be gone. */
export interface Answerer {
  process: Process
  answer: (path: string, init: RequestInit) => Promise<Response>
}

export interface NetworkParts {
  scheduler: Scheduler
  random: Random
  trace: Trace
  server: () => Answerer | undefined
  /** Whether this fault happens now; `weight` scales how likely it is. */
  happens: (fault: Fault, weight?: number) => boolean
  /** Sees every request as it leaves its tab. */
  observe: (process: Process, path: string, init: RequestInit) => void
  /** Sees what the server answered, whether or not it arrives. */
  answered: (path: string, text: string) => void
}
