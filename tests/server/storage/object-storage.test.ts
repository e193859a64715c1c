import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ObjectStorage, StorageError } from '#server/platform/storage/object-storage.ts'
import { createS3Storage } from '#server/platform/storage/s3-storage.ts'
import { unsyncedFiles } from './failing-files.ts'
import { BUCKET, bytesOf, CREDENTIALS, REGION, serveStore, type StoreUnderTest } from './store-under-test.ts'

const SMALL = 1000

let server: StoreUnderTest
beforeAll(async () => {
  server = await serveStore({ minimumPart: SMALL, basePath: '/storage' })
})
afterAll(() => server.close())

const storageOf = (more: Partial<Parameters<typeof createS3Storage>[0]> = {}): ObjectStorage =>
  createS3Storage({
    endpoint: server.endpoint,
    region: REGION,
    bucket: BUCKET,
    credentials: CREDENTIALS,
    forcePathStyle: true,
    ...more,
  })

/** Over the network, and asking the store in its process while URLs still lead to its port. */
const ways: [string, () => ObjectStorage][] = [
  ['over the network', () => storageOf()],
  [
    'in one process',
    () =>
      storageOf({
        endpoint: 'http://storage.internal/storage',
        publicEndpoint: server.endpoint,
        fetch: (request) => server.store.routes.fetch(request),
      }),
  ],
]

const all = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const found: T[] = []
  for await (const item of items) found.push(item)
  return found
}
const reasonOf = async (work: Promise<unknown>) => {
  const failure: unknown = await work.then(
    () => undefined,
    (cause: unknown) => cause,
  )
  return failure instanceof StorageError ? { reason: failure.reason, code: failure.code } : failure
}
const put = (url: string, body: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'PUT', body, headers })

