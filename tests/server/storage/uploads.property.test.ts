import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ObjectStorage } from '#server/platform/storage/object-storage.ts'
import { createS3Storage } from '#server/platform/storage/s3-storage.ts'
import { patience, seedOf, tries } from '#tests/support/effort.ts'
import { unsyncedFiles } from './failing-files.ts'
import { BUCKET, bytesOf, CREDENTIALS, REGION, serveStore, type StoreUnderTest } from './store-under-test.ts'

let server: StoreUnderTest
let storage: ObjectStorage
beforeAll(async () => {
  server = await serveStore({ minimumPart: 1, files: unsyncedFiles })
  storage = createS3Storage({
    endpoint: server.endpoint,
    region: REGION,
    bucket: BUCKET,
    credentials: CREDENTIALS,
    forcePathStyle: true,
  })
})
afterAll(() => server.close())

/** A part that is sent, in the order in which parts are; a number may come more than once. */
const sending = fc.record({
  number: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 10_000 })),
  size: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 400_000 })),
  seed: fc.integer({ min: 1, max: 1000 }),
})
const course = fc.record({
  sendings: fc.array(sending, { minLength: 1, maxLength: 12 }),
  isTogether: fc.boolean(),
  from: fc.double({ min: 0, max: 1, noNaN: true }),
  to: fc.double({ min: 0, max: 1, noNaN: true }),
})

test(
  'in whatever order and however often parts are sent, what is read back is what was sent last',
  { timeout: patience(60_000), tags: ['soak'] },
  async () => {
    await fc.assert(
      fc.asyncProperty(course, async ({ sendings, isTogether, from, to }) => {
        const key = 'any'
        const { uploadId } = await storage.startUpload(key, { media: 'a/b' })
        const send = async ({ number, size, seed }: (typeof sendings)[number]) => {
          const url = await storage.signPart(key, uploadId, number, { size, seconds: 60 })
          const { status } = await fetch(url, { method: 'PUT', body: bytesOf(size, seed) })
          expect(status).toBe(200)
        }
        const last = new Map(sendings.map((one) => [one.number, one]))
        // Of those that are sent together each has a number of its own.
        if (isTogether) await Promise.all([...last.values()].map(send))
        else for (const one of sendings) await send(one)
        const expected = Buffer.concat(
          [...last.values()]
            .toSorted((one, other) => one.number - other.number)
            .map(({ size, seed }) => bytesOf(size, seed)),
        )
        const parts = await storage.listParts(key, uploadId)
        const { etag } = await storage.completeUpload(key, uploadId, parts)
        expect(await storage.head(key)).toEqual({ size: expected.length, etag })
        const [start = 0, end = 0] = [from, to]
          .map((share) => Math.round(share * expected.length))
          .toSorted((one, other) => one - other)
        expect(Buffer.compare(await storage.read(key, { start: 0, end: expected.length }), expected)).toBe(0)
        expect(Buffer.compare(await storage.read(key, { start, end }), expected.subarray(start, end))).toBe(0)
      }),
      { numRuns: tries(25), seed: seedOf(20_261_126) },
    )
  },
)
