// @module-tag database
import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { alertRaisedSchema } from '#shared/contract/alert-webhook.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#shared/lib/time.ts'
import { deliverWebhook, type WebhookParts } from '#server/alert-channels/deliver-webhook.ts'
import { requestDueWebhooks } from '#server/alert-channels/webhook.jobs.ts'
import { createPublicFetch, type PublicFetch } from '#server/notifications/public-fetch.ts'
import { openAlertDesk } from '#tests/support/alert-desk.ts'
import { testKeyring } from '#tests/support/sealing-keys.ts'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'

const ADDRESS = 'https://hooks.msp.example/alerts?key=1'

let site: TestSite
let owner: Person
let desk: ReturnType<typeof openAlertDesk>
let customerId: string
let secret: string

beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
  desk = openAlertDesk(site, owner.login.organization.id)
  customerId = owner.login.customers[0]?.id ?? ''
  await desk.set({ webhook_enabled: true, push_enabled: false })
})
afterAll(() => site?.close())
beforeEach(async () => {
  await owner.api('DELETE', '/secure/alert/webhook')
  const { body } = await owner.api('PUT', '/secure/alert/webhook', { url: ADDRESS })
  secret = (body as { secret: string }).secret
})
afterEach(() => {
  vi.useRealTimers()
})

interface Call {
  url: string
  headers: Record<string, string>
  body: string
}

/** Somebody's server that answers with these, the last of them for ever; a failure is no answer. */
function receiver(...answers: (number | Error)[]) {
  const calls: Call[] = []
  const publicFetch: PublicFetch = async (url, { headers, body }) => {
    calls.push({ url, headers: headers as Call['headers'], body: body as string })
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? 200
    if (answer instanceof Error) throw answer
    return new Response(null, { status: answer, headers: { location: 'https://10.0.0.1/' } })
  }
  return { calls, publicFetch }
}

const deliver = (publicFetch: PublicFetch, more: Partial<WebhookParts> = {}) =>
  deliverWebhook({ ...desk.parts, keyring: testKeyring, publicFetch, ...more }, owner.login.organization.id)
const raise = async () => {
  const alert = await desk.raise(customerId)
  await desk.tell(customerId)
  return alert
}
const state = async () => (await desk.channels())?.webhook
const idOf = ({ headers }: Call) => headers['webhook-id']
const waiting = async () =>
  (await sql`select 1 from alert_webhook_event`.execute(site.database.db)).rows.length