describe.each(ways)('files, %s', (way, open) => {
  let storage: ObjectStorage
  beforeAll(() => {
    storage = open()
  })
  const keyOf = (name: string) => `${way}/${name}`

  test('are sent by a browser in parts, and fetched under their names', async () => {
    const key = keyOf('a report.pdf')
    const { uploadId } = await storage.startUpload(key, { media: 'application/pdf' })
    const pieces = [bytesOf(SMALL, 1), bytesOf(SMALL + 1, 2), bytesOf(3, 3)]
    for (const [index, piece] of [...pieces.entries()].toReversed()) {
      const url = await storage.signPart(key, uploadId, index + 1, { size: piece.length, seconds: 60 })
      const answer = await put(url, piece)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('etag')).toBe(`"${createHash('md5').update(piece).digest('hex')}"`)
    }
    const parts = await storage.listParts(key, uploadId)
    expect(parts.map(({ partNumber, size }) => [partNumber, size])).toEqual([
      [1, SMALL],
      [2, SMALL + 1],
      [3, 3],
    ])
    const { etag } = await storage.completeUpload(key, uploadId, parts.toReversed())
    expect(await storage.head(key)).toEqual({ size: 2 * SMALL + 4, etag })
    const url = await storage.signGet(key, {
      fileName: 'Müllers "Bericht" 100%.pdf',
      media: 'application/pdf',
      seconds: 60,
    })
    const answer = await fetch(url)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="M_llers _Bericht_ 100_.pdf"; filename*=UTF-8''M%C3%BCllers%20%22Bericht%22%20100%25.pdf`,
    )
    expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.concat(pieces))).toBe(true)
  })

  test('are sent whole, of the size and the kind that were signed', async () => {
    const key = keyOf('whole.csv')
    const url = await storage.signPut(key, { size: 11, media: 'text/csv', seconds: 60 })
    const bytes = bytesOf(11)
    expect((await put(url, bytes, { 'content-type': 'text/html' })).status).toBe(403)
    expect((await put(url, bytesOf(12), { 'content-type': 'text/csv' })).status).toBe(403)
    expect((await put(url, bytesOf(10), { 'content-type': 'text/csv' })).status).toBe(403)
    expect(await storage.head(key)).toBeUndefined()
    expect((await put(url, bytes, { 'content-type': 'text/csv' })).status).toBe(200)
    expect(await storage.head(key)).toMatchObject({ size: 11 })
    expect(Buffer.from(await storage.read(key, { start: 0, end: 11 })).equals(bytes)).toBe(true)
  })

  test('are read in part, as far as they go', async () => {
    const key = keyOf('read')
    await put(await storage.signPut(key, { size: 100, media: 'a/b', seconds: 60 }), bytesOf(100), {
      'content-type': 'a/b',
    })
    const read = async (start: number, end: number) => Buffer.from(await storage.read(key, { start, end }))
    expect(await read(0, 4)).toEqual(Buffer.from(bytesOf(100).subarray(0, 4)))
    expect(await read(90, 4096)).toEqual(Buffer.from(bytesOf(100).subarray(90)))
    expect(await read(100, 200)).toHaveLength(0)
    expect(await read(5, 5)).toHaveLength(0)
    expect(await reasonOf(storage.read(keyOf('none'), { start: 0, end: 1 }))).toEqual({
      reason: 'notThere',
      code: 'NoSuchKey',
    })
  })

  test('are removed, and it is no failure if they are not there', async () => {
    const key = keyOf('removed')
    await put(await storage.signPut(key, { size: 1, media: 'a/b', seconds: 60 }), bytesOf(1), {
      'content-type': 'a/b',
    })
    await storage.remove(key)
    await storage.remove(key)
    expect(await storage.head(key)).toBeUndefined()
  })

  test('are over as uploads once they are completed or given up', async () => {
    const key = keyOf('over')
    const { uploadId } = await storage.startUpload(key, { media: 'a/b' })
    await put(await storage.signPart(key, uploadId, 1, { size: 4, seconds: 60 }), bytesOf(4))
    const parts = await storage.listParts(key, uploadId)
    const { etag } = await storage.completeUpload(key, uploadId, parts)
    expect(await storage.completeUpload(key, uploadId, parts)).toEqual({ etag })
    expect(await reasonOf(storage.listParts(key, uploadId))).toEqual({
      reason: 'notThere',
      code: 'NoSuchUpload',
    })
    const { uploadId: other } = await storage.startUpload(key, { media: 'a/b' })
    const late = await storage.signPart(key, other, 1, { size: 4, seconds: 60 })
    await storage.abortUpload(key, other)
    await storage.abortUpload(key, other)
    expect((await put(late, bytesOf(4))).status).toBe(404)
    const wrong = [{ partNumber: 1, etag: `"${'0'.repeat(32)}"` }]
    expect(await reasonOf(storage.completeUpload(key, other, wrong))).toEqual({
      reason: 'notThere',
      code: 'NoSuchUpload',
    })
    expect(await storage.head(key)).toEqual({ size: 4, etag })
  })

  test('are refused where parts do not fit', async () => {
    const key = keyOf('refused')
    const { uploadId } = await storage.startUpload(key, { media: 'a/b' })
    expect(await reasonOf(storage.completeUpload(key, uploadId, []))).toEqual({
      reason: 'refused',
      code: 'MalformedXML',
    })
    const wrong = [{ partNumber: 1, etag: `"${'0'.repeat(32)}"` }]
    expect(await reasonOf(storage.completeUpload(key, uploadId, wrong))).toEqual({
      reason: 'refused',
      code: 'InvalidPart',
    })
    await storage.abortUpload(key, uploadId)
  })

  test('are listed for whoever looks for what nobody refers to', async () => {
    const before = Date.now()
    for (const name of ['b', 'a']) {
      const key = keyOf(`list/${name}`)
      const url = await storage.signPut(key, { size: 1, media: 'a/b', seconds: 60 })
      expect((await put(url, bytesOf(1), { 'content-type': 'a/b' })).status).toBe(200)
    }
    const { uploadId } = await storage.startUpload(keyOf('list/c'), { media: 'a/b' })
    const found = await all(storage.list(keyOf('list/')))
    expect(found.map(({ key, size }) => [key, size])).toEqual([
      [keyOf('list/a'), 1],
      [keyOf('list/b'), 1],
    ])
    const uploads = await all(storage.listUploads(keyOf('list/')))
    expect(uploads).toMatchObject([{ key: keyOf('list/c'), uploadId }])
    for (const { at } of [...found, ...uploads]) {
      expect(at).toBeGreaterThanOrEqual(before - 1000)
      expect(at).toBeLessThanOrEqual(Date.now())
    }
    await storage.abortUpload(keyOf('list/c'), uploadId)
  })
})

describe('more than one answer holds is all listed:', () => {
  let many: StoreUnderTest
  let storage: ObjectStorage
  beforeAll(async () => {
    many = await serveStore({ files: unsyncedFiles })
    storage = storageOf({
      endpoint: many.endpoint,
      fetch: (request) => many.store.routes.fetch(request),
    })
  })
  afterAll(() => many.close())
  const numbers = Array.from({ length: 1003 }, (_, index) => index + 1)
  const names = numbers.map((number) => `many/${String(number).padStart(4, '0')}`)
  const sendAt = async (url: string, media?: string) => {
    const headers = { 'content-length': '2', ...(media ? { 'content-type': media } : {}) }
    const { status } = await many.store.routes.fetch(
      new Request(url, { method: 'PUT', body: bytesOf(2), headers }),
    )
    expect(status).toBe(200)
  }

  test('parts', async () => {
    const { uploadId } = await storage.startUpload('parts', { media: 'a/b' })
    for (const number of numbers) {
      await sendAt(await storage.signPart('parts', uploadId, number, { size: 2, seconds: 60 }))
    }
    const parts = await storage.listParts('parts', uploadId)
    expect(parts.map(({ partNumber }) => partNumber)).toEqual(numbers)
  })

  test('files', async () => {
    for (const name of names) {
      await sendAt(await storage.signPut(name, { size: 2, media: 'a/b', seconds: 60 }), 'a/b')
    }
    expect((await all(storage.list('many/'))).map(({ key }) => key)).toEqual(names)
  })

  test('uploads', async () => {
    for (const name of names) await storage.startUpload(name, { media: 'a/b' })
    expect((await all(storage.listUploads('many/'))).map(({ key }) => key)).toEqual(names)
  })
})

describe('a store that', () => {
  test('cannot be reached is said to be so', async () => {
    const nowhere = await serveStore()
    await nowhere.close()
    const storage = storageOf({ endpoint: nowhere.endpoint })
    expect(await reasonOf(storage.head('a'))).toEqual({ reason: 'unreachable', code: undefined })
    const failing = storageOf({
      fetch: () => {
        throw new Error('not now')
      },
    })
    expect(await reasonOf(failing.head('a'))).toEqual({ reason: 'unreachable', code: undefined })
  })

  test('does not know our key refuses', async () => {
    const foreign = storageOf({ credentials: { ...CREDENTIALS, accessKeyId: 'SOMEBODYELSE' } })
    expect(await reasonOf(foreign.startUpload('a', { media: 'a/b' }))).toEqual({
      reason: 'refused',
      code: 'InvalidAccessKeyId',
    })
    const wrong = storageOf({ bucket: 'another' })
    expect(await reasonOf(wrong.startUpload('a', { media: 'a/b' }))).toEqual({
      reason: 'refused',
      code: 'NoSuchBucket',
    })
  })

  test('forgot what was completed is asked for the object, when it made the same of the same parts', async () => {
    // As of a store that answers a repeated completion with NoSuchUpload though the object is there.
    const forgetful = storageOf({
      endpoint: 'http://storage.internal/storage',
      publicEndpoint: server.endpoint,
      fetch: (request) =>
        request.method === 'POST' && request.url.includes('uploadId=')
          ? new Response('<Error><Code>NoSuchUpload</Code></Error>', { status: 404 })
          : server.store.routes.fetch(request),
    })
    const storage = storageOf()
    const { uploadId } = await storage.startUpload('forgotten', { media: 'a/b' })
    await put(await storage.signPart('forgotten', uploadId, 1, { size: 9, seconds: 60 }), bytesOf(9))
    const parts = await storage.listParts('forgotten', uploadId)
    expect(await reasonOf(forgetful.completeUpload('forgotten', uploadId, parts))).toMatchObject({
      reason: 'notThere',
    })
    const { etag } = await storage.completeUpload('forgotten', uploadId, parts)
    expect(await forgetful.completeUpload('forgotten', uploadId, parts)).toEqual({ etag })
    const others = [{ partNumber: 1, etag: `"${'0'.repeat(32)}"` }]
    expect(await reasonOf(forgetful.completeUpload('forgotten', uploadId, others))).toMatchObject({
      reason: 'notThere',
    })
  })

  test('has another clock is asked by that one', async () => {
    const day = 86_400_000
    server.ahead(day)
    try {
      const sendBy = async (storage: ObjectStorage) => {
        const { uploadId } = await storage.startUpload('a', { media: 'a/b' })
        const url = await storage.signPart('a', uploadId, 1, { size: 2, seconds: 60 })
        const { status } = await put(url, bytesOf(2))
        await storage.abortUpload('a', uploadId)
        return status
      }
      expect(await sendBy(storageOf())).toBe(403)
      expect(await sendBy(storageOf({ now: () => Date.now() + day }))).toBe(200)
    } finally {
      server.ahead(0)
    }
  })
})

test('a signed URL says nothing but what a browser sends by itself', async () => {
  const url = new URL(await storageOf().signPart('key', 'id', 7, { size: 5, seconds: 90 }))
  expect([...url.searchParams.keys()].toSorted()).toEqual([
    'X-Amz-Algorithm',
    'X-Amz-Content-Sha256',
    'X-Amz-Credential',
    'X-Amz-Date',
    'X-Amz-Expires',
    'X-Amz-Signature',
    'X-Amz-SignedHeaders',
    'partNumber',
    'uploadId',
    'x-id',
  ])
  expect(url.searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;host')
  expect(url.searchParams.get('X-Amz-Expires')).toBe('90')
})
