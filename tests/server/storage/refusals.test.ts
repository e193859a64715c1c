import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { signatureOf } from '#server/platform/storage/embedded/canonical.ts'
import { createS3Storage } from '#server/platform/storage/s3-storage.ts'
import type { ObjectStorage } from '#server/platform/storage/object-storage.ts'
import { type RawAnswer, sendRaw } from './raw-request.ts'
import {
  BUCKET,
  bytesOf,
  CREDENTIALS,
  REGION,
  refusalOf,
  serveStore,
  type StoreUnderTest,
} from './store-under-test.ts'

let server: StoreUnderTest
let storage: ObjectStorage
let client: S3Client
beforeAll(async () => {
  server = await serveStore({ origins: ['https://console.example'] })
  client = server.client()
  storage = createS3Storage({
    endpoint: server.endpoint,
    region: REGION,
    bucket: BUCKET,
    credentials: CREDENTIALS,
    forcePathStyle: true,
  })
})
afterEach(() => server.ahead(0))
afterAll(() => server.close())

const sign = (key: string, size = 4) => storage.signPut(key, { size, media: 'a/b', seconds: 60 })
const put = (address: string, body: string | Uint8Array = 'text', headers: Record<string, string> = {}) =>
  sendRaw(address, {
    method: 'PUT',
    body,
    headers: { 'content-type': 'a/b', 'content-length': String(Buffer.byteLength(body)), ...headers },
  })
const said = ({ status, code }: RawAnswer) => ({ status, code })
const denied = { status: 403, code: 'SignatureDoesNotMatch' }

/** A request that signs itself in its headers, as it stands here. */
function signedInHeaders(
  method: string,
  path: string,
  headers: Record<string, string>,
  { payload = 'UNSIGNED-PAYLOAD', at = Date.now(), signed = true, region = REGION } = {},
): Record<string, string> {
  const date = new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const scope = `${date.slice(0, 8)}/${region}/s3/aws4_request`
  const all: Record<string, string> = {
    host: `127.0.0.1:${server.port}`,
    'x-amz-date': date,
    'x-amz-content-sha256': payload,
    ...headers,
  }
  const signedHeaders = Object.keys(all)
    .filter((name) => signed || !name.startsWith('x-amz-meta'))
    .toSorted()
  const [own = '', query = ''] = path.split('?')
  const { signature } = signatureOf(
    {
      method,
      path: own,
      query: [...new URLSearchParams(query)],
      header: (name) => all[name] ?? '',
      signedHeaders,
      payload,
      date,
      scope,
    },
    CREDENTIALS.secretAccessKey,
  )
  return {
    ...all,
    authorization: `AWS4-HMAC-SHA256 Credential=${CREDENTIALS.accessKeyId}/${scope}, SignedHeaders=${signedHeaders.join(';')}, Signature=${signature}`,
  }
}
const sendSigned = (
  path: string,
  body: string | Uint8Array,
  headers: Record<string, string> = {},
  options: Parameters<typeof signedInHeaders>[3] & { method?: string } = {},
) => {
  const { method = 'PUT' } = options
  const length = { 'content-length': String(Buffer.byteLength(body)) }
  return sendRaw(`${server.endpoint}${path}`, {
    method,
    body,
    headers: signedInHeaders(method, path, { ...length, ...headers }, options),
  })
}

