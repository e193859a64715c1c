import { createHash, createHmac } from 'node:crypto'
import type { DuoCredentials } from '#shared/domain/integrations/duo-credentials.ts'

/** Parameters in their one order and spelling: what is signed is sent byte for byte. */
export const canonicalQuery = (parameters: Readonly<Record<string, string>>): string =>
  Object.entries(parameters)
    .map(([name, value]) => [escaped(name), escaped(value)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map((pair) => pair.join('='))
    .join('&')

/** RFC 3986 leaves fewer marks as they are than `encodeURIComponent` does. */
const escaped = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (mark) => `%${mark.codePointAt(0)?.toString(16).toUpperCase()}`,
  )

const sha512 = (text: string) => createHash('sha512').update(text).digest('hex')

interface Signed {
  path: string
  /** Of a call without a body. */
  query?: string
  /** JSON that is posted. */
  body?: string
  now: number
}

/** The headers of a request, signed by the fifth way. https://duo.com/docs/adminapi#authentication */
export function signedHeaders(
  { integrationKey, secretKey, apiHostname }: DuoCredentials,
  { path, query = '', body, now }: Signed,
): Record<string, string> {
  const date = new Date(now).toUTCString().replace('GMT', '-0000')
  const method = body === undefined ? 'GET' : 'POST'
  const hashes = [sha512(body ?? ''), sha512('')]
  const signed = [date, method, apiHostname.toLowerCase(), path, query, ...hashes].join('\n')
  const signature = createHmac('sha512', secretKey).update(signed).digest('hex')
  const credentials = Buffer.from(`${integrationKey}:${signature}`).toString('base64')
  return {
    Date: date,
    Authorization: `Basic ${credentials}`,
    Accept: 'application/json',
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  }
}
