import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BUCKET, bytesOf, refusalOf, serveStore, type StoreUnderTest } from './store-under-test.ts'

let server: StoreUnderTest
let client: S3Client
beforeAll(async () => {
  server = await serveStore()
  client = server.client()
})
afterAll(() => server.close())

const put = (Key: string, Body: string | Uint8Array, more: object = {}) =>
  client.send(new PutObjectCommand({ Bucket: BUCKET, Key, Body, ...more }))
const get = async (Key: string, more: object = {}) => {
  const answer = await client.send(new GetObjectCommand({ Bucket: BUCKET, Key, ...more }))
  return { answer, bytes: await answer.Body?.transformToByteArray() }
}
const md5 = (bytes: string | Uint8Array) => `"${createHash('md5').update(bytes).digest('hex')}"`

describe("by the vendor's client as it is", () => {
  test('an object is read back as it was put, with what was said about it', async () => {
    const bytes = bytesOf(700_001)
    const { ETag } = await put('a/b.pdf', bytes, {
      ContentType: 'application/pdf',
      CacheControl: 'no-store',
      Metadata: { owner: 'somebody' },
    })
    expect(ETag).toBe(md5(bytes))
    const { answer, bytes: read } = await get('a/b.pdf')
    expect(Buffer.from(read ?? []).equals(bytes)).toBe(true)
    expect(answer).toMatchObject({
      ETag,
      ContentLength: 700_001,
      ContentType: 'application/pdf',
      CacheControl: 'no-store',
      AcceptRanges: 'bytes',
      Metadata: { owner: 'somebody' },
    })
    const head = await client.send(new HeadObjectCommand({ Bucket: BUCKET, Key: 'a/b.pdf' }))
    expect(head).toMatchObject({ ETag, ContentLength: 700_001, ContentType: 'application/pdf' })
    expect(Math.abs((head.LastModified?.getTime() ?? 0) - Date.now())).toBeLessThan(60_000)
  })

  test('a stream is put in chunks with a checksum behind them', async () => {
    const bytes = bytesOf(300_000, 2)
    const pieces = Array.from({ length: 30 }, (_, index) =>
      bytes.subarray(index * 10_000, (index + 1) * 10_000),
    )
    const { ETag, ChecksumCRC32 } = await client.send(
      new PutObjectCommand({
        Bucket: BUCKET,
        Key: 'streamed',
        Body: Readable.from(pieces, { objectMode: false }),
        ContentLength: bytes.length,
      }),
    )
    expect(ChecksumCRC32).toMatch(/^[A-Za-z0-9+/]{6}==$/)
    expect(ETag).toBe(md5(bytes))
    const { answer, bytes: read } = await get('streamed')
    expect(Buffer.from(read ?? []).equals(bytes)).toBe(true)
    expect(answer.ContentEncoding).toBeUndefined()
  })

  test.each(['CRC32', 'SHA1', 'SHA256'] as const)('a checksum of %s is right', async (ChecksumAlgorithm) => {
    const answer = await put('summed', 'some text', { ChecksumAlgorithm })
    expect(answer[`Checksum${ChecksumAlgorithm}`]).toMatch(/=$/)
  })

  test('an object of nothing is one', async () => {
    await put('nothing', '')
    expect((await get('nothing')).bytes).toEqual(new Uint8Array())
    expect(await client.send(new HeadObjectCommand({ Bucket: BUCKET, Key: 'nothing' }))).toMatchObject({
      ContentLength: 0,
      ETag: '"d41d8cd98f00b204e9800998ecf8427e"',
    })
  })

  test('a later put replaces an earlier one', async () => {
    await put('twice', 'first')
    await put('twice', 'second time')
    expect(Buffer.from((await get('twice')).bytes ?? []).toString()).toBe('second time')
  })

  test('an object that is not there is said to be missing', async () => {
    expect(await refusalOf(get('nowhere'))).toEqual({ code: 'NoSuchKey', status: 404 })
    const head = client.send(new HeadObjectCommand({ Bucket: BUCKET, Key: 'nowhere' }))
    expect(await refusalOf(head)).toEqual({ code: 'NotFound', status: 404 })
  })

  test('there is one bucket', async () => {
    await client.send(new HeadBucketCommand({ Bucket: BUCKET }))
    expect(await refusalOf(client.send(new HeadBucketCommand({ Bucket: 'another' })))).toEqual({
      code: 'NotFound',
      status: 404,
    })
    const elsewhere = client.send(new PutObjectCommand({ Bucket: 'another', Key: 'a', Body: 'a' }))
    expect(await refusalOf(elsewhere)).toEqual({ code: 'NoSuchBucket', status: 404 })
  })
})

