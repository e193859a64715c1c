import { createHash } from 'node:crypto'
import { decodeAwsChunked } from './aws-chunked.ts'
import { checksumHeaders, sumFor } from './checksums.ts'
import { S3Error } from './s3-error.ts'
import { headerOf, type S3Request } from './s3-request.ts'

/** Bytes of one PUT: https://docs.aws.amazon.com/AmazonS3/latest/userguide/qfacts.html */
const LARGEST_BODY = 5 * 1024 ** 3
/** Bytes of a document in XML: a list of 10,000 parts, each with a checksum. */
const LARGEST_DOCUMENT = 4 * 1024 ** 2

const CHUNKED = 'STREAMING-UNSIGNED-PAYLOAD-TRAILER'

export interface ReceivedBody {
  size: number
  /** In hex. */
  md5: string
  /** The checksums that were sent and are right, in base64, by header. */
  checksums: Record<string, string>
}

export type Write = (bytes: Uint8Array) => Promise<void>

/**
 * Hands the bytes of a body on, piece by piece, and throws in the end if they are not those that were announced: nothing
 * that was written may be kept then. `payload` is what was signed about the body.
 */
export async function receiveBody(request: S3Request, payload: string, write: Write): Promise<ReceivedBody> {
  checkPayload(payload)
  const declared = declaredLength(request, payload === CHUNKED)
  const trailers = new Map<string, string>()
  const sent = untilBroken(request.body)
  const source = payload === CHUNKED ? decodeAwsChunked(sent, trailers) : sent
  const sums = new Map(announcedSums(request).map((header) => [header, sumFor(header)]))
  const md5 = createHash('md5')
  const sha256 = createHash('sha256')
  const isHashed = isHash(payload)
  let size = 0
  for await (const bytes of source) {
    size += bytes.length
    if (size > declared) throw incomplete()
    md5.update(bytes)
    if (isHashed) sha256.update(bytes)
    for (const sum of sums.values()) sum.update(bytes)
    await write(bytes)
  }
  if (size < declared) throw incomplete()
  if (isHashed && sha256.digest('hex') !== payload) {
    throw new S3Error(
      'XAmzContentSHA256Mismatch',
      "The provided 'x-amz-content-sha256' header does not match what was computed.",
    )
  }
  const digest = md5.digest()
  checkMd5(request, digest)
  const checksums = Object.fromEntries([...sums].map(([header, sum]) => [header, sum.base64()]))
  checkSums(checksums, (header) => trailers.get(header) ?? headerOf(request, header))
  return { size, md5: digest.toString('hex'), checksums }
}

/** A body that is read as a whole: a document. Throws `MaxMessageLengthExceeded` for one of more than 4 MiB. */
export async function receiveText(request: S3Request, payload: string): Promise<string> {
  const pieces: Uint8Array[] = []
  let size = 0
  await receiveBody(request, payload, async (bytes) => {
    size += bytes.length
    if (size > LARGEST_DOCUMENT) {
      throw new S3Error('MaxMessageLengthExceeded', 'Your request was too large.')
    }
    pieces.push(bytes)
  })
  return Buffer.concat(pieces).toString('utf8')
}

const isHash = (payload: string): boolean => /^[0-9a-f]{64}$/.test(payload)

function checkPayload(payload: string): void {
  if (payload === CHUNKED || payload === 'UNSIGNED-PAYLOAD' || isHash(payload)) return
  if (payload.startsWith('STREAMING-')) {
    throw new S3Error('NotImplemented', `Bodies of the kind ${payload} are not taken here.`)
  }
  throw new S3Error(
    'InvalidArgument',
    'x-amz-content-sha256 must be UNSIGNED-PAYLOAD, STREAMING-UNSIGNED-PAYLOAD-TRAILER or a valid sha256 value.',
  )
}

/** Of what is stored, in bytes: chunks have a length of their own. */
function declaredLength(request: S3Request, isChunked: boolean): number {
  const length = isChunked
    ? headerOf(request, 'x-amz-decoded-content-length')
    : request.headers.get('content-length')
  if (!/^\d{1,15}$/.test(length ?? '')) {
    throw new S3Error('MissingContentLength', 'You must provide the Content-Length HTTP header.')
  }
  if (Number(length) > LARGEST_BODY) {
    throw new S3Error('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size.', {
      details: { ProposedSize: String(length), MaxSizeAllowed: String(LARGEST_BODY) },
    })
  }
  return Number(length)
}

/** Checksum headers that came, or will come behind the chunks. */
function announcedSums(request: S3Request): string[] {
  const hoisted = request.query.map(([name]) => name.toLowerCase())
  const trailing = (headerOf(request, 'x-amz-trailer') ?? '').split(',').map((name) => name.trim())
  return [...new Set(checksumHeaders([...request.headers.keys(), ...hoisted, ...trailing]))]
}

function checkMd5({ headers }: S3Request, digest: Buffer): void {
  const expected = headers.get('content-md5')
  if (expected === null) return
  const bytes = Buffer.from(expected, 'base64')
  if (bytes.length !== digest.length) {
    throw new S3Error('InvalidDigest', 'The Content-MD5 you specified is not valid.')
  }
  if (!bytes.equals(digest)) {
    throw new S3Error('BadDigest', 'The Content-MD5 you specified did not match what we received.')
  }
}

function checkSums(
  checksums: Record<string, string>,
  expected: (header: string) => string | undefined,
): void {
  for (const [header, computed] of Object.entries(checksums)) {
    const announced = expected(header)
    if (announced === undefined) {
      throw new S3Error('MalformedTrailerError', `The trailer ${header} was announced and did not come.`)
    }
    if (announced !== computed) {
      throw new S3Error('BadDigest', `The ${header} you specified did not match the calculated checksum.`)
    }
  }
}

/** Whoever sends may leave in the middle, which is no fault of ours. */
async function* untilBroken(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  try {
    if (body !== null) yield* body
  } catch (cause) {
    throw incomplete(cause)
  }
}

const incomplete = (cause?: unknown): S3Error =>
  new S3Error(
    'IncompleteBody',
    'You did not provide the number of bytes specified by the Content-Length HTTP header.',
    { cause },
  )
