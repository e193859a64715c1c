import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { MINUTE } from '#shared/lib/time.ts'
import { signatureSkew } from '../identity-limits.ts'
import { PoolError } from '../pool-error.ts'
import type { AdminKey } from './admin-key.ts'

export interface SignedRequest {
  method: string
  /** As the client wrote it. */
  path: string
  query: string
  headers: Headers
  body: Uint8Array
}

const SERVICE = 'cognito-idp'
const ALGORITHM = 'AWS4-HMAC-SHA256'
/** Without these a signature could be used for another operation, another host or another day. */
const SIGNED_AT_LEAST = ['host', 'x-amz-date', 'x-amz-target']

/**
 * Lets a request pass that the pool's owner signed (AWS Signature Version 4), at most five minutes ago. Throws one of
 * the four refusals of the hosted service: nothing is signed, the form is wrong, the key is unknown, the signature is.
 */
export function requireSignature(
  request: SignedRequest,
  { key, region, now }: { key: AdminKey; region: string; now: number },
): void {
  const { credential, signedHeaders, signature } = readAuthorization(request.headers)
  const [id, day, ...scope] = credential.split('/')
  const at = request.headers.get('x-amz-date') ?? ''
  if (id !== key.id) {
    throw new PoolError(
      'UnrecognizedClientException',
      'The security token included in the request is invalid.',
    )
  }
  if (!day || !at.startsWith(`${day}T`) || scope.join('/') !== `${region}/${SERVICE}/aws4_request`) {
    throw invalidSignature(`Credential should be scoped to a valid region and to service: '${SERVICE}'.`)
  }
  if (SIGNED_AT_LEAST.some((name) => !signedHeaders.includes(name))) {
    throw incomplete(`'Host', 'X-Amz-Date' and 'X-Amz-Target' must be signed headers.`)
  }
  requireFresh(at, now)

  const stringToSign = [
    ALGORITHM,
    at,
    [day, ...scope].join('/'),
    sha256(canonicalRequest(request, signedHeaders)),
  ].join('\n')
  const signingKey = [day, ...scope].reduce<Buffer | string>(
    (secret, part) => hmac(secret, part),
    `AWS4${key.secret}`,
  )
  const given = Buffer.from(signature, 'hex')
  const expected = hmac(signingKey, stringToSign)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw invalidSignature(
      'The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the service documentation for details.',
    )
  }
}

function readAuthorization(headers: Headers) {
  const header = headers.get('authorization')
  if (!header) throw new PoolError('MissingAuthenticationTokenException', 'Missing Authentication Token')
  const [, parameters] = /^AWS4-HMAC-SHA256\s+(.*)$/.exec(header) ?? []
  const parts = new Map(
    (parameters ?? '').split(',').map((part) => {
      const [name = '', ...value] = part.trim().split('=')
      return [name, value.join('=')]
    }),
  )
  const credential = parts.get('Credential')
  const signedHeaders = parts.get('SignedHeaders')
  const signature = parts.get('Signature')
  if (!credential || !signedHeaders || !signature || !headers.get('x-amz-date')) {
    throw incomplete(
      "Authorization header requires 'Credential', 'SignedHeaders' and 'Signature' parameters and an 'X-Amz-Date' header.",
    )
  }
  return { credential, signedHeaders: signedHeaders.split(';'), signature }
}

function requireFresh(at: string, now: number): void {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(at) ?? []
  const signedAt = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  if (Number.isNaN(signedAt)) throw incomplete("'X-Amz-Date' must be a date in ISO 8601 basic format.")
  const allowed = `${signatureSkew / MINUTE} min.`
  if (signedAt < now - signatureSkew) {
    throw invalidSignature(`Signature expired: ${at} is now earlier than the time of the server - ${allowed}`)
  }
  if (signedAt > now + signatureSkew) {
    throw invalidSignature(
      `Signature not yet current: ${at} is still later than the time of the server + ${allowed}`,
    )
  }
}

function canonicalRequest(
  { method, path, query, headers, body }: SignedRequest,
  signedHeaders: string[],
): string {
  const values = signedHeaders.map(
    (name) => `${name}:${(headers.get(name) ?? '').trim().replaceAll(/\s+/g, ' ')}\n`,
  )
  return [method, path, query, values.join(''), signedHeaders.join(';'), sha256(body)].join('\n')
}

const incomplete = (message: string) => new PoolError('IncompleteSignatureException', message)

const invalidSignature = (message: string) => new PoolError('InvalidSignatureException', message)

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest('hex')

const hmac = (key: Buffer | string, data: string) => createHmac('sha256', key).update(data).digest()
