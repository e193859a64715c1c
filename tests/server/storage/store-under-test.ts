import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3'
import { createEmbeddedS3, type EmbeddedS3 } from '#server/platform/storage/embedded/embedded-s3.ts'
import type { StoreFiles } from '#server/platform/storage/embedded/store-folder.ts'
import type { Log } from '#server/platform/log.ts'
import { serveApp } from '#tests/support/serve-app.ts'

export const REGION = 'eu-central-1'
export const BUCKET = 'uploads'
export const CREDENTIALS = { accessKeyId: 'AKIDOFTHETESTS', secretAccessKey: 'a secret of the tests' }

export interface StoreUnderTest {
  store: EmbeddedS3
  folder: string
  port: number
  endpoint: string
  /** How far the store's clock is ahead, in milliseconds. */
  ahead: (milliseconds: number) => void
  /** What was logged, by event and code. */
  logged: { event: string; code?: unknown }[]
  /** The vendor's client as it is when nobody sets it up. */
  client: (config?: S3ClientConfig) => S3Client
  close: () => Promise<void>
}

interface Setting {
  folder?: string
  files?: StoreFiles
  minimumPart?: number
  basePath?: string
  origins?: string[]
}

/** The embedded store behind a real port, in a folder of its own unless one is given. */
export async function serveStore({ folder, ...setting }: Setting = {}): Promise<StoreUnderTest> {
  const own = folder ?? (await mkdtemp(join(tmpdir(), 'castellan-storage-')))
  let shift = 0
  const { log, logged } = keptLog()
  const store = await createEmbeddedS3({
    ...setting,
    folder: own,
    credentials: CREDENTIALS,
    region: REGION,
    bucket: BUCKET,
    now: () => Date.now() + shift,
    log,
  })
  const { port, close } = await serveApp(store.routes)
  const endpoint = `http://127.0.0.1:${port}${setting.basePath ?? ''}`
  const clients: S3Client[] = []
  return {
    store,
    folder: own,
    port,
    endpoint,
    logged,
    ahead: (milliseconds) => {
      shift = milliseconds
    },
    client: (config = {}) => {
      const client = new S3Client({
        endpoint,
        region: REGION,
        credentials: CREDENTIALS,
        forcePathStyle: true,
        maxAttempts: 1,
        ...config,
      })
      clients.push(client)
      return client
    },
    close: async () => {
      for (const client of clients) client.destroy()
      close()
      if (folder === undefined) await rm(own, { recursive: true, force: true })
    },
  }
}

function keptLog() {
  const logged: StoreUnderTest['logged'] = []
  const keep: Log['info'] = ({ event, code }) => void logged.push({ event, code })
  const log: Log = { debug: keep, info: keep, warn: keep, error: keep, child: () => log }
  return { log, logged }
}

/** Bytes that are different everywhere, the same for the same seed. */
export function bytesOf(size: number, seed = 1): Uint8Array<ArrayBuffer> {
  const words = new Uint32Array(Math.ceil(size / 4))
  let state = (seed * 2_654_435_761) >>> 0 || 1
  for (let at = 0; at < words.length; at += 1) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    words[at] = state >>> 0
  }
  return new Uint8Array(words.buffer, 0, size)
}

/** The code and status of a refusal by the vendor's client. */
export async function refusalOf(
  work: Promise<unknown>,
): Promise<{ code: string; status: number | undefined }> {
  const failure = await work.then(
    () => undefined,
    (cause: unknown) => cause,
  )
  if (failure === undefined) throw new Error('It was not refused.')
  const { name, $metadata } = failure as { name: string; $metadata?: { httpStatusCode?: number } }
  return { code: name, status: $metadata?.httpStatusCode }
}
