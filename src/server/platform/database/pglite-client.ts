import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { DatabaseUnreachable } from './unreachable.ts'
import { within } from '#server/platform/within.ts'
import type { QueryAnswer, ThreadAnswer, ThreadRequest, ThreadSettings } from './pglite-messages.ts'

type UnnumberedRequest = ThreadRequest extends infer R
  ? R extends { id: number }
    ? Omit<R, 'id'>
    : never
  : never

/** What the database refused, with PostgreSQL's own code (`code`, e.g. 23505) as node-postgres gives it. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
  readonly code: string | undefined
  readonly constraint: string | undefined
  readonly detail: string | undefined

  constructor({ message, code, constraint, detail }: Extract<ThreadAnswer, { error: object }>['error']) {
    super(message)
    this.code = code
    this.constraint = constraint
    this.detail = detail
  }
}

export interface PgliteClient {
  query: (sql: string, parameters: readonly unknown[]) => Promise<QueryAnswer>
  /** Several statements at once, without parameters; gives the rows of the last one. */
  script: (sql: string) => Promise<Record<string, unknown>[]>
  dump: () => Promise<Uint8Array<ArrayBuffer>>
  /** Lets answers take as long as they like while `act` runs. */
  unhurried: <T>(act: () => Promise<T>) => Promise<T>
  isEnded: () => boolean
  /** Ends the thread in the middle of whatever it does, as a crash does. */
  end: () => Promise<void>
  close: () => Promise<void>
}

/**
 * How long an answer may take, in milliseconds: as long as a device waits. A thread that has no room to write may turn
 * for ever, and hears nothing meanwhile.
 */
const ANSWER_LIMIT = 30_000
/** Opening repairs what a crash left behind. */
const OPEN_LIMIT = 120_000
const CLOSE_LIMIT = 5000

// V8 sometimes ends the process when it collects compiled code that several threads share ("Check failed:
// jit_page_->allocations_.erase"). The code of one module is a few MB, and is kept.
setFlagsFromString('--no-wasm-code-gc')

let compiled: Promise<WebAssembly.Module> | undefined

/** PostgreSQL's code, compiled once a process: every database of it runs the same, and what is made faster stays so. */
const postgresModule = () => (compiled ??= compilePostgres())

async function compilePostgres() {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  return WebAssembly.compile(await readFile(join(folder, 'pglite.wasm')))
}

/**
 * Opens an embedded database on a thread of its own. A thread that dies fails every question still open, and one that
 * does not answer within `limit` milliseconds is ended.
 */
export async function openPglite(
  settings: Omit<ThreadSettings, 'postgres'>,
  limit = ANSWER_LIMIT,
): Promise<PgliteClient> {
  const workerData: ThreadSettings = { ...settings, postgres: await postgresModule() }
  const thread = new Worker(new URL('./pglite-thread.ts', import.meta.url), { workerData })
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (cause: Error) => void }>()
  let last = 0
  let dead: Error | undefined
  let patient = 0

  const failAll = (cause: Error) => {
    dead = cause
    for (const { reject } of waiting.values()) reject(cause)
    waiting.clear()
  }
  thread.on('message', (answer: ThreadAnswer) => {
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (answer.error?.isCrash) {
      asked?.reject(new DatabaseUnreachable(answer.error.message))
      // Its memory is in no state to go on from.
      void end('The embedded database broke down.')
    } else if (answer.error) asked?.reject(new DatabaseError(answer.error))
    else asked?.resolve(answer.value)
  })
  thread.on('error', (cause) => failAll(cause instanceof Error ? cause : new Error(String(cause))))
  thread.on('exit', () => failAll(new DatabaseUnreachable('The database thread has ended.')))

  const end = async (why: string) => {
    failAll(new DatabaseUnreachable(why))
    await thread.terminate()
  }
  const ask = (request: UnnumberedRequest, longest = limit): Promise<unknown> => {
    if (dead) return Promise.reject(dead)
    const id = ++last
    const answer = new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      thread.postMessage({ id, ...request })
    })
    if (patient > 0) return answer
    return within(longest, answer, () => {
      const why = 'The embedded database does not answer.'
      void end(why)
      return new DatabaseUnreachable(why)
    })
  }

  await ask({ do: 'open' }, OPEN_LIMIT).catch(async (cause: unknown) => {
    await end('The embedded database could not be opened.')
    throw cause
  })
  return {
    query: async (sql, parameters) =>
      (await ask({ do: 'query', sql, parameters: [...parameters] })) as QueryAnswer,
    script: async (sql) => (await ask({ do: 'script', sql })) as Record<string, unknown>[],
    dump: async () => (await ask({ do: 'dump' })) as Uint8Array<ArrayBuffer>,
    unhurried: async (act) => {
      patient++
      try {
        return await act()
      } finally {
        patient--
      }
    },
    isEnded: () => dead !== undefined,
    end: () => end('The database thread was ended.'),
    close: async () => {
      if (!dead) await ask({ do: 'close' }, CLOSE_LIMIT).catch(() => {})
      await end('The database was closed.')
    },
  }
}
