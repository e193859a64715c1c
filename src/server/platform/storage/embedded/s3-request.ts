import { percentDecode } from './percent.ts'
import { S3Error } from './s3-error.ts'

/** UTF-8 bytes of a key: https://docs.aws.amazon.com/AmazonS3/latest/userguide/object-keys.html */
const LONGEST_KEY = 1024

/** A request in the terms in which S3 speaks of it. */
export interface S3Request {
  method: string
  /** As it was sent, percent-encoded, without the query. */
  path: string
  bucket: string
  /** Empty where the request is about the bucket. */
  key: string
  /** Decoded, in the order in which they were sent. */
  query: readonly (readonly [name: string, value: string])[]
  headers: Headers
  /** With the port, unless it is the usual one; a request that came over no wire has it in its address alone. */
  host: string
  body: ReadableStream<Uint8Array> | null
}

/**
 * `target` is path and query as they were sent: a Request has its dots removed, and a key may consist of them. `basePath`
 * is where the store is mounted, such as `/storage`; what lies elsewhere is in no bucket.
 */
export function readRequest(request: Request, target: string, basePath: string): S3Request {
  const [path = '', ...queries] = target.split('?')
  const below = path.startsWith(`${basePath}/`) ? path.slice(basePath.length + 1) : ''
  const [bucket = '', ...rest] = below.split('/')
  const key = percentDecode(rest.join('/'))
  if (Buffer.byteLength(key) > LONGEST_KEY) {
    throw new S3Error('KeyTooLongError', 'Your key is too long.')
  }
  return {
    method: request.method,
    path,
    bucket: percentDecode(bucket),
    key,
    query: readQuery(queries.join('?')),
    headers: request.headers,
    host: request.headers.get('host') ?? new URL(request.url).host,
    body: request.body,
  }
}

const readQuery = (query: string): [string, string][] =>
  query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return [percentDecode(name), percentDecode(value.join('='))]
    })

export const parameterOf = ({ query }: Pick<S3Request, 'query'>, name: string): string | undefined =>
  query.find(([own]) => own === name)?.[1]

/** A header, or what a pre-signed URL says in its place: whatever begins with `x-amz-` may stand in either. */
export const headerOf = ({ headers, query }: S3Request, name: string): string | undefined =>
  headers.get(name) ??
  (name.startsWith('x-amz-') ? query.find(([own]) => own.toLowerCase() === name)?.[1] : undefined)

/** A whole number of the query, in its bounds. Throws `InvalidArgument`. */
export function numberOf(
  request: S3Request,
  name: string,
  { least, most, usual }: { least: number; most: number; usual?: number },
): number {
  const text = parameterOf(request, name)
  if (text === undefined && usual !== undefined) return usual
  const value = /^\d{1,10}$/.test(text ?? '') ? Number(text) : -1
  if (value < least || value > most) {
    throw new S3Error('InvalidArgument', `${name} must be an integer between ${least} and ${most}.`, {
      details: { ArgumentName: name, ArgumentValue: text ?? '' },
    })
  }
  return value
}
