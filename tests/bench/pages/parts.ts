import { wrap } from 'comlink'
import type { BenchSession } from './bench-session.ts'
import type { PartsWorker } from './parts.worker.ts'

/** Where the time of the first load, of the first search and of the queue goes, in milliseconds. */
export interface Parts {
  load: {
    whole: number
    firstByte: number
    waiting: number
    transactions: number
    writes: number
    bytes: number
  }
  search: {
    whole: number
    reading: number
    parsing: number
    building: number
    storing: number
    bytes: number
  }
  /** The queue of 10,000 without a server: its answers are made up on the spot. */
  flush: { whole: number; rounds: number; nextBatch: number; adding: number }
}

/** Runs the product's load once more, with clocks around its parts, into databases of its own. */
export async function measureParts(session: BenchSession, text: string): Promise<Parts> {
  const worker = new Worker(new URL('./parts.worker.ts', import.meta.url), { type: 'module' })
  const parts = await wrap<PartsWorker>(worker).measure(session, text)
  worker.terminate()
  return parts
}
