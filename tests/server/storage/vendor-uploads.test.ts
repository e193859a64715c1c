import { createHash } from 'node:crypto'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BUCKET, bytesOf, refusalOf, serveStore, type StoreUnderTest } from './store-under-test.ts'

const MIB = 1024 ** 2
const SMALL = 1000

let strict: StoreUnderTest
let server: StoreUnderTest
let client: S3Client
beforeAll(async () => {
  strict = await serveStore()
  // Of parts that may be smaller than S3's, so that many can be sent.
  server = await serveStore({ minimumPart: SMALL })
  client = server.client()
})
afterAll(async () => {
  await server.close()
  await strict.close()
})

const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest()

/** An upload of the test server, in the words of S3. */
async function begin(Key: string, by: S3Client = client) {
  const { UploadId } = await by.send(
    new CreateMultipartUploadCommand({ Bucket: BUCKET, Key, ContentType: 'a/b' }),
  )
  const at = { Bucket: BUCKET, Key, UploadId }
  return {
    at,
    send: async (PartNumber: number, Body: Uint8Array) => {
      const { ETag } = await by.send(new UploadPartCommand({ ...at, PartNumber, Body }))
      return { PartNumber, ETag }
    },
    list: async () => (await by.send(new ListPartsCommand(at))).Parts ?? [],
    complete: (Parts: { PartNumber?: number; ETag?: string | undefined }[]) =>
      by.send(
        new CompleteMultipartUploadCommand({
          ...at,
          MultipartUpload: { Parts },
        }),
      ),
    abort: () => by.send(new AbortMultipartUploadCommand(at)),
    read: async () => {
      const { Body } = await by.send(new GetObjectCommand({ Bucket: BUCKET, Key }))
      return Buffer.from((await Body?.transformToByteArray()) ?? [])
    },
  }
}

test("the vendor's uploader sends a file in parts of 5 MiB, several at a time", async () => {
  const bytes = bytesOf(17 * MIB + 5)
  const own = strict.client()
  const upload = new Upload({
    client: own,
    params: { Bucket: BUCKET, Key: 'large.zip', Body: Buffer.from(bytes), ContentType: 'application/zip' },
    partSize: 5 * MIB,
    queueSize: 4,
  })
  const { ETag } = await upload.done()
  expect(ETag).toMatch(/^"[0-9a-f]{32}-4"$/)
  const { Body, ContentType, ContentLength } = await own.send(
    new GetObjectCommand({ Bucket: BUCKET, Key: 'large.zip' }),
  )
  expect({ ContentType, ContentLength }).toEqual({
    ContentType: 'application/zip',
    ContentLength: bytes.length,
  })
  expect(md5((await Body?.transformToByteArray()) ?? new Uint8Array())).toEqual(md5(bytes))
  // A piece that lies in three parts.
  const { Body: piece } = await own.send(
    new GetObjectCommand({ Bucket: BUCKET, Key: 'large.zip', Range: `bytes=${5 * MIB - 3}-${10 * MIB + 2}` }),
  )
  expect(md5((await piece?.transformToByteArray()) ?? new Uint8Array())).toEqual(
    md5(bytes.subarray(5 * MIB - 3, 10 * MIB + 3)),
  )
  expect((await own.send(new ListMultipartUploadsCommand({ Bucket: BUCKET }))).Uploads).toBeUndefined()
})