describe('a part of an object is read', () => {
  const bytes = bytesOf(1_000_000, 3)
  beforeAll(() => put('whole', bytes))

  test.each([
    ['bytes=0-3', 0, 4],
    ['bytes=999990-', 999_990, 1_000_000],
    ['bytes=-7', 999_993, 1_000_000],
    ['bytes=-2000000', 0, 1_000_000],
    ['bytes=5-5', 5, 6],
    ['bytes=999999-5000000', 999_999, 1_000_000],
    ['bytes=300000-600000', 300_000, 600_001],
  ])('%s', async (Range, start, end) => {
    const { answer, bytes: read } = await get('whole', { Range })
    expect(Buffer.from(read ?? []).equals(bytes.subarray(start, end))).toBe(true)
    const isWhole = end - start === bytes.length
    expect(answer.ContentRange).toBe(isWhole ? undefined : `bytes ${start}-${end - 1}/1000000`)
    expect(answer.$metadata.httpStatusCode).toBe(isWhole ? 200 : 206)
  })

  test('but not one that begins behind its end', async () => {
    expect(await refusalOf(get('whole', { Range: 'bytes=1000000-' }))).toEqual({
      code: 'InvalidRange',
      status: 416,
    })
    expect(await refusalOf(get('whole', { Range: 'bytes=-0' }))).toMatchObject({ status: 416 })
  })

  test.each(['bytes=9-3', 'bytes=1-2,5-6', 'lines=1-2', 'bytes=-'])(
    'and all of it for %s, which is none',
    async (Range) => {
      expect((await get('whole', { Range })).bytes).toHaveLength(1_000_000)
    },
  )
})

describe('an object is asked for on a condition', () => {
  test('by its etag', async () => {
    const { ETag } = await put('known', 'text')
    expect(await refusalOf(get('known', { IfNoneMatch: ETag }))).toMatchObject({ status: 304 })
    expect((await get('known', { IfNoneMatch: '"another"' })).bytes).toHaveLength(4)
    expect((await get('known', { IfMatch: ETag })).bytes).toHaveLength(4)
    expect(await refusalOf(get('known', { IfMatch: '"another"' }))).toEqual({
      code: 'PreconditionFailed',
      status: 412,
    })
  })

  test('and answered under another name and type', async () => {
    await put('renamed', '<script>', { ContentType: 'text/html' })
    const { answer } = await get('renamed', {
      ResponseContentDisposition: 'attachment; filename="a, b.txt"',
      ResponseContentType: 'text/plain',
    })
    expect(answer).toMatchObject({
      ContentDisposition: 'attachment; filename="a, b.txt"',
      ContentType: 'text/plain',
    })
  })
})

