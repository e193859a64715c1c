import { describe, expect, test } from 'vitest'
import { signatureOf } from '#server/platform/storage/embedded/canonical.ts'
import { readRequest } from '#server/platform/storage/embedded/s3-request.ts'
import { verifySignature } from '#server/platform/storage/embedded/verify-signature.ts'

const credentials = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
}
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const AT = Date.parse('2026-01-02T03:04:05Z')

interface Vector {
  method: string
  address: string
  media?: string
  signature: string
}

/** Made by botocore 1.43, see protocols/s3-presign.md. */
const vectors: Vector[] = [
  {
    method: 'GET',
    address: 'https://uploads-example.s3.us-east-1.amazonaws.com/imports/u1/a%20b.xlsx',
    signature: '0748dca953868497d62aacc19142ef811e13349e187e9e8dee682a1a6383e6a9',
  },
  {
    method: 'PUT',
    address: 'https://uploads-example.s3.us-east-1.amazonaws.com/imports/u1/a%20b.xlsx',
    media: SHEET,
    signature: '356d9bc3c00c8711624f2492ead695c7289f98109424d56cd6dfb524c0086347',
  },
  {
    method: 'PUT',
    address: 'http://127.0.0.1:9000/uploads-example/imports/u1/a.csv',
    media: 'text/csv',
    signature: 'b0debb70e2b4ff53109975049c67ec62d6b6008e24bb0515554464d1c55c9080',
  },
]

/** The request of a vector, as a browser sends it with the signed URL. */
function requestOf({ method, address, media, signature }: Vector, signedWith = signature) {
  const url = new URL(address)
  const query = new URLSearchParams({
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': `${credentials.accessKeyId}/20260102/us-east-1/s3/aws4_request`,
    'X-Amz-Date': '20260102T030405Z',
    'X-Amz-Expires': '900',
    'X-Amz-SignedHeaders': media ? 'content-type;host' : 'host',
    'X-Amz-Signature': signedWith,
  })
  const request = new Request(`${address}?${query}`, {
    method,
    headers: media ? { 'content-type': media } : {},
  })
  return readRequest(request, `${url.pathname}?${query}`, '')
}

const verify = (request: ReturnType<typeof readRequest>, now: number) =>
  verifySignature(request, { credentials, region: 'us-east-1', now: () => now })

describe.each(vectors)('$method $address', (vector) => {
  test('has the signature that botocore gave it', () => {
    const { query, path, host, headers } = requestOf(vector)
    const signed = signatureOf(
      {
        method: vector.method,
        path,
        query,
        header: (name) => (name === 'host' ? host : (headers.get(name) ?? '')),
        signedHeaders: vector.media ? ['content-type', 'host'] : ['host'],
        payload: 'UNSIGNED-PAYLOAD',
        date: '20260102T030405Z',
        scope: '20260102/us-east-1/s3/aws4_request',
      },
      credentials.secretAccessKey,
    )
    expect(signed.signature).toBe(vector.signature)
  })

  test('is let through with it, from when it was signed until its last millisecond', () => {
    expect(verify(requestOf(vector), AT)).toBe('UNSIGNED-PAYLOAD')
    expect(verify(requestOf(vector), AT + 899_999)).toBe('UNSIGNED-PAYLOAD')
    expect(() => verify(requestOf(vector), AT + 900_000)).toThrow('Request has expired')
  })

  test('may be signed by a clock that is a quarter of an hour ahead, and no more', () => {
    expect(verify(requestOf(vector), AT - 900_000)).toBe('UNSIGNED-PAYLOAD')
    expect(() => verify(requestOf(vector), AT - 900_001)).toThrow('Request is not yet valid')
  })

  test('is refused with a signature of which one digit is another', () => {
    const digit = vector.signature.startsWith('0') ? '1' : '0'
    const other = `${digit}${vector.signature.slice(1)}`
    expect(() => verify(requestOf(vector, other), AT)).toThrow('does not match')
    expect(() => verify(requestOf(vector, vector.signature.slice(1)), AT)).toThrow('does not match')
  })
})