describe('an upload in parts', () => {
  test('has the etag that S3 gives it, and is an object only when it is complete', async () => {
    const upload = await begin('etag')
    const [one, two] = [bytesOf(SMALL, 1), bytesOf(3, 2)]
    const parts = [await upload.send(1, one), await upload.send(2, two)]
    expect(await refusalOf(upload.read())).toMatchObject({ code: 'NoSuchKey' })
    const { ETag } = await upload.complete(parts)
    const expected = createHash('md5').update(md5(one)).update(md5(two)).digest('hex')
    expect(ETag).toBe(`"${expected}-2"`)
    expect(await upload.read()).toEqual(Buffer.concat([one, two]))
    expect((await client.send(new HeadObjectCommand({ Bucket: BUCKET, Key: 'etag' }))).ContentType).toBe(
      'a/b',
    )
  })

  test('takes its parts in any order, and a part again', async () => {
    const upload = await begin('order')
    await upload.send(10_000, bytesOf(5, 3))
    const first = await upload.send(2, bytesOf(SMALL, 1))
    const second = await upload.send(2, bytesOf(SMALL + 1, 2))
    expect(await upload.list()).toMatchObject([
      { PartNumber: 2, Size: SMALL + 1, ETag: second.ETag },
      { PartNumber: 10_000, Size: 5 },
    ])
    expect(await refusalOf(upload.complete([first]))).toEqual({ code: 'InvalidPart', status: 400 })
    await upload.complete([second])
    expect(await upload.read()).toEqual(Buffer.from(bytesOf(SMALL + 1, 2)))
  })

  test('is a list of parts that is read page by page', async () => {
    const upload = await begin('pages')
    for (const number of [1, 2, 5, 7]) await upload.send(number, bytesOf(10, number))
    const pages: (number | undefined)[][] = []
    let PartNumberMarker: string | undefined
    do {
      const page = await client.send(new ListPartsCommand({ ...upload.at, MaxParts: 3, PartNumberMarker }))
      pages.push((page.Parts ?? []).map(({ PartNumber }) => PartNumber))
      PartNumberMarker = page.IsTruncated ? page.NextPartNumberMarker : undefined
    } while (PartNumberMarker !== undefined)
    expect(pages).toEqual([[1, 2, 5], [7]])
  })

  test.each([0, 10_001, -1])('has no part %i', async (number) => {
    const upload = await begin('numbers')
    expect(await refusalOf(upload.send(number, bytesOf(1)))).toEqual({ code: 'InvalidArgument', status: 400 })
  })

  test('is not completed', async () => {
    const upload = await begin('refused')
    const [one, two, three] = [
      await upload.send(1, bytesOf(SMALL, 1)),
      await upload.send(2, bytesOf(SMALL - 1, 2)),
      await upload.send(3, bytesOf(SMALL, 3)),
    ]
    const refused = (parts: Parameters<typeof upload.complete>[0]) => refusalOf(upload.complete(parts))
    expect(await refused([two, one])).toEqual({ code: 'InvalidPartOrder', status: 400 })
    expect(await refused([one, one])).toEqual({ code: 'InvalidPartOrder', status: 400 })
    expect(await refused([one, { PartNumber: 4, ETag: one.ETag }])).toEqual({
      code: 'InvalidPart',
      status: 400,
    })
    expect(await refused([{ PartNumber: 1, ETag: three.ETag }])).toEqual({ code: 'InvalidPart', status: 400 })
    expect(await refused([one, two, three])).toEqual({ code: 'EntityTooSmall', status: 400 })
    expect(await refused([])).toEqual({ code: 'MalformedXML', status: 400 })
    expect(await refused([{ PartNumber: 1 }])).toEqual({ code: 'MalformedXML', status: 400 })
    // All of which has left it as it was.
    await upload.complete([one, two])
    expect((await upload.read()).length).toBe(2 * SMALL - 1)
  })

  test('wants parts of 5 MiB, as S3 does', async () => {
    const upload = await begin('strict', strict.client())
    const parts = [await upload.send(1, bytesOf(5 * MIB - 1)), await upload.send(2, bytesOf(1))]
    expect(await refusalOf(upload.complete(parts))).toEqual({ code: 'EntityTooSmall', status: 400 })
    await upload.complete([await upload.send(1, bytesOf(5 * MIB)), ...parts.slice(1)])
    expect((await upload.read()).length).toBe(5 * MIB + 1)
  })

  test('is completed again with the same answer, until something else has its key', async () => {
    const upload = await begin('again')
    const parts = [await upload.send(1, bytesOf(SMALL, 1)), await upload.send(2, bytesOf(7, 2))]
    const { ETag } = await upload.complete(parts)
    expect((await upload.complete(parts)).ETag).toBe(ETag)
    expect(await refusalOf(upload.complete(parts.slice(0, 1)))).toMatchObject({ code: 'NoSuchUpload' })
    expect((await upload.read()).length).toBe(SMALL + 7)
    await client.send(new PutObjectCommand({ Bucket: BUCKET, Key: 'again', Body: 'another' }))
    expect(await refusalOf(upload.complete(parts))).toEqual({ code: 'NoSuchUpload', status: 404 })
    expect((await upload.read()).toString()).toBe('another')
  })

  test('is over when it is complete or given up: no part is taken, listed or completed', async () => {
    const complete = await begin('over')
    await complete.complete([await complete.send(1, bytesOf(5))])
    const aborted = await begin('over')
    const part = await aborted.send(1, bytesOf(6))
    expect((await aborted.abort()).$metadata.httpStatusCode).toBe(204)
    for (const upload of [complete, aborted]) {
      expect(await refusalOf(upload.send(1, bytesOf(1)))).toEqual({ code: 'NoSuchUpload', status: 404 })
      expect(await refusalOf(upload.list())).toEqual({ code: 'NoSuchUpload', status: 404 })
      expect(await refusalOf(upload.abort())).toEqual({ code: 'NoSuchUpload', status: 404 })
    }
    expect(await refusalOf(aborted.complete([part]))).toEqual({ code: 'NoSuchUpload', status: 404 })
    expect((await complete.read()).length).toBe(5)
  })

  test('belongs to its key', async () => {
    const upload = await begin('mine')
    const part = await upload.send(1, bytesOf(5))
    const foreign = { ...upload.at, Key: 'yours' }
    const calls = [
      () => client.send(new UploadPartCommand({ ...foreign, PartNumber: 1, Body: 'text' })),
      () => client.send(new ListPartsCommand(foreign)),
      () => client.send(new AbortMultipartUploadCommand(foreign)),
      () =>
        client.send(
          new CompleteMultipartUploadCommand({
            ...foreign,
            MultipartUpload: { Parts: [{ PartNumber: 1, ETag: part.ETag ?? '' }] },
          }),
        ),
    ]
    for (const call of calls) expect(await refusalOf(call())).toEqual({ code: 'NoSuchUpload', status: 404 })
    expect(await upload.list()).toHaveLength(1)
  })

  test.each(['..', '../objects', 'x', '00000000-0000-0000-0000-000000000000/..'])(
    'is not found by %s',
    async (UploadId) => {
      const list = client.send(new ListPartsCommand({ Bucket: BUCKET, Key: 'a', UploadId }))
      expect(await refusalOf(list)).toEqual({ code: 'NoSuchUpload', status: 404 })
    },
  )

  test('leaves the object that was there as it is, until it is complete', async () => {
    await client.send(new PutObjectCommand({ Bucket: BUCKET, Key: 'before', Body: 'before' }))
    const upload = await begin('before')
    const part = await upload.send(1, bytesOf(9))
    expect((await upload.read()).toString()).toBe('before')
    await upload.complete([part])
    expect((await upload.read()).length).toBe(9)
    await client.send(new DeleteObjectCommand({ Bucket: BUCKET, Key: 'before' }))
    expect(await refusalOf(upload.complete([part]))).toMatchObject({ code: 'NoSuchUpload' })
  })

  test('has of two writers of one part exactly one, as a whole', async () => {
    const upload = await begin('race')
    const writers = Array.from({ length: 8 }, (_, index) => bytesOf(200_000 + index, index + 1))
    await Promise.all(writers.map((bytes) => upload.send(1, bytes)))
    const [part] = await upload.list()
    const winner = writers.find((bytes) => `"${md5(bytes).toString('hex')}"` === part?.ETag)
    expect(part?.Size).toBe(winner?.length)
    await upload.complete([{ PartNumber: 1, ETag: part?.ETag }])
    expect((await upload.read()).equals(winner ?? new Uint8Array())).toBe(true)
  })
})

describe('uploads that are under way', () => {
  const list = (more: object = {}) =>
    client.send(new ListMultipartUploadsCommand({ Bucket: BUCKET, Prefix: 'under/', ...more }))

  test('are listed by key, page by page, until they are over', async () => {
    const uploads = [
      await begin('under/b'),
      await begin('under/a'),
      await begin('under/b'),
      await begin('under'),
    ]
    const seen: string[] = []
    let markers: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } | undefined
    do {
      const page = await list({ MaxUploads: 1, ...markers })
      for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
        seen.push(`${Key} ${UploadId}`)
        expect(Initiated).toBeInstanceOf(Date)
      }
      markers = page.IsTruncated
        ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
        : undefined
    } while (markers)
    const expected = uploads.slice(0, 3).map(({ at }) => `${at.Key} ${at.UploadId}`)
    expect(seen).toEqual(expected.toSorted())
    expect((await list({ KeyMarker: 'under/a' })).Uploads?.map(({ Key }) => Key)).toEqual([
      'under/b',
      'under/b',
    ])
    for (const upload of uploads) await upload.abort()
    expect((await list()).Uploads).toBeUndefined()
  })
})
