import { createHash, createHmac } from 'node:crypto'
import { percentDecode, percentEncode } from './percent.ts'

/** What a signature is made of: https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
export interface Signable {
  method: string
  /** Percent-encoded in whatever way. */
  path: string
  query: readonly (readonly [name: string, value: string])[]
  /** Values of the signed headers by name; one that is not there counts as empty. */
  header: (name: string) => string
  /** In lower case. */
  signedHeaders: readonly string[]
  /** A hash in hex, or the word that stands for it. */
  payload: string
  /** `yyyymmddThhmmssZ`. */
  date: string
  /** `yyyymmdd/region/s3/aws4_request`. */
  scope: string
}

export interface Signature {
  canonicalRequest: string
  stringToSign: string
  /** In hex. */
  signature: string
}

export function signatureOf(signable: Signable, secretAccessKey: string): Signature {
  const { method, path, query, header, signedHeaders, payload, date, scope } = signable
  const canonicalRequest = [
    method,
    canonicalPath(path),
    canonicalQuery(query),
    ...signedHeaders.map((name) => `${name}:${header(name).trim().replaceAll(/ +/g, ' ')}`),
    '',
    signedHeaders.join(';'),
    payload,
  ].join('\n')
  const stringToSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonicalRequest)].join('\n')
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`)
  return { canonicalRequest, stringToSign, signature: hmac(key, stringToSign).toString('hex') }
}

/** Encoded once: whoever sent it may have left more characters as they are than the signature does. */
const canonicalPath = (path: string): string =>
  path
    .split('/')
    .map((segment) => percentEncode(percentDecode(segment)))
    .join('/')

const canonicalQuery = (query: Signable['query']): string =>
  query
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => [percentEncode(name), percentEncode(value)] as const)
    .toSorted((one, other) => inOrder(one[0], other[0]) || inOrder(one[1], other[1]))
    .map((pair) => pair.join('='))
    .join('&')

const inOrder = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
