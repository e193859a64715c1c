// @module-tag database
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inheritedSettings } from '#shared/domain/alerts/alert-settings.ts'
import { snoozeRuleId } from '#shared/domain/alerts/snooze-rule.ts'
import { DAY, HOUR, MINUTE } from '#shared/lib/time.ts'
import { tellOfDueAlerts } from '#server/alerts/tell-of-alerts.ts'
import { entityTables } from '#server/schema.ts'
import { createNotifier, type DeviceNotification, type QueuedNotice } from '#server/notifications/notifier.ts'
import { loadPushKeys } from '#server/notifications/push-keys.ts'
import { openAlertDesk } from '#tests/support/alert-desk.ts'
import { loudRule } from '#tests/support/build-alert-rule.ts'
import { testKeyring } from '#tests/support/sealing-keys.ts'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
let owner: Person
let agent: Person
let desk: ReturnType<typeof openAlertDesk>
/** One that the agent sees, and one that only others see. */
let seen: string
let hidden: string

beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
  agent = await site.signIn('agent')
  desk = openAlertDesk(site, owner.login.organization.id)
  const own = new Set(agent.login.customers.map(({ id }) => id))
  seen = agent.login.customers[0]?.id ?? ''
  hidden = owner.login.customers.find(({ id }) => !own.has(id))?.id ?? ''
})
afterAll(() => site?.close())
beforeEach(async () => {
  desk.notified.length = 0
  desk.failures.length = 0
  for (const [kind, table] of [
    ['alertSettings', 'alert_settings'],
    ['alertRule', 'alert_rule'],
    ['snoozeRule', 'snooze_rule'],
  ] as const) {
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}`.execute(site.database.db)
    for (const { id } of rows) await desk.remove(kind, id)
  }
  await sql`delete from alert_notice`.execute(site.database.db)
})

const rule = (said: object) => ({
  ...loudRule,
  id: uuidv7(),
  customer_id: null,
  changed_at: new Date(site.now.value).toISOString(),
  ...said,
})
const raise = (severity: 'high' | 'medium' | 'low', said: object = {}) =>
  desk.raise(seen, { severity, ...said })

describe('whom alerts are told', () => {
  test('is everybody, of medium severity and above, where nothing was said', async () => {
    for (const severity of ['high', 'medium', 'low'] as const) await raise(severity)
    await desk.tell(seen)
    expect(desk.notified).toMatchObject([{ count: 2, severity: 'high' }])
    expect(desk.notified[0]).not.toHaveProperty('people')
  })

  test('is what the company says rather than the organization', async () => {
    await desk.set({ severity: 'low', push_enabled: true })
    await desk.set({ severity: 'high' }, seen)
    await raise('medium')
    await desk.tell(seen)
    expect(desk.notified).toEqual([])
    const other = await desk.raise(hidden, { severity: 'low' })
    await desk.tell(hidden)
    expect(desk.notified).toMatchObject([{ path: `/secure/alerts/${hidden}?open=${other.id}` }])
  })

  test('is those whom a rule names, in one notification for what the same people hear', async () => {
    const people = [agent.login.userData.id]
    await desk.put('alertRule', rule({ detections: ['inbox-rule-forwards-outside'], people }))
    for (const detection of ['inbox-rule-forwards-outside', 'inbox-rule-forwards-outside', 'anomalous-token'])
      await raise('high', { detection, detections: [detection] })
    await desk.tell(seen)
    expect(desk.notified.toSorted((a, b) => (a.count ?? 0) - (b.count ?? 0))).toMatchObject([
      { count: 1 },
      { count: 2, people },
    ])
  })

  test('is nobody where a snooze rule is about them, and they are not told when it ends', async () => {
    const definition = { customerId: seen, detections: null, matter: { of: 'everything' } } as const
    await desk.put('snoozeRule', {
      id: snoozeRuleId(definition),
      customer_id: seen,
      detections: null,
      matter: definition.matter,
      name: 'Drill',
      enabled: true,
      starts_at: new Date(site.now.value - HOUR).toISOString(),
      days: 1,
      created_by: null,
    })
    await raise('high')
    await desk.tell(seen)
    site.now.value += DAY
    await tellOfDueAlerts(desk.parts)
    expect([desk.notified, desk.failures]).toEqual([[], []])
  })

  test('is told again where it was raised again while it was told', async () => {
    const { id } = await raise('medium')
    const notify = async (_id: string, notified: DeviceNotification) => {
      desk.notified.push(notified)
      site.now.value += MINUTE
      await raise('high', { id })
    }
    await desk.tell(seen, { notifier: { notify } })
    await desk.tell(seen)
    await desk.tell(seen)
    expect(desk.notified).toMatchObject([{ severity: 'medium' }, { severity: 'high' }])
    expect(desk.notified[0]?.id).not.toBe(desk.notified[1]?.id)
  })

  test('is one notification of several tellers at once', async () => {
    for (let each = 0; each < 3; each++) await raise('high')
    await Promise.all([desk.tell(seen), desk.tell(seen), desk.tell(seen)])
    expect(desk.notified).toMatchObject([{ count: 3 }])
  })
})

describe('a notification to some people', () => {
  const devices: Record<string, string> = {}
  beforeAll(async () => {
    for (const person of [owner, agent]) {
      const id = uuidv7()
      devices[person.login.userData.id] = id
      await person.api('PUT', `/device/${id}`, { name: 'Desk', keyMode: 'session' })
      await sql`
        update device set subscription = ${JSON.stringify({ endpoint: 'https://push.example/1', keys: {} })}::jsonb
        where id = ${id}::uuid`.execute(site.database.db)
    }
  })

  test('reaches the devices of those who are named and may read it, and no other', async () => {
    const { db } = site.database
    const queued: string[] = []
    const notifier = createNotifier(
      {
        db,
        tables: entityTables,
        pokes: { publish() {} },
        now: () => site.now.value,
        keys: await loadPushKeys(db, testKeyring, () => site.now.value),
        contact: 'mailto:desk@castellan.example',
        fetch,
        log: console as never,
      },
      { send: async (_queue, data) => void queued.push((data as QueuedNotice).address.deviceId) },
    )
    await desk.put('alertRule', rule({ people: [agent.login.userData.id] }))
    for (const customerId of [seen, hidden]) {
      await desk.raise(customerId)
      await desk.tell(customerId, { notifier })
    }
    expect(queued).toEqual([devices[agent.login.userData.id]])
  })
})

describe('in quiet hours', () => {
  /** In the evening of a place where no clock is ever changed. */
  async function atNight() {
    const id = owner.login.organization.id
    await desk.put('organization', { ...owner.login.organization, id, time_zone: 'Asia/Kolkata' })
    await desk.set({ quiet_hours: { from: '22:00', until: '07:00' } })
    site.now.value = Math.ceil(site.now.value / DAY) * DAY + 17 * HOUR
    return site.now.value + 8.5 * HOUR
  }

  test('only high severity is told; the rest is told when they end, in one notification, once', async () => {
    const morning = await atNight()
    await raise('medium')
    const grave = await raise('high')
    await desk.tell(seen)
    expect(desk.notified).toMatchObject([{ count: 1, path: `/secure/alerts/${seen}?open=${grave.id}` }])
    site.now.value += HOUR
    await raise('medium')
    await desk.tell(seen)
    site.now.value = morning - MINUTE
    await tellOfDueAlerts(desk.parts)
    expect(desk.notified).toHaveLength(1)
    site.now.value = morning
    await Promise.all([tellOfDueAlerts(desk.parts), tellOfDueAlerts(desk.parts)])
    expect(desk.notified.slice(1)).toMatchObject([{ count: 2, severity: 'medium' }])
  })

  test('what waits is told at once when it becomes graver, and never where somebody has closed it', async () => {
    const morning = await atNight()
    const [first, second] = [await raise('medium'), await raise('medium')]
    await desk.tell(seen)
    await raise('high', { id: first?.id ?? '' })
    await desk.put('alert', { ...second, status: 'dismissed' })
    await desk.tell(seen)
    expect(desk.notified).toMatchObject([{ count: 1, severity: 'high' }])
    site.now.value = morning
    await tellOfDueAlerts(desk.parts)
    expect(desk.notified).toHaveLength(1)
  })

  test('what a process had begun to tell that ended is told again, in the same notification', async () => {
    const morning = await atNight()
    await raise('medium')
    await desk.tell(seen)
    site.now.value = morning
    const begun: string[] = []
    const notifier = {
      notify: async (_id: string, { id }: { id: string }) => {
        begun.push(id)
        throw new Error('No connection')
      },
    }
    await expect(desk.tell(seen, { notifier })).rejects.toThrow('No connection')
    await sql`update alert_notice set taken_at = ${site.now.value}::bigint`.execute(site.database.db)
    await tellOfDueAlerts(desk.parts)
    expect(desk.notified).toEqual([])
    site.now.value += 10 * MINUTE
    await tellOfDueAlerts(desk.parts)
    expect(desk.notified.map(({ id }) => id)).toEqual(begun)
  })
})

describe('a rule that locks accounts down (ALERT-17)', () => {
  const asked: [string, number][] = []
  const remediate = async (_work: unknown, { alert, minutes }: { alert: { id: string }; minutes: number }) =>
    void asked.push([alert.id, minutes])
  beforeEach(() => {
    asked.length = 0
  })

  test('asks once for each alert that names an account, across crashes, overlaps and what is raised again', async () => {
    await desk.put('alertRule', rule({ remediation: 90 }))
    const alert = await raise('high')
    await raise('high', { account: null })
    const notifier = { notify: () => Promise.reject(new Error('No connection')) }
    await expect(desk.tell(seen, { remediate, notifier })).rejects.toThrow('No connection')
    expect(asked).toEqual([])
    await Promise.all([1, 2, 3].map(() => desk.tell(seen, { remediate })))
    await raise('high', { id: alert.id })
    await desk.tell(seen, { remediate })
    expect(asked).toEqual([[alert.id, 90]])
  })

  test('is asked again where what it was asked with was not kept', async () => {
    await desk.put('alertRule', rule({ remediation: 5, push: false }))
    const alert = await raise('high')
    const failing = () => Promise.reject(new Error('No connection'))
    await expect(desk.tell(seen, { remediate: failing })).rejects.toThrow('No connection')
    await desk.tell(seen, { remediate })
    expect(asked).toEqual([[alert.id, 5]])
  })

  test('does not wait for the end of quiet hours, and asks once then, too', async () => {
    await desk.set({ quiet_hours: { from: '00:00', until: '23:59' } })
    await desk.put('alertRule', rule({ remediation: 5 }))
    const alert = await raise('medium')
    await desk.tell(seen, { remediate })
    site.now.value += DAY
    await desk.set({})
    await desk.tell(seen, { remediate })
    expect(asked).toEqual([[alert.id, 5]])
    expect(desk.notified).toHaveLength(1)
  })
})

describe('the calls', () => {
  const of = (customerId: string) => `?customerId=${customerId}`

  test('keep settings, and refuse mail that goes to nobody and thresholds of what has one severity', async () => {
    const settings = { ...inheritedSettings, severity: 'high', recipients: ['Desk@MSP.example'] }
    const path = `/secure/alert/setting${of(seen)}`
    expect(await owner.api('GET', path)).toMatchObject({
      body: { ...inheritedSettings, customer_id: seen },
    })
    const { status, body } = await owner.api('PUT', path, settings)
    expect([status, body]).toMatchObject([200, { severity: 'high', recipients: ['desk@msp.example'] }])
    const empty = { ...inheritedSettings, email_enabled: true, recipients: [] }
    expect((await owner.api('PUT', path, empty)).status).toBe(422)
    const thresholds = { 'inbox-rule-forwards-outside': 'high' }
    expect(await owner.api('PUT', path, { ...inheritedSettings, thresholds })).toMatchObject({
      status: 422,
      body: { code: 'thresholdNotAvailable' },
    })
  })

  test('add a rule once for one key, change it, and take it away', async () => {
    const path = `/secure/alert/rule${of(seen)}`
    const key = { 'idempotency-key': uuidv7() }
    const added = await owner.api('POST', path, loudRule, key)
    expect(added.status).toBe(201)
    const { id } = added.body as { id: string }
    expect((await owner.api('POST', path, loudRule, key)).body).toEqual(added.body)
    const one = `/secure/alert/rule/${id}`
    expect((await owner.api('PUT', one + of(seen), { ...loudRule, name: 'Other' })).status).toBe(200)
    expect((await owner.api('PUT', one + of(hidden), loudRule)).status).toBe(404)
    expect((await owner.api('PUT', `/secure/alert/rule/${uuidv7()}${of(seen)}`, loudRule)).status).toBe(404)
    expect((await owner.api('GET', path)).body).toMatchObject([{ id, name: 'Other' }])
    expect((await owner.api('DELETE', one + of(seen))).status).toBe(204)
    expect((await owner.api('GET', path)).body).toEqual([])
  })

  test('refuse a second snooze rule about the same, and change the terms of the first', async () => {
    const path = `/secure/alert/snooze${of('*')}`
    const terms = { name: 'Drill', enabled: true, starts_at: new Date(site.now.value).toISOString(), days: 2 }
    const said = { detections: null, matter: { of: 'country', country: 'NG' }, terms }
    const { status, body } = await owner.api('POST', path, said)
    expect([status, body]).toMatchObject([201, { days: 2, created_by: owner.login.userData.id }])
    expect(await owner.api('POST', path, said)).toMatchObject({ status: 409 })
    const { id } = body as { id: string }
    const one = `/secure/alert/snooze/${id}${of('*')}`
    expect(await owner.api('PUT', one, { ...terms, days: 3 })).toMatchObject({ body: { days: 3 } })
    expect((await owner.api('DELETE', one)).status).toBe(204)
    expect((await owner.api('GET', path)).body).toEqual([])
  })

  test('say what holds for all companies only for who sees all of them, and nothing of a hidden one', async () => {
    for (const [method, path, body] of [
      ['PUT', 'setting', inheritedSettings],
      ['POST', 'rule', loudRule],
    ] as const) {
      expect((await agent.api(method, `/secure/alert/${path}${of('*')}`, body)).status).toBe(403)
      expect((await agent.api(method, `/secure/alert/${path}${of(hidden)}`, body)).status).toBe(404)
    }
  })

  test('turn alerts on for every company, present and new, also where a company had turned them off', async () => {
    const call = (enabled: boolean, person = owner, headers = {}) =>
      person.api('POST', '/aware/autoEnableForAllCompaniesConfig', { enabled }, headers)
    const said = async (customerId: string) =>
      (await owner.api('GET', `/secure/alert/setting${of(customerId)}`)).body
    await desk.set({ enabled: false, severity: 'low' })
    await desk.set({ enabled: false, push_enabled: true }, seen)
    await raise('high')
    await desk.tell(seen)
    expect(desk.notified).toEqual([])
    const key = { 'idempotency-key': uuidv7() }
    expect(await call(true, owner, key)).toMatchObject({
      status: 200,
      body: { enabled: true, companies: [seen] },
    })
    expect(await said('*')).toMatchObject({ enabled: true, severity: 'low' })
    expect(await said(seen)).toMatchObject({ enabled: null, push_enabled: true })
    await raise('high')
    await desk.tell(seen)
    expect(desk.notified).toHaveLength(1)
    // A company that says nothing of its own, as one that is made later, has what holds for all.
    await desk.raise(hidden, { severity: 'high' })
    await desk.tell(hidden)
    expect(desk.notified).toHaveLength(2)
    await desk.set({ enabled: true }, seen)
    expect(await call(false)).toMatchObject({ status: 200, body: { enabled: false, companies: [] } })
    await raise('high')
    await desk.tell(seen)
    await desk.raise(hidden, { severity: 'high' })
    await desk.tell(hidden)
    expect(desk.notified).toHaveLength(3)
  })

  test('turn them on for all only for who sees all of them', async () => {
    await desk.set({ enabled: false })
    expect(
      await agent.api('POST', '/aware/autoEnableForAllCompaniesConfig', { enabled: true }),
    ).toMatchObject({
      status: 403,
      body: { code: 'noPermission' },
    })
    expect(await owner.api('POST', '/aware/autoEnableForAllCompaniesConfig', {})).toMatchObject({
      status: 422,
    })
    expect((await owner.api('GET', `/secure/alert/setting${of('*')}`)).body).toMatchObject({ enabled: false })
  })
})