describe('an object is removed', () => {
  test('again and again', async () => {
    await put('gone', 'text')
    const remove = () => client.send(new DeleteObjectCommand({ Bucket: BUCKET, Key: 'gone' }))
    expect((await remove()).$metadata.httpStatusCode).toBe(204)
    expect(await refusalOf(get('gone'))).toMatchObject({ code: 'NoSuchKey' })
    expect((await remove()).$metadata.httpStatusCode).toBe(204)
  })

  test('together with others, quietly or not', async () => {
    const keys = ['many/1', 'many/<2> & "3"', 'many/é\r\nü']
    for (const key of keys) await put(key, 'text')
    const Objects = keys.map((Key) => ({ Key }))
    const remove = (Quiet: boolean) =>
      client.send(new DeleteObjectsCommand({ Bucket: BUCKET, Delete: { Objects, Quiet } }))
    expect((await remove(false)).Deleted).toEqual(Objects)
    for (const key of keys) expect(await refusalOf(get(key))).toMatchObject({ code: 'NoSuchKey' })
    expect((await remove(true)).Deleted).toBeUndefined()
    const one = { Objects: [{ Key: 'many/1' }] }
    expect((await client.send(new DeleteObjectsCommand({ Bucket: BUCKET, Delete: one }))).Deleted).toEqual(
      one.Objects,
    )
  })
})

describe('keys are listed', () => {
  // In the order of their bytes, which is not the order of JavaScript's strings.
  const keys = [
    'list/',
    'list/A',
    'list/a',
    'list/a b',
    'list/b/1',
    'list/b/2',
    // Too long to be the name of a file.
    `list/${'c'.repeat(150)}`,
    'list/ü',
    'list/｡',
    'list/😀',
  ]
  beforeAll(async () => {
    for (const key of [...keys].toReversed()) await put(key, key)
    await put('lisu', 'not among them')
  })
  const list = (more: object) =>
    client.send(new ListObjectsV2Command({ Bucket: BUCKET, Prefix: 'list/', ...more }))

  test('in order, with their sizes and etags', async () => {
    const { Contents, IsTruncated, KeyCount } = await list({})
    expect(Contents?.map(({ Key, Size, ETag }) => [Key, Size, ETag])).toEqual(
      keys.map((key) => [key, Buffer.byteLength(key), md5(key)]),
    )
    expect({ IsTruncated, KeyCount }).toEqual({ IsTruncated: false, KeyCount: keys.length })
  })

  test.each([1, 2, 4, 9, 10])('by %i at a time, none twice and none left out', async (MaxKeys) => {
    const seen: (string | undefined)[] = []
    let ContinuationToken: string | undefined
    let pages = 0
    do {
      const page = await list({ MaxKeys, ContinuationToken })
      seen.push(...(page.Contents ?? []).map(({ Key }) => Key))
      ContinuationToken = page.NextContinuationToken
      pages += 1
    } while (ContinuationToken !== undefined)
    expect(seen).toEqual(keys)
    expect(pages).toBe(Math.ceil(keys.length / MaxKeys))
  })

  test('by folder, each of which counts as one', async () => {
    const first = await list({ Delimiter: '/', MaxKeys: 5 })
    expect(first.Contents?.map(({ Key }) => Key)).toEqual(['list/', 'list/A', 'list/a', 'list/a b'])
    expect(first.CommonPrefixes).toEqual([{ Prefix: 'list/b/' }])
    expect(first.IsTruncated).toBe(true)
    const rest = await list({ Delimiter: '/', ContinuationToken: first.NextContinuationToken })
    expect(rest.Contents?.map(({ Key }) => Key)).toEqual(keys.slice(6))
    expect(rest.CommonPrefixes).toBeUndefined()
  })

  test('behind a key, and in an encoding that can say them all', async () => {
    expect((await list({ StartAfter: 'list/b/2' })).Contents?.map(({ Key }) => Key)).toEqual(keys.slice(6))
    await put('list2/\u0001', 'text')
    const { Contents } = await list({ Prefix: 'list2/', EncodingType: 'url' })
    expect(Contents?.map(({ Key }) => Key)).toEqual(['list2/%01'])
  })

  test('of which there are none', async () => {
    expect(await list({ MaxKeys: 0 })).toMatchObject({ KeyCount: 0, IsTruncated: false })
    expect(await list({ Prefix: 'no such' })).toMatchObject({ KeyCount: 0, IsTruncated: false })
  })

  test('and not for a token of somebody else', async () => {
    expect(await refusalOf(list({ ContinuationToken: '../objects' }))).toEqual({
      code: 'InvalidArgument',
      status: 400,
    })
  })
})

