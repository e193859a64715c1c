import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompleteMultipartUploadCommand, DeleteObjectCommand } from '@aws-sdk/client-s3'
import { afterEach, describe, expect, test } from 'vitest'
import { type ObjectStorage, StorageError } from '#server/platform/storage/object-storage.ts'
import { createS3Storage } from '#server/platform/storage/s3-storage.ts'
import type { StoreFiles } from '#server/platform/storage/embedded/store-folder.ts'
import { failingFiles } from './failing-files.ts'
import { BUCKET, bytesOf, CREDENTIALS, REGION, serveStore, type StoreUnderTest } from './store-under-test.ts'

const SMALL = 1000
const DAY = 86_400_000

const afterwards: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const work of afterwards.splice(0)) await work()
})

async function serve(setting: { folder?: string; files?: StoreFiles } = {}): Promise<StoreUnderTest> {
  const server = await serveStore({ minimumPart: SMALL, ...setting })
  afterwards.push(server.close)
  return server
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'castellan-storage-'))
  afterwards.push(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Asks the store in this process, so that a failure is seen once and not tried again over the network. */
const storageOf = ({ store, endpoint }: StoreUnderTest): ObjectStorage =>
  createS3Storage({
    endpoint,
    region: REGION,
    bucket: BUCKET,
    credentials: CREDENTIALS,
    forcePathStyle: true,
    fetch: (request) => store.routes.fetch(request),
  })

const putAt = (server: StoreUnderTest, url: string, body: Uint8Array<ArrayBuffer>, media?: string) =>
  Promise.resolve(
    server.store.routes.fetch(
      new Request(url, {
        method: 'PUT',
        body,
        headers: { 'content-length': String(body.length), ...(media ? { 'content-type': media } : {}) },
      }),
    ),
  )

async function put(server: StoreUnderTest, key: string, body: Uint8Array<ArrayBuffer>): Promise<Response> {
  const url = await storageOf(server).signPut(key, { size: body.length, media: 'a/b', seconds: 60 })
  return putAt(server, url, body, 'a/b')
}

async function putPart(
  server: StoreUnderTest,
  { key, uploadId, number }: { key: string; uploadId: string; number: number },
  body: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const url = await storageOf(server).signPart(key, uploadId, number, { size: body.length, seconds: 60 })
  return putAt(server, url, body)
}

const contentOf = async (storage: ObjectStorage, key: string): Promise<Buffer | undefined> =>
  (await storage.head(key)) ? Buffer.from(await storage.read(key, { start: 0, end: 2 ** 30 })) : undefined

const codeIn = async (answer: Response) => /<Code>(\w+)</.exec(await answer.text())?.[1]

/** Every file below a folder, without the documents of the store. */
const bytesLeftIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.json'))
    .map(({ parentPath, name }) => join(parentPath, name))

/** Sends the begin of a body and waits until the store has written some of it. */
async function sendBegin(server: StoreUnderTest, url: string, size: number): Promise<Socket> {
  const { host, pathname, search } = new URL(url)
  const socket = connect(server.port, '127.0.0.1')
  socket.on('error', () => {})
  const lines = [`Host: ${host}`, `Content-Length: ${size}`, 'Content-Type: a/b']
  socket.write(`PUT ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  socket.write(bytesOf(size / 2))
  await expect
    .poll(async () => {
      const files = await bytesLeftIn(server.folder)
      const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size))
      return Math.max(0, ...sizes)
    })
    .toBeGreaterThan(size / 4)
  return socket
}

describe('a sender who leaves in the middle', () => {
  test('leaves no part behind, and can send it again', async () => {
    const server = await serve()
    const storage = storageOf(server)
    const { uploadId } = await storage.startUpload('cut', { media: 'a/b' })
    const url = await storage.signPart('cut', uploadId, 1, { size: 400_000, seconds: 60 })
    const socket = await sendBegin(server, url, 400_000)
    socket.destroy()
    await expect.poll(() => bytesLeftIn(server.folder)).toEqual([])
    expect(await storage.listParts('cut', uploadId)).toEqual([])
    expect((await fetch(url, { method: 'PUT', body: bytesOf(400_000) })).status).toBe(200)
    const parts = await storage.listParts('cut', uploadId)
    await storage.completeUpload('cut', uploadId, parts)
    expect(await contentOf(storage, 'cut')).toEqual(Buffer.from(bytesOf(400_000)))
    expect(server.logged).toEqual([])
  })

  test('leaves a part that was there as it was', async () => {
    const server = await serve()
    const storage = storageOf(server)
    const { uploadId } = await storage.startUpload('cut', { media: 'a/b' })
    await putPart(server, { key: 'cut', uploadId, number: 1 }, bytesOf(50, 2))
    const before = await storage.listParts('cut', uploadId)
    const url = await storage.signPart('cut', uploadId, 1, { size: 400_000, seconds: 60 })
    const left = await bytesLeftIn(server.folder)
    const socket = await sendBegin(server, url, 400_000)
    await expect.poll(async () => (await bytesLeftIn(server.folder)).length).toBe(2)
    socket.destroy()
    await expect.poll(() => bytesLeftIn(server.folder)).toEqual(left)
    expect(await storage.listParts('cut', uploadId)).toEqual(before)
  })

  test('whose upload is given up meanwhile hears that it is over', async () => {
    const server = await serve()
    const storage = storageOf(server)
    const { uploadId } = await storage.startUpload('cut', { media: 'a/b' })
    const url = await storage.signPart('cut', uploadId, 1, { size: 400_000, seconds: 60 })
    const socket = await sendBegin(server, url, 400_000)
    await storage.abortUpload('cut', uploadId)
    const answer = new Promise<string>((resolve) => {
      socket.once('data', (piece: Buffer) => resolve(piece.toString()))
    })
    socket.write(bytesOf(200_000))
    expect(await answer).toMatch(/^HTTP\/1\.1 404 /)
    socket.destroy()
    expect(await bytesLeftIn(server.folder)).toEqual([])
  })
})

describe('a store whose disk', () => {
  test.each(['ENOSPC', 'EDQUOT'])('is full (%s) says so, and goes on when it is not', async (code) => {
    let isFull = false
    const files = failingFiles((_, name) => (isFull && name === 'write' ? code : undefined))
    const server = await serve({ files })
    const storage = storageOf(server)
    const { uploadId } = await storage.startUpload('full', { media: 'a/b' })
    await put(server, 'there', bytesOf(10))
    isFull = true
    const answer = await putPart(server, { key: 'full', uploadId, number: 1 }, bytesOf(10))
    expect(answer.status).toBe(507)
    expect(await codeIn(answer)).toBe('InsufficientStorage')
    expect((await put(server, 'there', bytesOf(20))).status).toBe(507)
    const failure: unknown = await storage
      .startUpload('full', { media: 'a/b' })
      .catch((cause: unknown) => cause)
    expect(failure).toBeInstanceOf(StorageError)
    expect(failure).toMatchObject({ reason: 'full', code: 'InsufficientStorage' })
    expect(server.logged[0]).toEqual({ event: 'storage.failed', code: 'InsufficientStorage' })
    isFull = false
    expect(await storage.listParts('full', uploadId)).toEqual([])
    expect(await contentOf(storage, 'there')).toEqual(Buffer.from(bytesOf(10)))
    expect(await bytesLeftIn(server.folder)).toHaveLength(1)
    expect((await putPart(server, { key: 'full', uploadId, number: 1 }, bytesOf(10))).status).toBe(200)
  })

  test('can only be read says that it failed, and still reads', async () => {
    let isReadOnly = false
    const writing = ['write', 'mkdir', 'rename', 'rm', 'link', 'sync']
    const files = failingFiles((_, name) => (isReadOnly && writing.includes(name) ? 'EROFS' : undefined))
    const server = await serve({ files })
    const storage = storageOf(server)
    await put(server, 'there', bytesOf(10))
    isReadOnly = true
    const answer = await put(server, 'there', bytesOf(20))
    expect(answer.status).toBe(500)
    expect(await codeIn(answer)).toBe('InternalError')
    expect(await contentOf(storage, 'there')).toEqual(Buffer.from(bytesOf(10)))
    const failure: unknown = await storage.remove('there').catch((cause: unknown) => cause)
    expect(failure).toMatchObject({ reason: 'unreachable', code: 'InternalError' })
  })

  test('lets no file have two names has the parts copied', async () => {
    const files = failingFiles((_, name) => (name === 'link' ? 'EPERM' : undefined))
    const server = await serve({ files })
    const storage = storageOf(server)
    const { uploadId } = await storage.startUpload('copied', { media: 'a/b' })
    await putPart(server, { key: 'copied', uploadId, number: 1 }, bytesOf(SMALL, 1))
    await putPart(server, { key: 'copied', uploadId, number: 2 }, bytesOf(5, 2))
    await storage.completeUpload('copied', uploadId, await storage.listParts('copied', uploadId))
    expect(await contentOf(storage, 'copied')).toEqual(Buffer.concat([bytesOf(SMALL, 1), bytesOf(5, 2)]))
  })
})

/** As if two days later, when what was left behind is old. */
async function sweepLater(server: StoreUnderTest): Promise<void> {
  server.ahead(2 * DAY)
  await server.store.sweep()
  server.ahead(0)
}

/** Whether everything fails from a step on, as to a process that is killed, or this step alone. */
type Ending = 'killed' | 'failing once'

/** Does something with a store that ends so at its n-th step, for every n; answers with how many there were. */
async function endedAtEachStep(
  ending: Ending,
  prepare: (server: StoreUnderTest) => Promise<string>,
  act: (server: StoreUnderTest, prepared: string) => Promise<unknown>,
  look: (server: StoreUnderTest, prepared: string) => Promise<void>,
): Promise<number> {
  for (let step = 1; ; step += 1) {
    const folder = await makeFolder()
    const prepared = await prepare(await serve({ folder }))
    let last = Number.POSITIVE_INFINITY
    const files = failingFiles((count) =>
      count === last || (count > last && ending === 'killed') ? 'EIO' : undefined,
    )
    const ended = await serve({ folder, files })
    last = files.calls() + step
    await act(ended, prepared).catch(() => {})
    const survivor = await serve({ folder })
    await look(survivor, prepared)
    if (files.calls() < last) return step - 1
  }
}

describe.each<Ending>(['killed', 'failing once'])('a store that is %s at any step', (ending) => {
  const [one, two, three] = [bytesOf(SMALL, 1), bytesOf(SMALL, 2), bytesOf(7, 3)]

  test('of a put leaves the object that was there, or the new one', async () => {
    const seen = new Set<string>()
    const steps = await endedAtEachStep(
      ending,
      async (server) => {
        await put(server, 'key', one)
        return ''
      },
      (server) => put(server, 'key', two),
      async (server) => {
        const content = await contentOf(storageOf(server), 'key')
        const isOld = content?.equals(one)
        expect(isOld || content?.equals(two)).toBe(true)
        seen.add(isOld ? 'old' : 'new')
        expect((await put(server, 'key', three)).status).toBe(200)
        expect(await contentOf(storageOf(server), 'key')).toEqual(Buffer.from(three))
        await sweepLater(server)
        expect(await bytesLeftIn(server.folder)).toHaveLength(1)
      },
    )
    expect(steps).toBeGreaterThan(10)
    expect([...seen].toSorted()).toEqual(['new', 'old'])
  })

  test('of a part leaves the part that was there, or the new one, and it can be sent again', async () => {
    const seen = new Set<string>()
    await endedAtEachStep(
      ending,
      async (server) => {
        const { uploadId } = await storageOf(server).startUpload('key', { media: 'a/b' })
        await putPart(server, { key: 'key', uploadId, number: 1 }, one)
        return uploadId
      },
      (server, uploadId) => putPart(server, { key: 'key', uploadId, number: 1 }, three),
      async (server, uploadId) => {
        const storage = storageOf(server)
        const [part] = await storage.listParts('key', uploadId)
        expect([one.length, three.length]).toContain(part?.size)
        seen.add(part?.size === one.length ? 'old' : 'new')
        const rest = { key: 'key', uploadId, number: 2 }
        expect((await putPart(server, rest, two)).status).toBe(200)
        expect((await putPart(server, { ...rest, number: 1 }, one)).status).toBe(200)
        await storage.completeUpload('key', uploadId, await storage.listParts('key', uploadId))
        expect(await contentOf(storage, 'key')).toEqual(Buffer.concat([one, two]))
        await sweepLater(server)
        expect(await bytesLeftIn(server.folder)).toHaveLength(2)
      },
    )
    expect([...seen].toSorted()).toEqual(['new', 'old'])
  })

  test('of a completion leaves an upload that can be completed still', async () => {
    const parts = [one, two].map((bytes, index) => ({ partNumber: index + 1, etag: etagOf(bytes) }))
    const seen = new Set<string>()
    await endedAtEachStep(
      ending,
      async (server) => {
        await put(server, 'key', three)
        const { uploadId } = await storageOf(server).startUpload('key', { media: 'a/b' })
        await putPart(server, { key: 'key', uploadId, number: 1 }, one)
        await putPart(server, { key: 'key', uploadId, number: 2 }, two)
        return uploadId
      },
      (server, UploadId) =>
        server.client().send(
          new CompleteMultipartUploadCommand({
            Bucket: BUCKET,
            Key: 'key',
            UploadId,
            MultipartUpload: {
              Parts: parts.map(({ partNumber, etag }) => ({ PartNumber: partNumber, ETag: etag })),
            },
          }),
        ),
      async (server, uploadId) => {
        const storage = storageOf(server)
        const content = await contentOf(storage, 'key')
        const isOld = content?.equals(three)
        expect(isOld || content?.equals(Buffer.concat([one, two]))).toBe(true)
        seen.add(isOld ? 'old' : 'new')
        await storage.completeUpload('key', uploadId, parts)
        await storage.completeUpload('key', uploadId, parts)
        expect(await contentOf(storage, 'key')).toEqual(Buffer.concat([one, two]))
        await sweepLater(server)
        expect(await bytesLeftIn(server.folder)).toHaveLength(2)
      },
    )
    expect([...seen].toSorted()).toEqual(['new', 'old'])
  })

  test('of a removal leaves the object as a whole, or nothing', async () => {
    await endedAtEachStep(
      ending,
      async (server) => {
        await put(server, 'key', one)
        return ''
      },
      (server) => server.client().send(new DeleteObjectCommand({ Bucket: BUCKET, Key: 'key' })),
      async (server) => {
        const storage = storageOf(server)
        const content = await contentOf(storage, 'key')
        expect(content === undefined || content.equals(one)).toBe(true)
        await storage.remove('key')
        expect(await storage.head('key')).toBeUndefined()
        await sweepLater(server)
        expect(await bytesLeftIn(server.folder)).toEqual([])
      },
    )
  })
})

test('what is replaced leaves nothing behind', async () => {
  const server = await serve()
  const storage = storageOf(server)
  await put(server, 'key', bytesOf(5))
  await put(server, 'key', bytesOf(6))
  expect(await bytesLeftIn(server.folder)).toHaveLength(1)
  const { uploadId } = await storage.startUpload('key', { media: 'a/b' })
  await putPart(server, { key: 'key', uploadId, number: 1 }, bytesOf(7))
  await putPart(server, { key: 'key', uploadId, number: 1 }, bytesOf(8))
  expect(await bytesLeftIn(server.folder)).toHaveLength(2)
  await storage.completeUpload('key', uploadId, await storage.listParts('key', uploadId))
  expect(await bytesLeftIn(server.folder)).toHaveLength(1)
  await storage.remove('key')
  expect(await bytesLeftIn(server.folder)).toEqual([])
})

describe('what was left behind is swept', () => {
  test('after a day, and nothing else', async () => {
    const folder = await makeFolder()
    let isDead = false
    const dying = await serve({ folder, files: failingFiles(() => (isDead ? 'EIO' : undefined)) })
    await put(dying, 'kept', bytesOf(10))
    const { uploadId } = await storageOf(dying).startUpload('under way', { media: 'a/b' })
    await putPart(dying, { key: 'under way', uploadId, number: 1 }, bytesOf(5))
    const url = await storageOf(dying).signPut('half', { size: 400_000, media: 'a/b', seconds: 60 })
    const socket = await sendBegin(dying, url, 400_000)
    isDead = true
    socket.destroy()
    const server = await serve({ folder })
    await expect.poll(async () => (await bytesLeftIn(folder)).length).toBe(3)
    expect(await server.store.sweep()).toBe(0)
    server.ahead(DAY - 60_000)
    expect(await server.store.sweep()).toBe(0)
    server.ahead(DAY + 60_000)
    expect(await server.store.sweep()).toBe(1)
    server.ahead(0)
    const storage = storageOf(server)
    expect(await contentOf(storage, 'kept')).toEqual(Buffer.from(bytesOf(10)))
    await storage.completeUpload('under way', uploadId, await storage.listParts('under way', uploadId))
    expect(await contentOf(storage, 'under way')).toEqual(Buffer.from(bytesOf(5)))
    expect(await bytesLeftIn(folder)).toHaveLength(2)
  })
})

const etagOf = (bytes: Uint8Array): string => `"${createHash('md5').update(bytes).digest('hex')}"`