describe('an alert', () => {
  test('is posted, signed as the specification says, again where it was not taken, under the same id', async () => {
    desk.asked.length = 0
    const alert = await raise()
    expect(desk.asked).toEqual(['alert-webhook'])
    const { calls, publicFetch } = receiver(500, 200)
    await deliver(publicFetch)
    await deliver(publicFetch)
    expect(calls).toHaveLength(1)
    expect(await state()).toEqual({
      host: 'hooks.msp.example',
      failing_since: new Date(site.now.value).toISOString(),
      last_status: 500,
      disabled: false,
      given_up: 0,
    })
    site.now.value += MINUTE
    await deliver(publicFetch)
    const [lost, taken, ...others] = calls
    expect(others).toEqual([])
    if (!lost || !taken) throw new Error('It was called twice')
    expect([taken.url, idOf(taken), taken.body]).toEqual([ADDRESS, idOf(lost), lost.body])
    vi.useFakeTimers({ toFake: ['Date'], now: site.now.value })
    const verified = new Webhook(secret).verify(taken.body, taken.headers)
    expect(() => new Webhook(secret).verify(`${taken.body} `, taken.headers)).toThrow('signature')
    vi.useRealTimers()
    expect(alertRaisedSchema.parse(verified)).toEqual({
      type: 'alert.raised',
      timestamp: expect.any(String),
      data: {
        id: alert.id,
        customer_id: customerId,
        company: owner.login.customers[0]?.name,
        severity: 'high',
        detection: alert.detection,
        title: 'Sign-in from outside the operating countries',
        at: alert.at,
        last_at: alert.last_at,
        raised_at: alert.raised_at,
        account: 'alma@fabrikam.example',
        ip: '203.0.113.77',
        country: 'NG',
        url: `https://castellan.example/secure/alerts/${customerId}?open=${alert.id}`,
      },
    })
    expect(await state()).toMatchObject({ failing_since: null, last_status: null })
    expect(await waiting()).toBe(0)
  })

  test.each([
    ['seconds', () => '600'],
    ['a date', () => new Date(site.now.value + 10 * MINUTE).toUTCString()],
  ])('is posted again when its receiver says so by %s, and nothing else before', async (_, retryAfter) => {
    site.now.value += SECOND - (site.now.value % SECOND)
    for (let each = 0; each < 3; each++) await raise()
    const calls: number[] = []
    const busy: PublicFetch = async () => {
      calls.push(site.now.value)
      return new Response(null, { status: 429, headers: { 'retry-after': retryAfter() } })
    }
    await deliver(busy)
    expect(calls).toHaveLength(1)
    const { calls: later, publicFetch } = receiver(200)
    site.now.value += 10 * MINUTE - 1
    await raise()
    await deliver(publicFetch)
    // What was raised since is not known to be unwanted, and what waits is left alone.
    expect(later).toHaveLength(1)
    site.now.value += 1
    await deliver(publicFetch)
    expect(later).toHaveLength(4)
  })

  test('waits four hours at most, whatever its receiver says, and no longer than a day in all', async () => {
    await raise()
    const calls: number[] = []
    const busy: PublicFetch = async () => {
      calls.push(site.now.value)
      return new Response(null, { status: 503, headers: { 'retry-after': '99999999' } })
    }
    const begun = site.now.value
    for (let hours = 0; hours <= 30; hours++) {
      await deliver(busy)
      site.now.value += HOUR
    }
    expect(calls.map((at) => (at - begun) / HOUR)).toEqual([0, 4, 8, 12, 16, 20, 24])
    expect(await waiting()).toBe(0)
    site.now.value = begun
  })

  test('is given up at once by a refusal, also one that names a time', async () => {
    await raise()
    const refusing: PublicFetch = async () =>
      new Response(null, { status: 404, headers: { 'retry-after': '5' } })
    await deliver(refusing)
    expect(await waiting()).toBe(0)
  })

  test('is posted once where several processes post at once', async () => {
    for (let each = 0; each < 4; each++) await raise()
    const { calls, publicFetch } = receiver(200)
    await Promise.all([deliver(publicFetch), deliver(publicFetch), deliver(publicFetch)])
    expect(new Set(calls.map(idOf)).size).toBe(4)
    expect(calls).toHaveLength(4)
  })

  test('is posted again by another process, under the same id, where one ended meanwhile', async () => {
    await raise()
    const { calls, publicFetch } = receiver(200)
    const ending = {
      tables: new Proxy(desk.parts.tables, {
        get: () => {
          throw new Error('No connection')
        },
      }),
    }
    await expect(deliver(publicFetch, ending)).rejects.toThrow('No connection')
    await deliver(publicFetch)
    expect(calls).toHaveLength(1)
    site.now.value += 10 * MINUTE
    const asked: string[] = []
    await requestDueWebhooks({ ...desk.parts, jobs: { send: async (queue) => void asked.push(queue) } })
    expect(asked).toEqual(['alert-webhook'])
    await deliver(publicFetch)
    await deliver(publicFetch)
    expect(calls.map(idOf)).toEqual([idOf(calls[0] as Call), idOf(calls[0] as Call)])
  })

  test('that nobody takes for a day is given up and counted, and stays an alert', async () => {
    const alert = await raise()
    const begins = site.now.value
    const { calls, publicFetch } = receiver(new Error('Refused'))
    for (; site.now.value <= begins + DAY + MINUTE; site.now.value += 30 * MINUTE) await deliver(publicFetch)
    expect(calls.length).toBeGreaterThan(7)
    expect(await waiting()).toBe(0)
    expect(await state()).toMatchObject({
      failing_since: new Date(begins).toISOString(),
      last_status: 'unreachable',
      given_up: 1,
    })
    const { rows } = await sql`select 1 from alert where id = ${alert.id}::uuid`.execute(site.database.db)
    expect(rows).toHaveLength(1)
  })

  test.each([302, 404])(
    'that is answered with %i is not posted again, and nobody follows',
    async (status) => {
      await raise()
      const { calls, publicFetch } = receiver(status)
      await deliver(publicFetch)
      site.now.value += DAY
      await deliver(publicFetch)
      expect(calls).toHaveLength(1)
      expect(await state()).toMatchObject({ last_status: status, given_up: 1, disabled: false })
    },
  )

  test('goes nowhere once the receiver has said that it is gone, nor does any other', async () => {
    await raise()
    await raise()
    const { calls, publicFetch } = receiver(410)
    await deliver(publicFetch)
    await raise()
    await deliver(publicFetch)
    expect(calls).toHaveLength(1)
    expect(await state()).toMatchObject({ disabled: true, last_status: 410, given_up: 2 })
    expect(await waiting()).toBe(0)
  })

  test('never reaches a name that leads into a network of ours', async () => {
    await raise()
    await deliver(createPublicFetch(async () => [{ address: '10.0.0.1', family: 4 }]))
    expect(await state()).toMatchObject({ last_status: 'unreachable' })
    expect(await waiting()).toBe(1)
  })
})

describe('the webhook', () => {
  test('tells its secret once, and keeps it sealed', async () => {
    const { status, body } = await owner.api('GET', '/secure/alert/webhook')
    expect([status, body]).toMatchObject([200, { url: ADDRESS, host: 'hooks.msp.example', given_up: 0 }])
    expect(JSON.stringify(body)).not.toContain(secret.slice(6))
    const { rows } = await sql<{ stored: string }>`select w::text as stored from alert_webhook w`.execute(
      site.database.db,
    )
    expect(rows[0]?.stored).not.toContain(secret.slice(6))
    const { body: second } = await owner.api('PUT', '/secure/alert/webhook', { url: ADDRESS })
    expect((second as { secret: string }).secret).not.toBe(secret)
    expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32)
  })

  test.each([
    'http://hooks.msp.example/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://localhost/',
    'https://2130706433/',
    'https://desk:word@hooks.msp.example/',
  ])('is not at %s', async (url) => {
    const { status, body } = await owner.api('PUT', '/secure/alert/webhook', { url })
    expect([status, body]).toMatchObject([422, { issues: [{ message: 'Invalid webhook address' }] }])
  })

  test('is the business of those who see all companies', async () => {
    const agent = await site.signIn('agent')
    for (const [method, body] of [['GET'], ['PUT', { url: ADDRESS }], ['DELETE']] as const)
      expect((await agent.api(method, '/secure/alert/webhook', body)).status).toBe(403)
  })

  test('that is taken away is told to nobody any more', async () => {
    await raise()
    expect((await owner.api('DELETE', '/secure/alert/webhook')).status).toBe(204)
    expect(await waiting()).toBe(0)
    expect(await state()).toBeNull()
    expect((await owner.api('GET', '/secure/alert/webhook')).status).toBe(404)
    expect((await owner.api('DELETE', '/secure/alert/webhook')).status).toBe(404)
  })
})