describe('a signed URL is good only for what was signed', () => {
  test('as it is, it is good more than once', async () => {
    const url = await sign('good')
    expect(said(await put(url))).toEqual({ status: 200, code: undefined })
    expect(said(await put(url))).toEqual({ status: 200, code: undefined })
  })

  test('not with another key, bucket, method, parameter or host', async () => {
    const url = await sign('tampered')
    const other = (from: string, to: string) => put(url.replace(from, to))
    expect(url).toContain('/tampered?')
    expect(said(await other('/tampered?', '/other?'))).toEqual(denied)
    expect(said(await other('/tampered?', '/x/../tampered?'))).toEqual(denied)
    expect(said(await other(`/${BUCKET}/`, '/another/'))).toEqual(denied)
    expect(said(await other('X-Amz-Expires=60', 'X-Amz-Expires=61'))).toEqual(denied)
    expect(said(await put(`${url}&uploads=`))).toEqual(denied)
    expect(said(await put(url, 'text', { host: 'another.example' }))).toEqual(denied)
    expect(
      said(
        await sendRaw(url, {
          method: 'GET',
          headers: { 'content-type': 'a/b', 'content-length': '4' },
          body: 'text',
        }),
      ),
    ).toEqual(denied)
    expect(await storage.head('tampered')).toBeUndefined()
  })

  test('not for another size or kind', async () => {
    const url = await sign('sized')
    expect(said(await put(url, 'texts'))).toEqual(denied)
    expect(said(await put(url, 'tex'))).toEqual(denied)
    expect(said(await put(url, 'text', { 'content-type': 'text/html' }))).toEqual(denied)
    const chunked = await sendRaw(url, {
      method: 'PUT',
      body: 'text',
      headers: { 'content-type': 'a/b', 'transfer-encoding': 'chunked' },
    })
    expect(said(chunked)).toEqual(denied)
    expect(await storage.head('sized')).toBeUndefined()
  })

  test('not with what somebody on the way has added', async () => {
    const answer = await put(await sign('added'), 'text', { 'x-amz-meta-owner': 'somebody' })
    expect(said(answer)).toEqual({ status: 403, code: 'AccessDenied' })
    expect(answer.body).toContain('<HeadersNotSigned>x-amz-meta-owner</HeadersNotSigned>')
  })

  test('not beside another signature', async () => {
    const answer = await put(await sign('both'), 'text', { authorization: 'AWS4-HMAC-SHA256 x' })
    expect(said(answer)).toEqual({ status: 400, code: 'InvalidArgument' })
  })

  test('not when its time is over, and it is said since when', async () => {
    const url = await sign('late')
    server.ahead(59_000)
    expect(said(await put(url))).toMatchObject({ status: 200 })
    server.ahead(61_000)
    const answer = await put(url)
    expect(said(answer)).toEqual({ status: 403, code: 'AccessDenied' })
    expect(answer.body).toMatch(
      /<Message>Request has expired<\/Message>.*<X-Amz-Expires>60<\/X-Amz-Expires><Expires>[-\d]+T[:.\d]+Z<\/Expires><ServerTime>[-\d]+T[:.\d]+Z<\/ServerTime>/,
    )
  })

  test('not when it was signed in the future', async () => {
    const url = await sign('early')
    server.ahead(-901_000)
    const answer = await put(url)
    expect(said(answer)).toEqual({ status: 403, code: 'AccessDenied' })
    expect(answer.body).toContain('Request is not yet valid')
    server.ahead(-899_000)
    expect(said(await put(url))).toMatchObject({ status: 200 })
  })

  test.each([
    ['X-Amz-Expires=60', 'X-Amz-Expires=604801', 'AuthorizationQueryParametersError', 400],
    ['X-Amz-Expires=60', 'X-Amz-Expires=0', 'AuthorizationQueryParametersError', 400],
    ['X-Amz-Expires=60', 'X-Amz-Expires=1e9', 'AuthorizationQueryParametersError', 400],
    ['X-Amz-Expires=60', '', 'AuthorizationQueryParametersError', 400],
    ['X-Amz-Date=2', 'X-Amz-Date=3', 'AccessDenied', 403],
    ['X-Amz-Date=', 'X-Amz-Date=x', 'AuthorizationQueryParametersError', 400],
    ['=AWS4-HMAC-SHA256', '=AWS4-HMAC-SHA512', 'AuthorizationQueryParametersError', 400],
    [
      `${CREDENTIALS.accessKeyId}%2F2`,
      `${CREDENTIALS.accessKeyId}%2F1`,
      'AuthorizationQueryParametersError',
      400,
    ],
    ['%2Fs3%2F', '%2Fsts%2F', 'AuthorizationQueryParametersError', 400],
    [`%2F${REGION}%2F`, '%2Fus-east-1%2F', 'AuthorizationQueryParametersError', 400],
    [CREDENTIALS.accessKeyId, 'ANOTHER', 'InvalidAccessKeyId', 403],
    ['X-Amz-Signature=', 'X-Amz-Signature=0', 'SignatureDoesNotMatch', 403],
    ['/stated?', '/%ff?', 'InvalidURI', 400],
  ])('not with %s as %s', async (from, to, code, status) => {
    const url = await sign('stated')
    expect(url).toContain(from)
    expect(said(await put(url.replace(from, to)))).toEqual({ status, code })
  })
})

