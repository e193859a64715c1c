import { randomUUID } from 'node:crypto'
import * as nodeFiles from 'node:fs/promises'
import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import type { Log } from '#server/platform/log.ts'
import { errorAnswer } from './answer.ts'
import { createObjectStore } from './object-store.ts'
import type { Stores } from './operation.ts'
import { operationOf } from './operations.ts'
import { asS3Error, S3Error } from './s3-error.ts'
import { readRequest } from './s3-request.ts'
import { PLACES, type StoreFiles } from './store-folder.ts'
import { sweepStore } from './sweep-store.ts'
import { createUploadStore } from './upload-store.ts'
import { verifySignature } from './verify-signature.ts'

/** Bytes of every part but the last: https://docs.aws.amazon.com/AmazonS3/latest/userguide/qfacts.html */
const MINIMUM_PART = 5 * 1024 ** 2
/** How long a browser may remember what it may send, in seconds. */
const PREFLIGHT = 3600

interface EmbeddedS3Parts {
  /** Everything lies below it; it is made if it is not there. Several processes of one machine may share it. */
  folder: string
  credentials: { accessKeyId: string; secretAccessKey: string }
  region: string
  /** The only one that there is. */
  bucket: string
  now: () => number
  log: Log
  /** Where the routes are mounted, such as `/storage`: it is part of what clients sign. */
  basePath?: string
  /** Origins of pages that may send and read, if the store has another than theirs. */
  origins?: readonly string[]
  /** Bytes of every part but the last; S3's 5 MiB unless a test wants fewer. */
  minimumPart?: number
  files?: StoreFiles
}

export interface EmbeddedS3 {
  /** Path style: `<basePath>/<bucket>/<key>`. Every request but a preflight has to be signed. */
  routes: Hono
  /** Removes what killed processes left behind more than a day ago; answers with how many things went. */
  sweep: () => Promise<number>
}

/**
 * A store of files that speaks S3, so that any client for it can be used, and any other store of its kind put in its place.
 * An object is there as a whole or not at all, also after the process was killed or the power went.
 */
export async function createEmbeddedS3(parts: EmbeddedS3Parts): Promise<EmbeddedS3> {
  const { folder, bucket, now, log, files = nodeFiles, minimumPart = MINIMUM_PART, origins = [] } = parts
  for (const place of PLACES) await files.mkdir(join(folder, place), { recursive: true, mode: 0o700 })
  const store = { folder, files, now }
  const objects = createObjectStore(store)
  const stores: Stores = {
    bucket,
    objects,
    uploads: createUploadStore({ ...store, objects, minimumPart }),
    log,
  }
  const routes = new Hono()
    .use(
      cors({
        origin: [...origins],
        allowMethods: ['GET', 'HEAD', 'PUT'],
        exposeHeaders: ['ETag', 'Content-Range', 'x-amz-request-id'],
        maxAge: PREFLIGHT,
      }),
    )
    .all('*', (c) => answer(c, parts, stores))
  return { routes, sweep: () => sweepStore(store) }
}

async function answer(c: Context, parts: EmbeddedS3Parts, stores: Stores): Promise<Response> {
  const requestId = randomUUID()
  const target = targetOf(c)
  c.header('x-amz-request-id', requestId)
  // What somebody uploaded is never a page of this origin.
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('Content-Security-Policy', "default-src 'none'; sandbox")
  try {
    const request = readRequest(c.req.raw, target, parts.basePath ?? '')
    const payload = verifySignature(request, parts)
    if (request.bucket !== parts.bucket) {
      throw new S3Error('NoSuchBucket', 'The specified bucket does not exist', {
        details: { BucketName: request.bucket },
      })
    }
    const { status, headers, body } = await operationOf(request)(request, stores, payload)
    return c.newResponse(body ?? null, status, headers)
  } catch (cause) {
    const error = asS3Error(cause)
    if (error.code === 'InternalError' || error.code === 'InsufficientStorage') {
      parts.log.error(
        { event: 'storage.failed', requestId, method: c.req.method, code: error.code, error: error.cause },
        'A request to the store of files failed.',
      )
    }
    const { status, headers, body } = errorAnswer(error, { resource: target.split('?')[0] ?? '', requestId })
    return c.newResponse(c.req.method === 'HEAD' ? null : body, status, headers)
  }
}

/** Path and query as they were sent: the Request has them without dots, and its signature was made with them. */
function targetOf(c: Context): string {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
  const sent = incoming?.url
  if (sent?.startsWith('/')) return sent
  const { origin } = new URL(c.req.url)
  return c.req.url.slice(origin.length)
}