describe('a key may be', () => {
  test.each([
    ['what leads out of a folder', '../../etc/passwd'],
    ['dots alone', '..'],
    ['a dot in the middle', 'a/./b/../c'],
    ['slashes', '//a//b//'],
    ['spaces and plus signs', ' a b+c %2B %20 '],
    ['what means something in an address', 'a?b#c&d=e;f:g@h'],
    ['what the signature encodes and browsers do not', "it's (me)!*~"],
    ['of another script', 'отчёт/日本語/😀.xlsx'],
    ['two ways to write one letter', 'é and e\u0301'],
    ['control characters', 'a\tb\nc\u0001d'],
    ['backslashes', '..\\..\\a'],
    ['a name of ours', 'upload.json'],
    ['of 110 bytes', 'k'.repeat(110)],
    ['of 111 bytes', 'k'.repeat(111)],
    ['of 1024 bytes', 'ü'.repeat(512)],
  ])('%s', async (_, key) => {
    await put(key, `the content of ${key}`)
    expect(Buffer.from((await get(key)).bytes ?? []).toString()).toBe(`the content of ${key}`)
    const { Contents } = await client.send(
      new ListObjectsV2Command({ Bucket: BUCKET, Prefix: key, EncodingType: 'url' }),
    )
    expect(Contents?.map(({ Key }) => decodeURIComponent(Key ?? ''))).toContain(key)
    await client.send(new DeleteObjectCommand({ Bucket: BUCKET, Key: key }))
    expect(await refusalOf(get(key))).toMatchObject({ code: 'NoSuchKey' })
  })

  test('and two that look alike are two', async () => {
    const alike = ['Key', 'key', 'é', 'e\u0301', 'key/', 'key ']
    for (const key of alike) await put(key, `content of ${key}`)
    for (const key of alike) {
      expect(Buffer.from((await get(key)).bytes ?? []).toString()).toBe(`content of ${key}`)
    }
  })

  test('not of 1025 bytes', async () => {
    expect(await refusalOf(put('k'.repeat(1025), 'text'))).toEqual({ code: 'KeyTooLongError', status: 400 })
  })
})

describe('what the store cannot do is refused and not left out:', () => {
  test.each([
    ['encryption', { ServerSideEncryption: 'AES256' }],
    ['tags', { Tagging: 'a=b' }],
    ['a put on a condition', { IfNoneMatch: '*' }],
    ['another class of storage', { StorageClass: 'GLACIER' }],
    ['an access list', { ACL: 'public-read' }],
    ['a checksum that Node does not have', { ChecksumCRC32C: 'AAAAAA==' }],
  ])('%s', async (_, more) => {
    expect(await refusalOf(put('refused', 'text', more))).toMatchObject({ status: 501 })
    expect(await refusalOf(get('refused'))).toMatchObject({ code: 'NoSuchKey' })
  })

  test.each(['attachment; filename="ж"', 'attachment\r\nSet-Cookie: a=b'])(
    'an answer with a header that is none: %j',
    async (ResponseContentDisposition) => {
      await put('headers', 'text')
      expect(await refusalOf(get('headers', { ResponseContentDisposition }))).toEqual({
        code: 'InvalidArgument',
        status: 400,
      })
    },
  )

  test('metadata of more than 2 kB', async () => {
    const Metadata = { long: 'x'.repeat(2040) }
    expect(await refusalOf(put('refused', 'text', { Metadata }))).toEqual({
      code: 'MetadataTooLarge',
      status: 400,
    })
  })
})
