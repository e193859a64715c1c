import '#client/data/device/zod-without-eval.ts'
import { expose } from 'comlink'
import { systemClock } from '#client/data/device/clock.ts'
import { createVault } from '#client/data/device/vault.ts'
import { SessionDatabase } from '#client/data/session/session-database.ts'
import { UploadDatabase } from '#client/data/uploads/upload-database.ts'
import type { NewUpload } from '#client/data/uploads/uploads.ts'
import { createRenewal } from '#workers/server/renew-session.ts'
import { createServer } from '#workers/server/server.ts'
import { webLocks } from '#workers/server/web-locks.ts'
import type { UploadPorts } from './ports.ts'
import { putByRequest } from './put-part.ts'
import { createUploadEngine, type UploadEngine } from './upload-engine.ts'

export interface FilesSettings {
  userKey: string
  /** The data key; it cannot be read, only used. */
  key: CryptoKey
  /** A lock that is held as long as this worker lives. */
  life: string
  /** What the page was given before, by the ids of its uploads: the worker that knew of it has died. */
  files: ReadonlyMap<string, File>
}

let engine: UploadEngine | undefined

const started = (): UploadEngine => {
  if (!engine) throw new Error('The worker of uploads was not started')
  return engine
}

const api = {
  async start({ userKey, key, life, files }: FilesSettings, ended: UploadPorts['ended']): Promise<void> {
    await hold(life)
    const vault = createVault(key)
    const sessions = new SessionDatabase(vault)
    const send = (url: string, init: RequestInit) => fetch(url, init)
    const ofSession = { userKey, clock: systemClock, fetch: send }
    const { call } = createServer({
      ...ofSession,
      readSession: () => sessions.read(),
      renewSession: createRenewal({ ...ofSession, sessions, locks: webLocks }),
    })
    engine = createUploadEngine(
      {
        database: new UploadDatabase(userKey),
        vault,
        clock: systemClock,
        random: Math.random,
        call,
        put: putByRequest,
        locks: webLocks,
        ended,
      },
      files,
    )
    addEventListener('online', () => engine?.returned())
    await engine.start()
  },
  add: (id: string, upload: NewUpload) => started().add(id, upload),
  stop: () => engine?.stop(),
}

/** Takes a lock and never gives it back. */
const hold = (name: string) =>
  new Promise<void>((resolve) => {
    if (!webLocks) resolve()
    else
      void webLocks.request(name, {}, () => {
        resolve()
        return new Promise(() => {})
      })
  })

export type FilesWorker = typeof api

expose(api)