describe('a request that signs itself in its headers', () => {
  const path = `/${BUCKET}/in-headers`

  test('is let through as it is', async () => {
    expect(said(await sendSigned(path, 'text'))).toEqual({ status: 200, code: undefined })
  })

  test('is refused without a signature, and with one that is none', async () => {
    expect(said(await sendRaw(`${server.endpoint}${path}`))).toEqual({ status: 403, code: 'AccessDenied' })
    const basic = await sendRaw(`${server.endpoint}${path}`, {
      headers: { authorization: 'Basic YTpi', 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
    })
    expect(said(basic)).toEqual({ status: 400, code: 'AuthorizationHeaderMalformed' })
    const unhashed = await sendRaw(`${server.endpoint}${path}`, {
      headers: { authorization: 'AWS4-HMAC-SHA256 x' },
    })
    expect(said(unhashed)).toEqual({ status: 400, code: 'InvalidRequest' })
  })

  test('is refused by a wrong secret', async () => {
    const other = server.client({ credentials: { ...CREDENTIALS, secretAccessKey: 'wrong' } })
    const refused = other.send(new PutObjectCommand({ Bucket: BUCKET, Key: 'a', Body: 'text' }))
    expect(await refusalOf(refused)).toEqual({ code: 'SignatureDoesNotMatch', status: 403 })
  })

  test('is refused by a clock that is more than a quarter of an hour off', async () => {
    for (const ahead of [-901_000, 901_000]) {
      server.ahead(ahead)
      expect(said(await sendSigned(path, 'text'))).toEqual({ status: 403, code: 'RequestTimeTooSkewed' })
    }
    server.ahead(899_000)
    expect(said(await sendSigned(path, 'text'))).toMatchObject({ status: 200 })
  })

  test('is refused for another region, or with something that was not signed', async () => {
    expect(said(await sendSigned(path, 'text', {}, { region: 'us-east-1' }))).toEqual({
      status: 400,
      code: 'AuthorizationHeaderMalformed',
    })
    const unsigned = await sendSigned(path, 'text', { 'x-amz-meta-a': 'b' }, { signed: false })
    expect(said(unsigned)).toEqual({ status: 403, code: 'AccessDenied' })
  })
})

describe('a body', () => {
  const path = `/${BUCKET}/body`
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
  const base64 = (algorithm: string, text: string) => createHash(algorithm).update(text).digest('base64')

  test('is what its hash says, or nothing is kept', async () => {
    expect(said(await sendSigned(path, 'test', {}, { payload: sha256('text') }))).toEqual({
      status: 400,
      code: 'XAmzContentSHA256Mismatch',
    })
    expect(await storage.head('body')).toBeUndefined()
    expect(said(await sendSigned(path, 'text', {}, { payload: sha256('text') }))).toMatchObject({
      status: 200,
    })
  })

  test.each([
    ['content-md5', base64('md5', 'text'), base64('md5', 'test')],
    ['x-amz-checksum-sha256', base64('sha256', 'text'), base64('sha256', 'test')],
    ['x-amz-checksum-sha1', base64('sha1', 'text'), base64('sha1', 'test')],
    ['x-amz-checksum-crc32', 'O4unxw==', 'AAAAAA=='],
  ])('is what its %s says', async (name, right, wrong) => {
    const own = `${path}-${name}`
    expect(said(await sendSigned(own, 'text', { [name]: wrong }))).toEqual({ status: 400, code: 'BadDigest' })
    expect(await storage.head(`body-${name}`)).toBeUndefined()
    expect(said(await sendSigned(own, 'text', { [name]: right }))).toEqual({ status: 200, code: undefined })
  })

  test('has an MD5 that is one', async () => {
    expect(said(await sendSigned(path, 'text', { 'content-md5': 'abc' }))).toEqual({
      status: 400,
      code: 'InvalidDigest',
    })
  })

  test('says how long it is, and is not of more than 5 GiB', async () => {
    const headers = signedInHeaders('PUT', path, { 'transfer-encoding': 'chunked' })
    const chunked = await sendRaw(`${server.endpoint}${path}`, { method: 'PUT', body: 'text', headers })
    expect(said(chunked)).toEqual({ status: 411, code: 'MissingContentLength' })
    const size = String(5 * 1024 ** 3 + 1)
    const large = signedInHeaders('PUT', path, { 'content-length': size })
    expect(await answerTo('PUT', path, large)).toContain('<Code>EntityTooLarge</Code>')
  })

  test.each([
    'STREAMING-AWS4-HMAC-SHA256-PAYLOAD',
    'STREAMING-AWS4-HMAC-SHA256-PAYLOAD-TRAILER',
    'STREAMING-AWS4-ECDSA-P256-SHA256-PAYLOAD',
  ])('is not taken in chunks that are signed one by one: %s', async (payload) => {
    expect(said(await sendSigned(path, 'text', {}, { payload }))).toEqual({
      status: 501,
      code: 'NotImplemented',
    })
  })

  test('has a hash that is one', async () => {
    expect(said(await sendSigned(path, 'text', {}, { payload: 'abc' }))).toEqual({
      status: 400,
      code: 'InvalidArgument',
    })
  })
})

describe('a body in chunks', () => {
  const payload = 'STREAMING-UNSIGNED-PAYLOAD-TRAILER'
  const send = (key: string, body: string, length: number, headers: Record<string, string> = {}) =>
    sendSigned(
      `/${BUCKET}/${key}`,
      body,
      { 'content-encoding': 'aws-chunked', 'x-amz-decoded-content-length': String(length), ...headers },
      { payload },
    )
  const crc = { 'x-amz-trailer': 'x-amz-checksum-crc32' }

  test('is put together, with what comes behind it', async () => {
    const body = '2\r\nte\r\n2;a=b\r\nxt\r\n0\r\nx-amz-checksum-crc32:O4unxw==\r\n\r\n'
    const answer = await send('chunks', body, 4, crc)
    expect(said(answer)).toEqual({ status: 200, code: undefined })
    expect(answer.headers['x-amz-checksum-crc32']).toBe('O4unxw==')
    expect(Buffer.from(await storage.read('chunks', { start: 0, end: 9 })).toString()).toBe('text')
    expect(said(await send('chunks-bare', '4\r\ntext\r\n0\r\n\r\n', 4))).toMatchObject({ status: 200 })
  })

  test.each([
    ['a wrong checksum behind it', '4\r\ntext\r\n0\r\nx-amz-checksum-crc32:AAAAAA==\r\n\r\n', 4, 'BadDigest'],
    ['no checksum behind it', '4\r\ntext\r\n0\r\n\r\n', 4, 'MalformedTrailerError'],
    ['less than announced', '3\r\ntex\r\n0\r\nx-amz-checksum-crc32:O4unxw==\r\n\r\n', 4, 'IncompleteBody'],
    ['more than announced', '5\r\ntexts\r\n0\r\nx-amz-checksum-crc32:O4unxw==\r\n\r\n', 4, 'IncompleteBody'],
    ['no end', '4\r\ntext\r\n', 4, 'IncompleteBody'],
    ['an end in a chunk', '8\r\ntext', 8, 'IncompleteBody'],
    ['a chunk that is longer than it says', '3\r\ntext\r\n0\r\n\r\n', 4, 'InvalidRequest'],
    ['a length that is none', 'x\r\ntext\r\n0\r\n\r\n', 4, 'InvalidRequest'],
    ['a line without an end', 'f'.repeat(20_000), 4, 'InvalidRequest'],
  ])('is refused with %s', async (name, body, length, code) => {
    expect(said(await send(`refused ${name}`.replaceAll(' ', '-'), body, length, crc))).toEqual({
      status: 400,
      code,
    })
    expect(await storage.head(`refused ${name}`.replaceAll(' ', '-'))).toBeUndefined()
  })
})

describe('a list in XML', () => {
  const remove = (body: string) => sendSigned(`/${BUCKET}?delete=`, body, {}, { method: 'POST' })

  test.each([
    ['none', ''],
    ['no XML', 'Delete'],
    ['half', '<Delete><Object><Key>a</Key>'],
    ['another one', '<Remove><Object><Key>a</Key></Object></Remove>'],
    ['one of nothing', '<Delete></Delete>'],
    ['one without a key', '<Delete><Object><Name>a</Name></Object></Delete>'],
    ['one of keys in keys', '<Delete><Object><Key><Key>a</Key></Key></Object></Delete>'],
    [
      'one that declares what it means',
      '<!DOCTYPE d [<!ENTITY a "b">]><Delete><Object><Key>&a;</Key></Object></Delete>',
    ],
    ['one of more than a thousand', `<Delete>${'<Object><Key>a</Key></Object>'.repeat(1001)}</Delete>`],
  ])('is refused if it is %s', async (_, body) => {
    expect(said(await remove(body))).toEqual({ status: 400, code: 'MalformedXML' })
  })

  test('is refused if it is too large', async () => {
    expect(said(await remove('x'.repeat(4 * 1024 ** 2 + 1)))).toEqual({
      status: 400,
      code: 'MaxMessageLengthExceeded',
    })
  })
})

describe('what is not there is', () => {
  test.each([
    ['GET', `/${BUCKET}?acl=`],
    ['GET', `/${BUCKET}/a?tagging=`],
    ['PUT', `/${BUCKET}`],
    ['PUT', `/${BUCKET}/a?acl=`],
    ['POST', `/${BUCKET}/a?restore=`],
    ['GET', `/${BUCKET}?versions=`],
    ['GET', `/${BUCKET}`],
    ['DELETE', `/${BUCKET}`],
    ['PATCH', `/${BUCKET}/a`],
  ])('not implemented: %s %s', async (method, path) => {
    expect(said(await sendSigned(path, '', {}, { method }))).toEqual({ status: 501, code: 'NotImplemented' })
  })

  test('no bucket: an address elsewhere', async () => {
    expect(said(await sendSigned('/', '', {}, { method: 'GET' }))).toEqual({
      status: 404,
      code: 'NoSuchBucket',
    })
  })
})

test('a refusal says what it is about, and HEAD has none', async () => {
  const url = await getSignedUrl(client, new PutObjectCommand({ Bucket: BUCKET, Key: 'a&b' }))
  const answer = await sendRaw(url.replace('X-Amz-Expires=900', 'X-Amz-Expires=901'), { method: 'PUT' })
  expect(answer.headers['content-type']).toBe('application/xml')
  expect(answer.body).toContain('<Resource>/uploads/a%26b</Resource>')
  expect(answer.body).toContain(`<RequestId>${String(answer.headers['x-amz-request-id'])}</RequestId>`)
  expect(answer.body).toMatch(/<StringToSign>AWS4-HMAC-SHA256\n/)
  expect(answer.body).toMatch(/<CanonicalRequest>PUT\n\/uploads\/a%26b\n/)
  expect(answer.body).not.toContain(CREDENTIALS.secretAccessKey)
  const head = await sendSigned(`/${BUCKET}/none`, '', {}, { method: 'HEAD' })
  expect({ status: head.status, body: head.body }).toEqual({ status: 404, body: '' })
})

describe('pages of other origins', () => {
  const ask = (origin: string) =>
    sendRaw(`${server.endpoint}/${BUCKET}/a`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'content-type',
      },
    })

  test('may send and read if their origin was named', async () => {
    const { status, headers } = await ask('https://console.example')
    expect(status).toBe(204)
    expect(headers).toMatchObject({
      'access-control-allow-origin': 'https://console.example',
      'access-control-allow-methods': 'GET,HEAD,PUT',
      'access-control-allow-headers': 'content-type',
    })
    const sent = await put(await sign('cors'), 'text', { origin: 'https://console.example' })
    expect(sent.headers).toMatchObject({
      'access-control-allow-origin': 'https://console.example',
      'access-control-expose-headers': expect.stringContaining('ETag') as string,
    })
  })

  test('and may not otherwise', async () => {
    expect((await ask('https://console.example.evil')).headers['access-control-allow-origin']).toBeUndefined()
    const sent = await put(await sign('cors'), 'text', { origin: 'https://other.example' })
    expect(sent.headers['access-control-allow-origin']).toBeUndefined()
  })
})

test('what somebody uploaded is never a page of this origin', async () => {
  await put(await sign('page', 8), bytesOf(8))
  const answer = await fetch(
    await storage.signGet('page', { fileName: 'a.html', media: 'text/html', seconds: 60 }),
  )
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

/** The first piece of an answer to a request whose body never comes. */
const answerTo = (method: string, path: string, headers: Record<string, string>): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
      socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
    })
    let text = ''
    socket.on('error', reject)
    socket.on('data', (piece: Buffer) => {
      text += piece.toString()
      if (text.includes('</Error>')) socket.destroy()
    })
    socket.on('close', () => resolve(text))
  })
