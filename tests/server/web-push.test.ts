// @module-tag database
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { jwtVerify, importJWK } from 'jose'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pushNoticeSchema, type RegisteredDevice } from '#shared/contract/devices.ts'
import { answerCommandsOf } from '#shared/domain/notifications/notice.ts'
import { ALERTS_IN_PUSH, answersTo, tagOfAlerts } from '#server/alerts/answers-to-alerts.ts'
import { createLog } from '#server/platform/log.ts'
import { createNotifier, type QueuedNotice, sendPushJob } from '#server/notifications/notifier.ts'
import type { PushParts } from '#server/notifications/send-push.ts'
import { createPublicFetch } from '#server/notifications/public-fetch.ts'
import { loadPushKeys } from '#server/notifications/push-keys.ts'
import { entityTables } from '#server/schema.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'
import { createPushedBrowser } from '#tests/support/browser/pushed-browser.ts'
import { testKeyring } from '#tests/support/sealing-keys.ts'

/** A push service: takes what it is sent, and answers with `status`. */
const service = { status: 201, taken: [] as { headers: IncomingHttpHeaders; body: Buffer }[] }
let server: Server
let site: TestSite
let owner: Person
let agent: Person

beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
  agent = await site.signIn('agent')
  server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      service.taken.push({ headers: request.headers, body: Buffer.concat(pieces) })
      response.writeHead(service.status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  server?.close()
  await site?.close()
})
beforeEach(() => {
  service.status = 201
  service.taken = []
})

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/send/1`

/** A notifier as the site has, whose queue delivers at once. */
async function openNotifier(ask: PushParts['fetch'] = fetch) {
  const { db } = site.database
  const keys = await loadPushKeys(db, testKeyring, () => site.now.value)
  const jobs: Pick<Jobs, 'send'> = {
    send: (_queue, data) => sendPushJob.act({ notifier }, data as unknown as QueuedNotice),
  }
  const contact = 'mailto:operator@castellan.example'
  const log = createLog('silent')
  const now = () => site.now.value
  const parts = { db, tables: entityTables, pokes: { publish() {} }, now, keys, contact, fetch: ask, log }
  const notifier = createNotifier(parts, jobs)
  return { keys, notifier }
}

/** Registers a device of a person with a subscription, past the rule for public addresses. */
async function subscribed(person: Person) {
  const browser = createPushedBrowser(address())
  const deviceId = uuidv7()
  await person.api('PUT', `/device/${deviceId}`, { name: 'Test on Test', keyMode: 'session' })
  await site.database.db
    .updateTable('device')
    .set({ subscription: JSON.stringify(browser.subscription) })
    .where('id', '=', deviceId)
    .execute()
  const { organization, userData } = person.login
  return { browser, address: { organizationId: organization.id, userId: userData.id, deviceId } }
}

const matter = (said: object = {}) => ({
  id: uuidv7(),
  severity: 'high' as const,
  kind: 'peopleVanished' as const,
  count: 2,
  customerName: 'Contoso',
  customerId: owner.login.customers[0]?.id ?? '',
  path: '/companies',
  version: 7,
  actions: [],
  ...said,
})

async function setPushText(pushText: string) {
  const { id, device_policy } = owner.login.organization
  await owner.api('PUT', `/organization/${id}/device-policy`, { ...device_policy, pushText })
}

describe('a push', () => {
  test('can be read by the browser that subscribed, and by its key the service knows who sent it', async () => {
    await setPushText('full')
    const { notifier, keys } = await openNotifier()
    const { browser, address: device } = await subscribed(owner)
    expect(await notifier.tell(device, matter())).toBe('sent')
    const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = service.taken
    expect(browser.read(body)).toMatchObject({
      message: {
        extent: 'full',
        severity: 'high',
        kind: 'peopleVanished',
        count: 2,
        customerName: 'Contoso',
      },
      title: 'High: 2 people are gone from the directory',
      body: 'Contoso',
      version: 7,
    })
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high', ttl: '86400' })
    expect(body.length).toBeLessThanOrEqual(4096)

    const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(String(headers['authorization'])) ?? []
    expect(key).toBe(keys.publicKey)
    const point = Buffer.from(key, 'base64url')
    const jwk = await importJWK(
      {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
      'ES256',
    )
    const { payload } = await jwtVerify(token, jwk, { audience: new URL(address()).origin })
    expect(payload.sub).toBe('mailto:operator@castellan.example')
  })

  test.each([
    ['company', 'Contoso', 'anished'],
    ['company', '"extent":"company"', 'directory'],
    ['generic', 'Castellan', 'Contoso'],
  ])('with the policy %s says %s and not %s', async (policy, said, unsaid) => {
    await setPushText(policy)
    const { notifier } = await openNotifier()
    const { browser, address: device } = await subscribed(owner)
    const command = { name: 'employee.ignore', args: { of: 'Contoso' } }
    const actions = [
      { action: 'ignore', command },
      { action: 'snooze', commands: [command] },
    ]
    await notifier.tell(device, matter({ actions }))
    const text = JSON.stringify(browser.read(service.taken[0]?.body ?? Buffer.alloc(0)))
    expect(text).toContain(said)
    expect(text).not.toContain(unsaid)
    expect(text).not.toContain('employee.ignore')
  })

  test('fits, with as many people and as long a name as there may be', async () => {
    await setPushText('full')
    const { notifier } = await openNotifier()
    const { browser, address: device } = await subscribed(owner)
    const ids = Array.from({ length: 40 }, () => uuidv7())
    const args = { customerId: ids[0], ids, ignored: true }
    const actions = [{ action: 'ignore' as const, command: { name: 'employee.ignore', args } }]
    const named = matter({ count: 40, customerName: '社'.repeat(100), actions })
    expect(await notifier.tell(device, named)).toBe('sent')
    const { body } = service.taken[0] ?? { body: Buffer.alloc(0) }
    expect(body.length).toBeLessThanOrEqual(4096)
    expect(browser.read(body).actions).toMatchObject([{ action: 'ignore', title: 'Ignore all' }])
  })

  /** The longest that is told of one. */
  const seen = (id: string) => ({ id, reopened_at: new Date(site.now.value).toISOString() })

  test('about alerts fits, with as many of them as have buttons and as long a name as there may be', async () => {
    await setPushText('full')
    const { notifier } = await openNotifier()
    const { browser, address: device } = await subscribed(owner)
    const [customerId, ...ids] = Array.from({ length: ALERTS_IN_PUSH + 1 }, () => uuidv7())
    const actions = answersTo(customerId ?? '', ids.map(seen), site.now.value)
    const named = matter({
      kind: 'alertsRaised',
      severity: 'informational',
      count: ids.length,
      customerName: '社'.repeat(100),
      customerId,
      path: `/secure/alerts/${customerId}`,
      version: Number.MAX_SAFE_INTEGER,
      tag: tagOfAlerts(customerId ?? ''),
      id: tagOfAlerts(''),
      actions,
    })
    expect(await notifier.tell(device, named)).toBe('sent')
    const { body } = service.taken[0] ?? { body: Buffer.alloc(0) }
    expect(body.length).toBeLessThanOrEqual(4096)
    const notice = browser.read(body)
    expect(pushNoticeSchema.parse(notice)).toEqual(notice)
    expect(notice.actions.map((each) => answerCommandsOf(each).length)).toEqual([ids.length, ids.length])
    expect(answersTo(customerId ?? '', [...ids, uuidv7()].map(seen), site.now.value)).toEqual([])
  })

  test('has no button for who may read and not do what it means', async () => {
    await setPushText('full')
    const { notifier } = await openNotifier()
    const reader = await site.signIn('reader')
    const devices = [await subscribed(owner), await subscribed(reader)]
    const customerId = reader.login.customers[0]?.id ?? ''
    const unknown = { action: 'ignore' as const, command: { name: 'customer.explode', args: {} } }
    const actions = [...answersTo(customerId, [seen(uuidv7())], site.now.value), unknown]
    await notifier.notify(owner.login.organization.id, {
      ...matter({ customerId, actions }),
      pid: `${customerId}:alerts`,
    })
    const read = devices.map(({ browser }) =>
      service.taken.flatMap(({ body }) => {
        try {
          return browser.read(body).actions.map(({ action }) => action)
        } catch {
          return []
        }
      }),
    )
    expect(read).toEqual([['acknowledge', 'snooze'], []])
    expect(service.taken.length).toBeGreaterThanOrEqual(2)
  })

  test('goes only to people who may know', async () => {
    await setPushText('full')
    const { notifier } = await openNotifier()
    const [ownersDevice, agentsDevice] = [await subscribed(owner), await subscribed(agent)]
    const own = new Set(agent.login.customers.map(({ id }) => id))
    const foreign = owner.login.customers.find(({ id }) => !own.has(id))
    const { customerName, ...rest } = matter()
    await notifier.notify(owner.login.organization.id, {
      ...rest,
      customerName,
      customerId: foreign?.id ?? '',
      pid: `${foreign?.id}:engage`,
    })
    const read = (browser: typeof ownersDevice.browser) =>
      service.taken.filter(({ body }) => {
        try {
          return browser.read(body).id === rest.id
        } catch {
          return false
        }
      }).length
    expect(read(ownersDevice.browser)).toBe(1)
    expect(read(agentsDevice.browser)).toBe(0)
  })
})

describe('a subscription', () => {
  const isPushed = async (deviceId: string) =>
    ((await owner.api('GET', '/device')).body as RegisteredDevice[]).find(({ id }) => id === deviceId)
      ?.isPushed

  test.each([404, 410])('that the service answers with %i is forgotten', async (status) => {
    const { notifier } = await openNotifier()
    const { address: device } = await subscribed(owner)
    service.status = status
    expect(await notifier.tell(device, matter())).toBe('gone')
    expect(await isPushed(device.deviceId)).toBe(false)
    expect(await notifier.tell(device, matter())).toBe('gone')
    expect(service.taken).toHaveLength(1)
  })

  test.each([429, 500, 503])('that the service answers with %i is tried another time', async (status) => {
    const { notifier } = await openNotifier()
    const { address: device } = await subscribed(owner)
    service.status = status
    expect(await notifier.tell(device, matter())).toBe('later')
    expect(await isPushed(device.deviceId)).toBe(true)
  })

  test('is kept where the name of the service cannot be looked up', async () => {
    const nowhere = createPublicFetch(() =>
      Promise.reject(Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' })),
    )
    const { notifier } = await openNotifier(nowhere)
    const { address: device } = await subscribed(owner)
    expect(await notifier.tell(device, matter())).toBe('later')
    expect(await isPushed(device.deviceId)).toBe(true)
  })

  test('whose keys no browser made is forgotten', async () => {
    const { notifier } = await openNotifier()
    const { address: device } = await subscribed(owner)
    const broken = { endpoint: address(), keys: { p256dh: 'AAAA', auth: 'AAAA' } }
    await site.database.db
      .updateTable('device')
      .set({ subscription: JSON.stringify(broken) })
      .where('id', '=', device.deviceId)
      .execute()
    expect(await notifier.tell(device, matter())).toBe('gone')
    expect(await isPushed(device.deviceId)).toBe(false)
  })

  test('is tested by the person, who hears what came of it', async () => {
    const { address: device } = await subscribed(owner)
    // The site itself sends to public addresses alone.
    const test = await owner.api('POST', `/device/${device.deviceId}/subscription/test`)
    expect(test).toMatchObject({ status: 502, body: { code: 'failedSend' } })
    expect(service.taken).toEqual([])
    const unknown = await owner.api('POST', `/device/${uuidv7()}/subscription/test`)
    expect(unknown).toMatchObject({ status: 404, body: { code: 'notFound' } })
  })
})
