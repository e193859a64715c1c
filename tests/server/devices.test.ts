// @module-tag database
import { sql } from 'kysely'
import { importJWK, type JWK, jwtVerify } from 'jose'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  deviceLimits,
  type DeviceReport,
  leaseClaimsSchema,
  openedDeviceSchema,
  type RegisteredDevice,
} from '#shared/contract/devices.ts'
import { loginDataSchema } from '#shared/contract/login-data.ts'
import { defaultDevicePolicy } from '#shared/domain/organization/device-policy.ts'
import { SCHEMA } from '#shared/contract/sync.ts'
import { devicePlaces } from '#server/devices/device-place.ts'
import { openTestSite, type Person, pullAs, pulledBy, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
let owner: Person
let agent: Person

beforeAll(async () => {
  site = await openTestSite()
  ;[owner, agent] = [await site.signIn('owner'), await site.signIn('agent')]
})
afterAll(() => site?.close())

const aDevice = { name: 'Tablet of the van', keyMode: 'session' }
const agentId = () => agent.login.userData.id
const report = (id: string, said: Partial<DeviceReport> = {}): DeviceReport => ({
  id,
  pending: 0,
  oldestPendingAt: null,
  highestSeq: 0,
  ...said,
})

async function open(person: Person, id: string) {
  const { status, body } = await person.api('PUT', `/device/${id}`, aDevice)
  expect(status).toBe(200)
  return openedDeviceSchema.parse(body)
}

async function listed(id: string): Promise<RegisteredDevice | undefined> {
  const { body } = await owner.api('GET', '/device')
  return (body as RegisteredDevice[]).find((device) => device.id === id)
}

const orders = async (person: Person, device: DeviceReport) => (await pulledBy(person, { device })).device
const wipe = (id: string, userId = agentId()) => owner.api('POST', `/device/${id}/wipe`, { userId })
const close = (person: Person, id: string, query = '') => person.api('DELETE', `/device/${id}${query}`)

describe('a device', () => {
  test('gets a secret that stays the same until it is closed', async () => {
    const id = uuidv7()
    const first = await open(agent, id)
    expect(Buffer.from(first.secret, 'base64url')).toHaveLength(32)
    expect(first).toMatchObject({
      wipe: false,
      policy: defaultDevicePolicy,
      pushKey: expect.stringMatching(/^[\w-]{80,}$/),
      lastReport: null,
    })
    expect((await open(agent, id)).secret).toBe(first.secret)
    expect((await close(agent, id)).status).toBe(204)
    expect((await open(agent, id)).secret).not.toBe(first.secret)
  })

  test('of one user is another device for the next, whoever knows its id', async () => {
    const id = uuidv7()
    const mine = await open(agent, id)
    const forged = await open(owner, id)
    expect(forged.secret).not.toBe(mine.secret)
    await close(owner, id)
    expect((await open(agent, id)).secret).toBe(mine.secret)
    expect(await listed(id)).toMatchObject({ userId: agentId() })
  })

  test('may be used for 72 hours by a lease that its public key proves', async () => {
    const id = uuidv7()
    const { lease, leaseKey } = await open(agent, id)
    const { payload } = await jwtVerify(lease, await importJWK(leaseKey as JWK, 'ES256'), {
      currentDate: new Date(site.now.value),
    })
    const seconds = Math.floor((site.now.value + deviceLimits.lease) / 1000)
    expect(leaseClaimsSchema.parse(payload)).toEqual({ sub: agentId(), dev: id, exp: seconds })
    expect(leaseKey).not.toHaveProperty('d')

    site.now.value += 3_600_000
    const renewed = (await orders(agent, report(id)))?.lease ?? ''
    const { payload: later } = await jwtVerify(renewed, await importJWK(leaseKey as JWK, 'ES256'), {
      currentDate: new Date(site.now.value),
    })
    expect(later.exp).toBe(seconds + 3600)
  })

  test('of the browser is cleared with everything of the site only where that is asked for', async () => {
    const plain = await close(agent, uuidv7())
    const cleared = await close(agent, uuidv7(), '?clear=storage')
    expect([plain.status, cleared.status]).toEqual([204, 204])
    expect(plain.headers.get('clear-site-data')).toBeNull()
    expect(cleared.headers.get('clear-site-data')).toBe('"storage"')
  })
})

describe('what a device reports', () => {
  test('with pulls and pushes is listed, and told to it when it opens again', async () => {
    const id = uuidv7()
    await open(agent, id)
    const oldestPendingAt = site.now.value - 5000
    await orders(agent, report(id, { pending: 3, oldestPendingAt, highestSeq: 9 }))
    expect(await listed(id)).toEqual({
      id,
      userId: agentId(),
      userName: `${agent.login.userData.first_name} ${agent.login.userData.last_name}`,
      name: aDevice.name,
      keyMode: 'session',
      lastSeen: new Date(site.now.value).toISOString(),
      pending: 3,
      oldestPendingAt: new Date(oldestPendingAt).toISOString(),
      wipe: null,
      isPushed: false,
    })
    expect((await open(agent, id)).lastReport).toEqual({ pending: 3, oldestPendingAt })
    const pushed = await agent.api('POST', '/sync/push', {
      schema: SCHEMA,
      commands: ['nonsense'],
      device: report(id, { highestSeq: 9 }),
    })
    expect(pushed.body).toMatchObject({ device: { wipe: false } })
    expect(await listed(id)).toMatchObject({ pending: 0, oldestPendingAt: null })
  })

  test('is written at most once in a minute while it is the same, and never as a change to pull', async () => {
    const id = uuidv7()
    await open(agent, id)
    const { head } = await pulledBy(owner, { cursor: Number.MAX_SAFE_INTEGER })
    /** The row's version in the database is another one after each write. */
    const written = async (device: DeviceReport) => {
      await orders(agent, device)
      const rows = await site.database.script(`select xmin::text as x from device where id = '${id}'`)
      return rows[0]?.['x']
    }
    const first = await written(report(id, { pending: 1 }))
    site.now.value += 59_000
    expect(await written(report(id, { pending: 1 }))).toBe(first)
    const changed = await written(report(id, { pending: 2 }))
    expect(changed).not.toBe(first)
    site.now.value += 61_000
    expect(await written(report(id, { pending: 2 }))).not.toBe(changed)
    expect((await pulledBy(owner, { cursor: head })).head).toBe(head)
  })

  test('may be anything of its shape, and is no failure', async () => {
    const id = uuidv7()
    await open(agent, id)
    const extremes = [0, 2 ** 31, Number.MAX_SAFE_INTEGER]
    for (const [place, number] of extremes.entries()) {
      const said = {
        pending: number,
        oldestPendingAt: place ? number : Number.MIN_SAFE_INTEGER,
        highestSeq: number,
      }
      expect((await pullAs(agent, { device: report(id, said) })).status).toBe(200)
      expect(await listed(id)).toMatchObject({ pending: number })
    }
    for (const device of [
      { id },
      { ...report(id), id: 'nobody' },
      { ...report(id), pending: -1 },
      '\0',
      null,
    ]) {
      expect((await pullAs(agent, { device: device as DeviceReport })).status).toBe(422)
    }
    expect((await agent.api('PUT', `/device/${id}`, { ...aDevice, name: 'nul\0' })).status).toBe(422)
  })

  test('of a device that nobody opened gets a lease and is not listed', async () => {
    const id = uuidv7()
    expect(await orders(agent, report(id))).toMatchObject({
      wipe: false,
      lease: expect.stringContaining('.'),
    })
    expect(await listed(id)).toBeUndefined()
  })
})

describe('a wipe', () => {
  test('takes the secret at once, reaches the device with its next report, and stays visible', async () => {
    const id = uuidv7()
    const { secret } = await open(agent, id)
    await orders(agent, report(id, { pending: 2, oldestPendingAt: site.now.value }))
    expect((await wipe(id)).status).toBe(204)
    expect(await listed(id)).toMatchObject({ wipe: 'asked', pending: 2 })
    expect(await open(agent, id)).toMatchObject({ wipe: true, secret: '' })
    expect(await orders(agent, report(id, { pending: 2, oldestPendingAt: site.now.value }))).toMatchObject({
      wipe: true,
    })
    await close(agent, id)
    expect(await listed(id)).toMatchObject({ wipe: 'done', pending: 2 })

    const anew = await open(agent, id)
    expect(anew).toMatchObject({ wipe: false, lastReport: null })
    expect(anew.secret).not.toBe('')
    expect(anew.secret).not.toBe(secret)
    expect(await orders(agent, report(id))).toMatchObject({ wipe: false })
  })

  test('is asked for by who manages users, of a device and user that are there', async () => {
    const id = uuidv7()
    await open(agent, id)
    expect((await agent.api('POST', `/device/${id}/wipe`, { userId: agentId() })).status).toBe(403)
    expect((await agent.api('GET', '/device')).status).toBe(403)
    const missing = [await wipe(uuidv7()), await wipe(id, owner.login.userData.id), await wipe(id, uuidv7())]
    expect(missing.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(await listed(id)).toMatchObject({ wipe: null })
  })

  test('has every open device of the organization pull', async () => {
    const id = uuidv7()
    await open(agent, id)
    const stop = new AbortController()
    const events = await site.fetch('/api/sync/events', {
      headers: { authorization: `Bearer ${agent.idToken}` },
      signal: stop.signal,
    })
    const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader()
    let heard = ''
    const until = async (text: string) => {
      while (!heard.includes(text)) heard += (await reader?.read())?.value ?? ''
    }
    await until('event: v')
    await wipe(id)
    await until('event: scope')
    stop.abort()
    await reader?.cancel().catch(() => {})
    expect(heard).toMatch(/event: v\ndata: \d+\n\nevent: scope\ndata: *\n\n/)
  })
})

describe('an account', () => {
  let reader: Person
  const readerId = () => reader.login.userData.id
  beforeAll(async () => {
    reader = await site.signIn('reader')
  })

  /** Leaves a person with so many devices that were heard of so long ago, in milliseconds. */
  async function leaveDevices(person: Person, count: number, ago = 0) {
    const { id: userId, organization } = person.login.userData
    await sql`delete from device where user_id = ${userId}`.execute(site.database.db)
    await sql`
      insert into device (organization_id, user_id, id, name, key_mode, last_seen)
      select ${organization}, ${userId}, gen_random_uuid(), 'Browser', 'session', ${new Date(site.now.value - ago)}
      from generate_series(1, ${count})`.execute(site.database.db)
  }
  /** Somebody who tries the product out. */
  async function enterTrial(): Promise<Person> {
    const json = { 'content-type': 'application/json' }
    const answer = await site.fetch('/api/trial/sign-in', { method: 'POST', headers: json, body: '{}' })
    const { idToken } = (await answer.json()) as { idToken: string }
    const headers = { ...json, authorization: `Bearer ${idToken}` }
    const api: Person['api'] = async (method, path, body) => {
      const sent = body === undefined ? {} : { body: JSON.stringify(body) }
      const response = await site.fetch(`/api${path}`, { method, headers, ...sent })
      return { status: response.status, body: await response.json(), headers: response.headers }
    }
    return { idToken, api, login: loginDataSchema.parse((await api('GET', '/user/login-data')).body) }
  }
  const register = async (person: Person, id: string = uuidv7()) => {
    const { status, body } = await person.api('PUT', `/device/${id}`, aDevice)
    return status === 200 ? 'registered' : (body as { code: string }).code
  }

  test('has 50 devices at most; those that are there are renewed, and each that leaves makes room', async () => {
    await leaveDevices(reader, devicePlaces.own - 2)
    const [one, two] = [uuidv7(), uuidv7()]
    expect(await Promise.all([register(reader, one), register(reader, two)])).toEqual([
      'registered',
      'registered',
    ])
    expect(await register(reader)).toBe('tooManyDevices')
    expect(await register(reader, one)).toBe('registered')
    expect(await register(owner)).toBe('registered')

    await close(reader, one)
    expect(await register(reader)).toBe('registered')
    expect(await register(reader)).toBe('tooManyDevices')
    // It may never be heard again, so nobody waits for that.
    await wipe(two, readerId())
    expect(await register(reader)).toBe('registered')
    expect(await register(reader)).toBe('tooManyDevices')
    expect(await register(reader, two)).toBe('registered')
  })

  test('gets one place once, however many ask for it at the same time', async () => {
    await leaveDevices(reader, devicePlaces.own - 1)
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(reader)))
    expect(answers.toSorted()).toEqual(['registered', ...Array<string>(19).fill('tooManyDevices')])
  })

  test('keeps devices that have erased themselves out of the count, and lets them come back', async () => {
    const erased = deviceLimits.lease + deviceLimits.wipeAfterLease
    await leaveDevices(reader, devicePlaces.own, erased - 1000)
    expect(await register(reader)).toBe('tooManyDevices')
    await leaveDevices(reader, devicePlaces.own, erased)
    const here = uuidv7()
    expect(await register(reader, here)).toBe('registered')
    const devices = (await reader.api('GET', '/user/devices')).body as RegisteredDevice[]
    expect(devices).toHaveLength(devicePlaces.own + 1)
    for (const { id } of devices) expect(await register(reader, id)).toBe('registered')
  })

  test('that everybody shares lets everybody in, and forgets the device that was longest away', async () => {
    const visitor = await enterTrial()
    const [first, second] = [uuidv7(), uuidv7()]
    await leaveDevices(visitor, devicePlaces.shared - 2, 1000)
    const forgotten = uuidv7()
    site.now.value -= 5000
    await open(visitor, forgotten)
    site.now.value += 5000
    const ids = async () => {
      const { rows } = await sql<{ id: string }>`
        select id from device where user_id = ${visitor.login.userData.id}`.execute(site.database.db)
      return rows.map(({ id }) => id)
    }
    expect(await register(visitor, first)).toBe('registered')
    expect(await ids()).toContain(forgotten)
    expect(await register(visitor, second)).toBe('registered')
    const left = await ids()
    expect(left).toHaveLength(devicePlaces.shared)
    expect(left).toEqual(expect.arrayContaining([first, second]))
    expect(left).not.toContain(forgotten)
  })
})

