import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defineEndpoint } from '#shared/contract/endpoint.ts'
import { systemClock } from '#client/data/device/clock.ts'
import { ApiError } from './api-error.ts'
import { createCall } from './call.ts'
import { createCallStream } from './call-stream.ts'
import { type Fetch, onceWith, type SendPorts } from './send.ts'

const rename = defineEndpoint({
  method: 'PUT',
  path: '/device/:id',
  summary: 'Renames a device.',
  access: 'signedIn',
  params: z.object({ id: z.string() }),
  query: z.object({ loud: z.boolean().optional() }),
  body: z.strictObject({ name: z.string() }),
  answer: z.object({ name: z.string() }),
})
const remove = defineEndpoint({
  method: 'DELETE',
  path: '/device/:id',
  summary: 'Removes a device.',
  access: 'signedIn',
  params: z.object({ id: z.string() }),
  status: 204,
})
const upload = defineEndpoint({
  method: 'PUT',
  path: '/picture',
  summary: 'Keeps a picture.',
  access: 'signedIn',
  upload: { bytes: 100, media: ['image/png'] },
  status: 204,
})
const events = defineEndpoint({
  method: 'GET',
  path: '/events',
  summary: 'Tells what happens.',
  access: 'signedIn',
  media: 'text/event-stream',
})

const NAMED = { params: { id: 'one' }, body: { name: 'A tablet' } }

/** A server that gives these answers one after the other; `asked` has what it was asked. */
function serve(...answers: (Response | Error)[]) {
  const asked: { url: string; init: RequestInit }[] = []
  const fetch: Fetch = async (url, init) => {
    asked.push({ url, init })
    const answer = answers[asked.length - 1]
    if (answer instanceof Response) return answer
    throw answer ?? new TypeError('Failed to fetch')
  }
  return { fetch, asked }
}

const callWith = (ports: SendPorts) => createCall({ limit: { clock: systemClock, after: 10_000 }, ...ports })

const refused = (code: string, status: number, headers?: HeadersInit) =>
  Response.json(
    {
      code,
      message: 'No!',
      requestId: '7f0c',
      values: { license: 'Secure' },
      issues: [{ path: 'name', message: 'Too long' }],
    },
    { status, ...(headers ? { headers } : {}) },
  )

const failureOf = (calling: Promise<unknown>): Promise<unknown> =>
  calling.then(
    () => undefined,
    (cause: unknown) => cause,
  )

describe('a call', () => {
  test('asks as its endpoint is described and gives what that answers, without what is not described', async () => {
    const { fetch, asked } = serve(Response.json({ name: 'A tablet', internal: true }))
    const call = callWith({ fetch, token: async () => 'a token' })
    expect(await call(rename, { ...NAMED, query: { loud: true } })).toEqual({ name: 'A tablet' })
    expect(asked).toMatchObject([
      {
        url: '/api/device/one?loud=true',
        init: {
          method: 'PUT',
          cache: 'no-store',
          body: '{"name":"A tablet"}',
          headers: {
            Authorization: 'Bearer a token',
            Accept: 'application/json',
            'Content-Type': 'application/json',
          },
        },
      },
    ])
  })

  test('names nobody without a token, and sends no body where there is none', async () => {
    const { fetch, asked } = serve(new Response(null, { status: 204 }))
    expect(await callWith({ fetch })(remove, { params: { id: 'one' } })).toBeUndefined()
    expect(asked[0]?.init.headers).toEqual({ Accept: 'application/json' })
    expect(asked[0]?.init).not.toHaveProperty('body')
  })

  test('sends a file as it is', async () => {
    const { fetch, asked } = serve(new Response(null, { status: 204 }))
    const body = new Blob(['picture'], { type: 'image/png' })
    await callWith({ fetch })(upload, { body })
    expect(asked[0]?.init.body).toBe(body)
    expect(asked[0]?.init.headers).toMatchObject({ 'Content-Type': 'image/png' })
  })

  test('is made once more with another token where the first one is not taken', async () => {
    const { fetch, asked } = serve(refused('sessionUnverified', 401), Response.json({ name: 'A tablet' }))
    const rejected: (string | undefined)[] = []
    const call = callWith({
      fetch,
      token: async (each) => `token ${rejected.push(each)}`,
    })
    expect(await call(rename, NAMED)).toEqual({ name: 'A tablet' })
    expect(rejected).toEqual([undefined, 'token 1'])
    expect(asked.map(({ init }) => new Headers(init.headers).get('authorization'))).toEqual([
      'Bearer token 1',
      'Bearer token 2',
    ])
  })

  test('is refused where the other token is not taken either, and asked no third time', async () => {
    const { fetch, asked } = serve(refused('sessionUnverified', 401), refused('accountDisabled', 401))
    const failure = await failureOf(callWith({ fetch, token: async () => 'a token' })(rename, NAMED))
    expect(failure).toMatchObject({ code: 'accountDisabled', status: 401 })
    expect(asked).toHaveLength(2)
  })

  test('is not made again with a token that nothing renews', async () => {
    const { fetch, asked } = serve(refused('notAuthorized', 401))
    const failure = await failureOf(callWith({ fetch, token: onceWith('a token') })(rename, NAMED))
    expect(failure).toMatchObject({ code: 'notAuthorized', status: 401 })
    expect(asked).toHaveLength(1)
  })

  test('is not made again without a token', async () => {
    const { fetch, asked } = serve(refused('notAuthorized', 401))
    await failureOf(callWith({ fetch })(rename, NAMED))
    expect(asked).toHaveLength(1)
  })

  test('fails with what the token fails with', async () => {
    const lost = new Error('there is no session')
    const { fetch, asked } = serve()
    expect(await failureOf(callWith({ fetch, token: () => Promise.reject(lost) })(rename, NAMED))).toBe(lost)
    expect(asked).toEqual([])
  })

  test('is given up by whoever asked, and after its time', async () => {
    const fetch: Fetch = (_, { signal }) =>
      new Promise((_resolve, reject) => {
        if (signal?.aborted) reject(signal.reason)
        signal?.addEventListener('abort', () => reject(signal.reason))
      })
    const ended = AbortSignal.abort()
    const never = { setTimeout: () => {}, clearTimeout: () => {} }
    const patient = createCall({ fetch, limit: { clock: never, after: 4_000 } })
    const byCaller = await failureOf(patient(rename, { ...NAMED, signal: ended }))
    expect(byCaller).toMatchObject({ fault: 'network', code: undefined })

    const waits: number[] = []
    const clock = {
      setTimeout: (act: () => void, milliseconds: number) => {
        waits.push(milliseconds)
        act()
      },
      clearTimeout: () => {},
    }
    const byTime = await failureOf(createCall({ fetch, limit: { clock, after: 4_000 } })(rename, NAMED))
    expect(byTime).toMatchObject({ fault: 'network', code: undefined })
    expect(waits).toEqual([4_000])
    await failureOf(
      createCall({ fetch, limit: { clock, after: 4_000 } })({ ...rename, patience: 9_000 }, NAMED),
    )
    expect(waits).toEqual([4_000, 9_000])
  })
})

