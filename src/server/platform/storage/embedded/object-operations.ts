import { z } from 'zod'
import { type Answer, xmlAnswer } from './answer.ts'
import { etagMatches, quoted } from './etag.ts'
import type { OpenedObject, StoredObject } from './object-store.ts'
import type { Operation } from './operation.ts'
import { spanOf } from './range.ts'
import { receiveBody, receiveText } from './receive-body.ts'
import { asS3Error, S3Error } from './s3-error.ts'
import { parameterOf, type S3Request } from './s3-request.ts'
import { malformedXml, readXml } from './xml.ts'

/** Headers of a PUT that a GET answers with, and those that a GET may be asked to answer with instead. */
const KEPT = [
  'content-type',
  'content-disposition',
  'content-encoding',
  'content-language',
  'cache-control',
  'expires',
]
/** Bytes: https://docs.aws.amazon.com/AmazonS3/latest/userguide/UsingMetadata.html */
const LARGEST_METADATA = 2048
/** Of one DeleteObjects. */
const MOST_KEYS = 1000

export const putObject: Operation = async (request, { objects }, payload) => {
  const { md5, checksums } = await objects.put(request.key, keptHeaders(request), (write) =>
    receiveBody(request, payload, write),
  )
  return { status: 200, headers: { ETag: quoted(md5), ...checksums } }
}

export const headObject: Operation = async (request, { objects }) => {
  const object = await objects.find(request.key)
  if (object === undefined) throw noSuchKey(request)
  const headers = answerHeaders(request, object)
  if (isKnown(request, object)) return { status: 304, headers }
  return withSpan(request, object, headers)
}

export const getObject: Operation = async (request, { objects }) => {
  const opened = await objects.open(request.key, (object) =>
    isKnown(request, object) ? { start: 0, end: 0 } : spanOf(request, object.size),
  )
  if (opened === undefined) throw noSuchKey(request)
  const headers = answerHeaders(request, opened.object)
  if (isKnown(request, opened.object)) return { status: 304, headers }
  return { ...withSpan(request, opened.object, headers), body: streamOf(opened) }
}

export const deleteObject: Operation = async ({ key }, { objects }) => {
  await objects.remove(key)
  return { status: 204 }
}

/** What is there of a removal of several objects: one that has only one is no list. */
const removals = z.object({
  Quiet: z.stringbool().optional(),
  Object: z.union([
    z.array(z.object({ Key: z.string() })),
    z.object({ Key: z.string() }).transform((one) => [one]),
  ]),
})

export const deleteObjects: Operation = async (request, { objects, log }, payload) => {
  const read = removals.safeParse(readXml(await receiveText(request, payload), 'Delete'))
  if (!read.success || read.data.Object.length > MOST_KEYS) throw malformedXml(read.error)
  const Deleted: { Key: string }[] = []
  const failed: { Key: string; Code: string; Message: string }[] = []
  for (const { Key } of read.data.Object) {
    try {
      await objects.remove(Key)
      Deleted.push({ Key })
    } catch (cause) {
      const { code, message } = asS3Error(cause)
      log.error(
        { event: 'storage.failed', operation: 'DeleteObjects', error: cause },
        'An object was not removed.',
      )
      failed.push({ Key, Code: code, Message: message })
    }
  }
  return xmlAnswer('DeleteResult', { Deleted: read.data.Quiet === true ? [] : Deleted, Error: failed })
}

/** What a PUT, or the begin of an upload, says about the object. Throws `MetadataTooLarge`. */
export function keptHeaders({ headers }: Pick<S3Request, 'headers'>): Record<string, string> {
  const metadata = [...headers].filter(([name]) => name.startsWith('x-amz-meta-'))
  if (Buffer.byteLength(metadata.flat().join('')) > LARGEST_METADATA) {
    throw new S3Error('MetadataTooLarge', 'Your metadata headers exceed the maximum allowed metadata size')
  }
  const kept = KEPT.flatMap((name) => {
    const value = headers.get(name)
    // How a body is sent says nothing about the object.
    const own = name === 'content-encoding' ? value?.replace(/^aws-chunked(, *|$)/, '') : value
    return own ? [[name, own] as const] : []
  })
  return Object.fromEntries([...kept, ...metadata])
}

const noSuchKey = ({ key }: S3Request): S3Error =>
  new S3Error('NoSuchKey', 'The specified key does not exist.', { details: { Key: key } })

function answerHeaders(request: S3Request, object: StoredObject): Record<string, string> {
  const asked = KEPT.flatMap((name) => {
    const value = parameterOf(request, `response-${name}`)
    // What no header can say, such as a line break.
    if (value !== undefined && !/^[\t\u0020-\u007e\u0080-\u00ff]*$/.test(value)) {
      throw new S3Error('InvalidArgument', `response-${name} must be a value of a header.`)
    }
    return value === undefined ? [] : [[name, value]]
  })
  const own = { 'content-type': 'binary/octet-stream', ...object.headers }
  return {
    ...own,
    ...(Object.fromEntries(asked) as Record<string, string>),
    'Accept-Ranges': 'bytes',
    ETag: quoted(object.etag),
    'Last-Modified': new Date(object.at).toUTCString(),
  }
}

/** Whether who asks has it already. Throws `PreconditionFailed` if another one was expected. */
function isKnown({ headers }: S3Request, { etag }: StoredObject): boolean {
  const expected = headers.get('if-match')
  if (expected !== null && !etagMatches(expected, etag)) {
    throw new S3Error('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold', {
      details: { Condition: 'If-Match' },
    })
  }
  const known = headers.get('if-none-match')
  return known !== null && etagMatches(known, etag)
}

function withSpan(request: S3Request, { size }: StoredObject, headers: Record<string, string>): Answer {
  const { start, end } = spanOf(request, size)
  const length = { ...headers, 'Content-Length': String(end - start) }
  if (!request.headers.has('range') || end - start === size) return { status: 200, headers: length }
  return { status: 206, headers: { ...length, 'Content-Range': `bytes ${start}-${end - 1}/${size}` } }
}

/** Read when the receiver wants more; the file is closed when the receiver leaves. */
const streamOf = ({ first, rest }: OpenedObject): ReadableStream<Uint8Array<ArrayBuffer>> => {
  let next: Promise<OpenedObject['first']> | undefined = Promise.resolve(first)
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await (next ?? rest.next())
      next = undefined
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await rest.return()
    },
  })
}
