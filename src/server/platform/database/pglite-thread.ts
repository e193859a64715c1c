// Every PGlite query blocks the thread that it runs on, so the database has a thread of its own.
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import type { ThreadRequest, ThreadSettings } from './pglite-messages.ts'

const { folder, dump, postgres } = workerData as ThreadSettings
const port = parentPort
if (!port) throw new Error('This file is the start of a worker thread.')

const opening = PGlite.create({
  pgliteWasmModule: postgres,
  ...(folder ? { dataDir: folder } : {}),
  ...(dump ? { loadDataDir: new Blob([dump]) } : {}),
})

async function answer(request: ThreadRequest): Promise<unknown> {
  const database = await opening
  switch (request.do) {
    case 'open':
      return undefined
    case 'query': {
      const { rows, affectedRows, fields } = await database.query(request.sql, request.parameters)
      return { rows, affectedRows: affectedRows ?? 0, selected: fields.length > 0 }
    }
    case 'script':
      return (await database.exec(request.sql)).at(-1)?.rows ?? []
    case 'dump':
      return new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer())
    case 'close':
      await database.close()
      return undefined
    default:
      throw new Error('The database thread was asked for something that it does not know.')
  }
}

/** The runtime of WebAssembly throws errors of its own, and a server that gives up leaves by an `ExitStatus`. */
function isCrashOf(error: unknown, code: string | undefined): boolean {
  const { name, severity } = error as { name?: string; severity?: string }
  return (
    error instanceof WebAssembly.RuntimeError ||
    name === 'ExitStatus' ||
    (code !== undefined && /^(PANIC|FATAL)$/.test(severity ?? ''))
  )
}

port.on('message', (request: ThreadRequest) => {
  answer(request).then(
    (value) => port.postMessage({ id: request.id, value }),
    (error: unknown) => {
      const { message, code, constraint, detail } = error as Error & Record<string, string | undefined>
      const isCrash = isCrashOf(error, code)
      port.postMessage({ id: request.id, error: { message, code, constraint, detail, isCrash } })
    },
  )
})