describe('what went wrong is', () => {
  const html = (status: number) =>
    new Response('<h1>Welcome to the hotel</h1>', { status, headers: { 'Content-Type': 'text/html' } })
  const broken = () => new Response('{"na', { headers: { 'Content-Type': 'application/json' } })

  test.each<[string, Response | Error, object]>([
    ['a network that fails', new TypeError('Failed to fetch'), { fault: 'network', status: undefined }],
    ['an answer that breaks off', broken(), { fault: 'network', status: undefined }],
    ['a page of a captive portal', html(200), { fault: 'foreign', status: 200 }],
    ['a refusal of a proxy', html(403), { fault: 'foreign', status: 403 }],
    ['a server that is down', html(502), { fault: 'server', status: 502 }],
    ['JSON of somebody else', Response.json({ hello: 'there' }), { fault: 'foreign', status: undefined }],
    [
      'a refusal in JSON of somebody else',
      Response.json({ error: 'no' }, { status: 400 }),
      { fault: 'foreign', status: 400 },
    ],
    ['a code of another version', refused('neverHeardOf', 500), { fault: 'server', status: 500 }],
  ])('%s', async (_, answer, told) => {
    const failure = await failureOf(callWith(serve(answer))(rename, NAMED))
    expect(failure).toBeInstanceOf(ApiError)
    expect(failure).toMatchObject({ code: undefined, ...told })
  })

  test('a refusal, with all that the server tells of it', async () => {
    const { fetch } = serve(refused('missingSubscription', 402, { 'Retry-After': '9' }))
    expect(await failureOf(callWith({ fetch })(rename, NAMED))).toMatchObject({
      fault: 'server',
      code: 'missingSubscription',
      status: 402,
      message: 'No!',
      detail: 'Too long',
      requestId: '7f0c',
      values: { license: 'Secure' },
      retryAfter: 9_000,
    })
  })

  test('an answer where none is described: a captive portal is not taken for consent', async () => {
    const failure = await failureOf(callWith(serve(html(200)))(remove, { params: { id: 'one' } }))
    expect(failure).toMatchObject({ fault: 'foreign' })
  })
})

describe('a stream', () => {
  const stream = (type: string, status = 200) =>
    new Response('event: poke\n\n', { status, headers: { 'Content-Type': type } })

  test('is opened with what it accepts, and read by the caller', async () => {
    const { fetch, asked } = serve(stream('text/event-stream; charset=utf-8'))
    const response = await createCallStream({ fetch, token: async () => 'a token' })(events)
    expect(await response.text()).toBe('event: poke\n\n')
    expect(asked[0]?.init.headers).toMatchObject({ Accept: 'text/event-stream' })
  })

  test('of another kind is not taken', async () => {
    expect(await failureOf(createCallStream(serve(stream('text/html')))(events))).toMatchObject({
      fault: 'foreign',
    })
  })

  test('that is refused is a refusal like every other', async () => {
    const open = createCallStream(serve(refused('accountRemoved', 410)))
    expect(await failureOf(open(events))).toMatchObject({ fault: 'server', code: 'accountRemoved' })
  })
})