describe('a push subscription', () => {
  const subscription = (endpoint: string) => ({ endpoint, keys: { p256dh: 'key', auth: 'auth' } })
  const subscribe = (id: string, endpoint: string) =>
    agent.api('PUT', `/device/${id}/subscription`, subscription(endpoint))

  test('is kept with its device and taken back', async () => {
    const id = uuidv7()
    const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/abc'
    expect((await subscribe(id, endpoint)).status).toBe(404)
    await open(agent, id)
    expect((await subscribe(id, endpoint)).status).toBe(204)
    expect(await listed(id)).toMatchObject({ isPushed: true })
    expect((await agent.api('DELETE', `/device/${id}/subscription`)).status).toBe(204)
    expect(await listed(id)).toMatchObject({ isPushed: false })
  })

  test('ends with a wipe', async () => {
    const id = uuidv7()
    await open(agent, id)
    await subscribe(id, 'https://push.example.com/1')
    await wipe(id)
    expect(await listed(id)).toMatchObject({ isPushed: false })
    expect((await subscribe(id, 'https://push.example.com/1')).status).toBe(404)
  })

  test('to this machine or its network is refused', async () => {
    const id = uuidv7()
    await open(agent, id)
    expect(await subscribe(id, 'https://127.0.0.1/push')).toMatchObject({
      status: 422,
      body: { code: 'failedValidation', issues: [{ path: 'endpoint' }] },
    })
    expect(await listed(id)).toMatchObject({ isPushed: false })
  })
})
