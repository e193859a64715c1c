import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** What of a request is signed. */
export interface SignedRequest {
  date: string
  method: string
  host: string
  path: string
  query: URLSearchParams
  body: string
}

const escape = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (mark) => `%${mark.codePointAt(0)?.toString(16).toUpperCase()}`,
  )
const canonical = (parameters: URLSearchParams) =>
  [...parameters]
    .map(([name, value]) => [escape(name), escape(value)] as const)
    .toSorted(([a, x], [b, y]) => (a < b ? -1 : a > b ? 1 : x < y ? -1 : x > y ? 1 : 0))
    .map((pair) => pair.join('='))
    .join('&')
const sha512 = (text: string) => createHash('sha512').update(text).digest('hex')

/** Whether one of the ways to sign that the vendor takes gives this signature: the fifth, or the second with either hash. */
export function isSignedBy(secretKey: string, signature: string, request: SignedRequest): boolean {
  const { date, method, host, path, query, body } = request
  const hasBody = method === 'POST' || method === 'PUT'
  const lines = [date, method.toUpperCase(), host.toLowerCase(), path]
  const second = [...lines, canonical(hasBody ? new URLSearchParams(body) : query)].join('\n')
  const fifth = [...lines, hasBody ? '' : canonical(query), sha512(hasBody ? body : ''), sha512('')].join(
    '\n',
  )
  const hmac = (hash: string, text: string) => createHmac(hash, secretKey).update(text).digest('hex')
  return [hmac('sha512', fifth), hmac('sha512', second), hmac('sha1', second)].some((expected) =>
    isEqual(expected, signature.toLowerCase()),
  )
}

const isEqual = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
