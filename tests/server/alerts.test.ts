// @module-tag database
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { AlertRow } from '#shared/domain/alerts/alert-row.ts'
import type { FeedStates } from '#shared/domain/alerts/feed-states.ts'
import { nothingUsual, usualSetupId } from '#shared/domain/alerts/usual-setup.ts'
import { DAY, HOUR, MINUTE } from '#shared/lib/time.ts'
import { stories, playStory } from '#sandbox/microsoft365/stories/play-story.ts'
import { requestDueFeeds } from '#server/alerts/feed.jobs.ts'
import { keepPage } from '#server/alerts/keep-page.ts'
import { type FeedParts, readFeeds } from '#server/alerts/read-feeds.ts'
import { sweepEvents } from '#server/alerts/sweep-events.ts'
import type { FeedPage, SecurityFeeds } from '#server/connectors/security-feeds.ts'
import type { DeviceNotification } from '#server/notifications/notifier.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { entityTables } from '#server/schema.ts'
import { buildAlert } from '#tests/support/build-alert.ts'
import { openPretendTenant } from '#tests/support/vendors/pretend-tenant.ts'
import {
  openTestSite,
  type Person,
  pulledBy,
  pushAs,
  commandOf,
  type TestSite,
} from '#tests/support/test-site.ts'

let site: TestSite
let owner: Person
beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
  integration = await lastConnected()
})
afterAll(() => site?.close())

const organizationId = () => owner.login.organization.id
let integration: { id: string; tenant_id: string; customer_id: string }
const company = () => integration.customer_id

/** The last company whose tenant answers: in the first ones the demo has played attacks. */
async function lastConnected() {
  const { rows } = await sql<typeof integration>`
    select id, tenant_id, customer_id from integration
    where organization_id = ${organizationId()}::uuid and type = 'Office365' and is_active and state in ('Connected', 'Sync Successful')
    order by customer_id`.execute(site.database.db)
  const found = rows.at(-1)
  if (!found) throw new Error('The companies of the demo are connected')
  return found
}

/** Everything that was collected of the company is gone again. */
beforeEach(() => clear())

/** Sessions end while time passes, so what travels far comes back. */
function comeBack() {
  const before = site.now.value
  onTestFinished(() => void (site.now.value = before))
}

async function openCompany(pretend: Parameters<typeof openPretendTenant>[0] = {}) {
  const pretended = openPretendTenant({ now: () => site.now.value, ...pretend })
  pretended.tenant.settings.exchange['AdminAuditLogConfig'] = [{ UnifiedAuditLogIngestionEnabled: true }]
  const partsOf = (feeds: SecurityFeeds): FeedParts => ({
    db: site.database.db,
    tables: entityTables,
    pokes: { publish: () => {} },
    // What Microsoft tells is read without what a company gives.
    feedCredentials: async () => undefined,
    vendors: { Office365: { securityFeeds: () => feeds } },
    jobs: { send: async () => {} },
    publicUrl: 'https://castellan.example',
    notifier: {
      notify: async (_organizationId, notification) => {
        const failure = failures.pop()
        attempted.push(notification)
        if (failure) throw failure
        notified.push(notification)
      },
    },
    log: { error: (_fields, sentence) => void errors.push(sentence) },
    now: () => site.now.value,
  })
  const errors: string[] = []
  const failures: Error[] = []
  const attempted: DeviceNotification[] = []
  const notified: DeviceNotification[] = []
  const asked = { organizationId: organizationId(), integrationId: integration.id }
  return {
    ...pretended,
    errors,
    /** What the next notifications fail with. */
    failures,
    attempted,
    notified,
    partsOf,
    read: (feeds = pretended.feeds) => readFeeds(partsOf(feeds), asked),
    play: (id: string, hoursAgo = 3) => {
      const story = stories.find((each) => each.id === id)
      if (!story) throw new Error(`There is a story ${id}`)
      const beginsAt = site.now.value - hoursAgo * HOUR
      playStory(pretended.tenant, story, { beginsAt, now: site.now.value, isDelayed: false })
    },
  }
}

async function alertsOf(customerId = company()): Promise<AlertRow[]> {
  const { rows } = await pulledBy(owner, { cursor: 0 })
  return rows.flatMap(([kind, , , , row]) =>
    kind === 'alert' && row !== null && (row as AlertRow).customer_id === customerId ? [row as AlertRow] : [],
  )
}
async function statesOf(): Promise<FeedStates | undefined> {
  const { rows } = await pulledBy(owner, { cursor: 0 })
  const found = rows.find(([kind, id]) => kind === 'feedStates' && id === company())
  return found?.[4] as FeedStates | undefined
}

const told = async () =>
  (await alertsOf())
    .map(({ detection, severity, count }) => ({ detection, severity, count }))
    .toSorted((a, b) => a.detection.localeCompare(b.detection))

describe('what the sources of a tenant tell', () => {
  test('raises an alert with who, when, from where, and what happened before', async () => {
    const { play, read } = await openCompany()
    // The audit log is collected from the first reading on.
    await read()
    play('forwarding-inbox-rule')
    site.now.value += 30 * MINUTE
    await read()
    const alerts = await alertsOf()
    const rule = alerts.find(({ detections }) => detections.includes('inbox-rule-forwards-outside'))
    expect(rule).toMatchObject({ severity: 'high', status: 'new', customer_id: company() })
    expect(rule?.account?.name).toContain('@')
    expect(rule?.timeline.length).toBeGreaterThan(0)
    expect(Date.parse(rule?.raised_at ?? '')).toBe(site.now.value)
  })

  test('is one alert however often it is read, from however many logs', async () => {
    const { play, read } = await openCompany()
    play('password-spray')
    await read()
    const first = await told()
    expect(first.length).toBeGreaterThan(0)
    await read()
    await sql`update feed_cursor set cursor = null where customer_id = ${company()}::uuid`.execute(
      site.database.db,
    )
    await read()
    expect(await told()).toEqual(first)
  })

  test('is the same with a crash after every page', async () => {
    const whole = await openCompany()
    whole.play('password-spray')
    await whole.read()
    const expected = await told()
    await clear()
    const crashing = await openCompany()
    crashing.play('password-spray')
    // Each reading gives one page of each source and is gone.
    const onePage: SecurityFeeds = {
      ...crashing.feeds,
      async *read(source, cursor) {
        for await (const page of crashing.feeds.read(source, cursor)) {
          yield page
          return
        }
      },
    }
    for (let each = 0; each < 4; each++) await crashing.read(onePage)
    await crashing.read()
    expect(await told()).toEqual(expected)
  })

  test('is the same when two processes read at once', async () => {
    const whole = await openCompany()
    whole.play('password-spray')
    await whole.read()
    const expected = await told()
    await clear()
    const twice = await openCompany()
    twice.play('password-spray')
    await Promise.all([twice.read(), twice.read(), twice.read()])
    await twice.read()
    expect(twice.errors).toEqual([])
    expect(await told()).toEqual(expected)
  })

  test('of a page that somebody else has kept meanwhile keeps nothing', async () => {
    const { play, feeds, partsOf } = await openCompany()
    play('role-at-night')
    const source = {
      organizationId: organizationId(),
      customerId: company(),
      integrationId: integration.id,
      tenantId: integration.tenant_id,
      source: 'directoryAudits',
      understand: (record: unknown) => feeds.understand('directoryAudits', record),
    }
    const { value: page } = (await feeds.read('directoryAudits').next()) as { value: FeedPage }
    expect(await keepPage(partsOf(feeds), source, undefined, { ...page, records: [] })).toBe('kept')
    expect(await keepPage(partsOf(feeds), source, undefined, page)).toBe('overtaken')
    expect(await told()).toEqual([])
    expect(await keepPage(partsOf(feeds), source, page.cursor, page)).toBe('kept')
    expect(await told()).not.toEqual([])
  })

  test('is kept although texts hold what no database has a form for', async () => {
    const { feeds, partsOf } = await openCompany()
    const source = {
      organizationId: organizationId(),
      customerId: company(),
      integrationId: integration.id,
      tenantId: integration.tenant_id,
      source: 'signIns',
      understand: (record: unknown) => feeds.understand('signIns', record),
    }
    const record = {
      id: 'hostile',
      createdDateTime: new Date(site.now.value).toISOString(),
      userPrincipalName: 'al\u0000ma\ud800<b>@fabrikam.example\u202e',
      appId: '1',
      appDisplayName: 'x'.repeat(1_000_000),
      ipAddress: '203.0.113.9',
      location: { countryOrRegion: 'NG', city: 'La\u0000gos' },
      status: { errorCode: 0 },
    }
    const page = {
      records: [{ id: 'hostile', at: site.now.value, record }],
      unread: [],
      gaps: [],
      cursor: '1',
    }
    expect(await keepPage(partsOf(feeds), source, undefined, page)).toBe('kept')
    const [alert] = await alertsOf()
    expect(alert?.account?.name).toContain('fabrikam.example')
    expect(JSON.stringify(alert).length).toBeLessThan(5000)
  })
})

async function clear() {
  for (const table of [
    'alert_standing',
    'alert_event',
    'tenant_event',
    'tenant_event_key',
    'feed_cursor',
    'feed_turn',
    'feed_asked',
    'feed_unread',
  ])
    await sql`delete from ${sql.table(table)} where customer_id = ${company()}::uuid`.execute(
      site.database.db,
    )
  const ids = (await alertsOf()).map(({ id }) => id)
  await unitOfWork({ db: site.database.db, tables: entityTables }, organizationId(), async (work) => {
    await work.load('alert', ids)
    for (const id of ids) work.remove('alert', id)
  })
}

describe('a record that nobody understands', () => {
  const pageOf = (ids: string[], cursor: string): FeedPage => ({
    records: ids.map((id) => ({ id, at: site.now.value, record: { id } })),
    unread: [{ why: 'noId', record: { of: 'no id' } }],
    gaps: [],
    cursor,
  })
  const telling = (feeds: SecurityFeeds, page: FeedPage): SecurityFeeds => ({
    ...feeds,
    understand: () => ({ outcome: 'unread', reason: 'nobody knows it' }),
    async *read(source) {
      if (source === 'signIns') yield page
    },
  })
  const unread = async () => (await statesOf())?.sources.find(({ source }) => source === 'signIns')?.unread

  test('is counted once however often readings overlap, and devices are told of it once', async () => {
    const { feeds, read } = await openCompany()
    await read(telling(feeds, pageOf(['a', 'b', 'b'], '1')))
    expect(await unread()).toBe(3)
    const before = await statesOf()
    const { to } = await pulledBy(owner, { cursor: 0 })
    await read(telling(feeds, pageOf(['b', 'a'], '2')))
    expect(await statesOf()).toEqual(before)
    expect((await pulledBy(owner, { cursor: 0 })).to).toBe(to)
    await read(telling(feeds, pageOf(['b', 'c'], '3')))
    expect(await unread()).toBe(4)
  })

  test('that still comes after days is still known, and forgotten where it does not', async () => {
    comeBack()
    const { feeds, read, partsOf } = await openCompany()
    await read(telling(feeds, pageOf(['a', 'b'], '1')))
    for (const cursor of ['2', '3', '4']) {
      site.now.value += 5 * DAY
      await read(telling(feeds, pageOf(['a'], cursor)))
      await sweepEvents(partsOf(feeds))
    }
    const { rows: cursors } = await sql`
      select unread from feed_cursor where customer_id = ${company()}::uuid and source = 'signIns'`.execute(
      site.database.db,
    )
    expect(cursors).toEqual([{ unread: 3 }])
    const { rows } = await sql`select 1 from feed_unread where customer_id = ${company()}::uuid`.execute(
      site.database.db,
    )
    expect(rows).toHaveLength(2)
  })
})

describe('a source that cannot be read', () => {
  test('says why, source by source, and leaves the others alone', async () => {
    const { read } = await openCompany({
      answer: ({ url }) =>
        url.includes('/auditLogs/signIns')
          ? Response.json({ error: { code: 'Authorization_RequestDenied', message: 'No' } }, { status: 403 })
          : undefined,
    })
    await read()
    const states = await statesOf()
    expect(states?.sources.find(({ source }) => source === 'signIns')).toMatchObject({
      reason: 'missingScope',
      read_at: null,
    })
    expect(states?.sources.find(({ source }) => source === 'directoryAudits')).toMatchObject({ reason: null })
  })

  test('is told as unlicensed where the tenant lacks the licence', async () => {
    const { read } = await openCompany({ plans: [] })
    await read()
    const reasons = (await statesOf())?.sources.map(({ reason }) => reason)
    expect(reasons).toContain('noLicense')
  })

  test('is told to devices again only when something is otherwise', async () => {
    const { read } = await openCompany()
    await read()
    const before = await statesOf()
    site.now.value += 5 * MINUTE
    await read()
    expect(await statesOf()).toEqual(before)
  })

  test('that fails in a way nobody thought of is logged, and keeps no other from being read', async () => {
    const { feeds, read, errors } = await openCompany()
    await read({
      ...feeds,
      read(source, cursor) {
        if (source === 'signIns') throw new TypeError('Not thought of')
        return feeds.read(source, cursor)
      },
    })
    expect(errors).toEqual(['A source of a tenant could not be kept'])
    const states = await statesOf()
    expect(states?.sources.find(({ source }) => source === 'signIns')?.reason).toBe('sourceFailed')
    expect(states?.sources.find(({ source }) => source === 'riskDetections')?.reason).toBeNull()
  })
})

describe('an alert', () => {
  test('is taken up by somebody, keeps that when more happens, and opens again when it was resolved', async () => {
    const { play, read } = await openCompany()
    play('password-spray', 5)
    await read()
    const [alert] = await alertsOf()
    if (!alert) throw new Error('There is an alert')
    const setStatus = (status: string) =>
      pushAs(owner, [commandOf(site, 'alert.setStatus', { customerId: company(), id: alert.id, status })])
    expect(await setStatus('inProgress')).toMatchObject([{ outcome: 'applied' }])
    const after = (await alertsOf()).find(({ id }) => id === alert.id)
    expect(after).toMatchObject({ status: 'inProgress', handled_by: owner.login.userData.id })
  })

  test('is read with its records, as the vendor wrote them, by who may read the company', async () => {
    const { play, read } = await openCompany()
    play('role-at-night', 30)
    await read()
    const [alert] = await alertsOf()
    const { status, body } = await owner.api('GET', `/secure/alert/${company()}/${alert?.id ?? ''}`)
    expect(status).toBe(200)
    expect(JSON.stringify(body)).toContain('activityDisplayName')
    const agent = await site.signIn('agent')
    const isHidden = !agent.login.customers.some(({ id }) => id === company())
    const { status: ofAgent } = await agent.api('GET', `/secure/alert/${company()}/${alert?.id ?? ''}`)
    expect(ofAgent).toBe(isHidden ? 404 : 200)
    const other = owner.login.customers[0]?.id ?? ''
    expect((await owner.api('GET', `/secure/alert/${other}/${alert?.id ?? ''}`)).status).toBe(404)
  })

  test('of more than 90 days ago is forgotten with all that told of it', async () => {
    const { play, read, partsOf, feeds } = await openCompany()
    play('role-at-night', 30)
    await read()
    expect(await alertsOf()).not.toEqual([])
    await sweepEvents({ ...partsOf(feeds), now: () => site.now.value + 95 * DAY })
    expect(await alertsOf()).toEqual([])
    for (const table of ['alert_event', 'alert_standing']) {
      const { rows } = await sql`
        select 1 from ${sql.table(table)} where customer_id = ${company()}::uuid`.execute(site.database.db)
      expect([table, rows.length]).toEqual([table, 0])
    }
  })
})

describe('what was answered to a notification', () => {
  const answer = async (person: Person, name: 'alert.acknowledge' | 'alert.postpone', args: object) => {
    const [{ outcome, code } = { outcome: '', code: undefined }] = await pushAs(person, [
      commandOf(site, name, args),
    ])
    return code ?? outcome
  }
  async function raised() {
    const { play, read } = await openCompany()
    play('role-at-night')
    await read()
    const [alert] = await alertsOf()
    if (!alert) throw new Error('There is an alert')
    const now = async () => (await alertsOf()).find(({ id }) => id === alert.id)
    return { of: { customerId: company(), id: alert.id }, now }
  }

  test('takes up what is new, as that user, and leaves alone what somebody has dealt with', async () => {
    const { of, now } = await raised()
    const admin = await site.signIn('admin')
    expect(await answer(admin, 'alert.acknowledge', of)).toBe('applied')
    const taken = await now()
    expect(taken).toMatchObject({ status: 'inProgress', handled_by: admin.login.userData.id })
    site.now.value += MINUTE
    expect(await answer(owner, 'alert.acknowledge', of)).toBe('applied')
    expect(await now()).toEqual(taken)
    for (const status of ['resolved', 'dismissed']) {
      await pushAs(admin, [commandOf(site, 'alert.setStatus', { ...of, status })])
      const closed = await now()
      site.now.value += MINUTE
      expect(await answer(owner, 'alert.acknowledge', of)).toBe('applied')
      expect(await now()).toEqual(closed)
      expect(closed).toMatchObject({ status })
    }
  })

  test('does not take up what was closed and opened again since, for nobody has seen that', async () => {
    const { of, now } = await raised()
    const set = (status: string) => pushAs(owner, [commandOf(site, 'alert.setStatus', { ...of, status })])
    const shown = { ...of, reopenedAt: (await now())?.reopened_at ?? null }
    await set('resolved')
    site.now.value += MINUTE
    await set('new')
    const reopened = await now()
    expect(reopened).toMatchObject({ status: 'new', reopened_at: new Date(site.now.value).toISOString() })
    expect(await answer(owner, 'alert.acknowledge', shown)).toBe('applied')
    expect(await now()).toEqual(reopened)
    await answer(owner, 'alert.acknowledge', { ...of, reopenedAt: reopened?.reopened_at ?? null })
    expect(await now()).toMatchObject({ status: 'inProgress' })
  })

  test('snoozes for a day at most, shortens no snooze, and does nothing after its time', async () => {
    const { of, now } = await raised()
    const inHours = (hours: number) => new Date(site.now.value + hours * HOUR).toISOString()
    const until = async () => (await now())?.snoozed_until
    expect(await answer(owner, 'alert.postpone', { ...of, until: inHours(-1) })).toBe('applied')
    expect(await until()).toBeNull()
    await answer(owner, 'alert.postpone', { ...of, until: inHours(20) })
    expect(await until()).toBe(inHours(20))
    await answer(owner, 'alert.postpone', { ...of, until: inHours(2) })
    expect(await until()).toBe(inHours(20))
    await answer(owner, 'alert.postpone', { ...of, until: '9999-12-31T23:59:59Z' })
    expect(await until()).toBe(inHours(24))
    await pushAs(owner, [commandOf(site, 'alert.setStatus', { ...of, status: 'resolved' })])
    site.now.value += HOUR
    await answer(owner, 'alert.postpone', { ...of, until: inHours(24) })
    expect(await until()).toBe(inHours(23))
  })

  test('is refused of who may not manage alerts, and of a company that is not theirs', async () => {
    const { of, now } = await raised()
    const before = await now()
    const until = new Date(site.now.value + HOUR).toISOString()
    const [reader, other] = [await site.signIn('reader'), owner.login.customers[0]?.id]
    for (const name of ['alert.acknowledge', 'alert.postpone'] as const) {
      const args = name === 'alert.postpone' ? { ...of, until } : of
      expect(await answer(reader, name, args)).toBe('noPermission')
      expect(await answer(owner, name, { ...args, customerId: other })).toBe('notFound')
    }
    expect(await now()).toEqual(before)
  })
})

describe('people are told of new alerts', () => {
  const worthTelling = async () =>
    (await alertsOf())
      .filter(({ severity }) => severity === 'high' || severity === 'medium')
      .toSorted((a, b) => a.id.localeCompare(b.id))
  const change = async (name: 'alert.setStatus' | 'alert.snooze', id: string | undefined, said: object) =>
    expect(
      await pushAs(owner, [commandOf(site, name, { customerId: company(), id, ...said })]),
    ).toMatchObject([{ outcome: 'applied' }])

  test('in one notification for all that one reading has raised, to whoever may read them', async () => {
    const { play, read, notified } = await openCompany()
    play('consent-phishing')
    await read()
    const told = await worthTelling()
    expect(told.length).toBeGreaterThan(1)
    expect(told.length).toBeLessThan((await alertsOf()).length)
    expect(notified).toEqual([
      {
        id: expect.any(String),
        kind: 'alertsRaised',
        severity: 'high',
        count: told.length,
        customerId: company(),
        customerName: owner.login.customers.find(({ id }) => id === company())?.name,
        path: `/secure/alerts/${company()}`,
        version: expect.any(Number),
        pid: `${company()}:alerts`,
        tag: expect.any(String),
        actions: [
          {
            action: 'acknowledge',
            commands: told.map(({ id }) => ({
              name: 'alert.acknowledge',
              args: { customerId: company(), id, reopenedAt: null },
            })),
          },
          {
            action: 'snooze',
            commands: told.map(({ id }) => ({
              name: 'alert.postpone',
              args: {
                customerId: company(),
                id,
                until: new Date(site.now.value + DAY).toISOString(),
              },
            })),
          },
        ],
      },
    ])
  })

  test('whose tag is the same for a company, and names neither it nor what the policy may hide', async () => {
    const { play, read, notified } = await openCompany()
    play('role-at-night')
    await read()
    play('consent-phishing', 1)
    await read()
    expect(notified).toHaveLength(2)
    expect(new Set(notified.map(({ tag }) => tag)).size).toBe(1)
    expect(notified[0]?.tag).not.toContain(company())
    expect(new Set(notified.map(({ id }) => id)).size).toBe(2)
  })

  test('which leads to the alert where it is one, and once', async () => {
    const { play, read, notified } = await openCompany()
    play('role-at-night')
    await read()
    site.now.value += 15 * MINUTE
    await read()
    const [alert, ...others] = await worthTelling()
    expect(others).toEqual([])
    expect(notified).toMatchObject([
      { count: 1, severity: alert?.severity, path: `/secure/alerts/${company()}?open=${alert?.id}` },
    ])
  })

  test('but not of what happened more than a day ago', async () => {
    const { play, read, notified } = await openCompany()
    play('role-at-night', 30)
    await read()
    expect(await worthTelling()).not.toEqual([])
    expect(notified).toEqual([])
  })

  test.each([true, false])('again when what was resolved opens again (snoozed: %s)', async (isSnoozed) => {
    // What is counted is counted by the day.
    site.now.value = Math.ceil(site.now.value / DAY) * DAY + 12 * HOUR
    const { play, read, notified } = await openCompany()
    // The second half of it is still to come.
    play('mfa-fatigue', 0.1)
    await read()
    const raised = await worthTelling()
    expect(notified).toMatchObject([{ count: raised.length }])
    const until = new Date(site.now.value + HOUR).toISOString()
    for (const { id } of raised) {
      await change('alert.setStatus', id, { status: 'resolved' })
      if (isSnoozed) await change('alert.snooze', id, { until })
    }
    site.now.value += 5 * MINUTE
    await read()
    const now = new Date(site.now.value).toISOString()
    expect((await worthTelling()).map((each) => [each.id, each.status, each.reopened_at])).toEqual(
      raised.map(({ id }) => [id, 'new', now]),
    )
    expect(notified.slice(1)).toMatchObject(isSnoozed ? [] : [{ count: raised.length }])
    expect(new Set(notified.map(({ id }) => id)).size).toBe(notified.length)
  })

  test('not of one that somebody has closed or snoozed before they could be told', async () => {
    const { play, read, failures, attempted, notified } = await openCompany()
    play('consent-phishing')
    failures.push(new Error('No connection'))
    await expect(read()).rejects.toThrow('No connection')
    const [closed, snoozed, ...others] = await worthTelling()
    await change('alert.setStatus', closed?.id, { status: 'dismissed' })
    await change('alert.snooze', snoozed?.id, { until: new Date(site.now.value + HOUR).toISOString() })
    await read()
    expect(attempted).toHaveLength(2)
    expect(notified).toMatchObject([{ count: others.length }])
  })

  test('by the next reading where this one could not, in a notification that devices know', async () => {
    const { play, read, failures, attempted, notified } = await openCompany()
    play('consent-phishing')
    failures.push(new Error('No connection'))
    await expect(read()).rejects.toThrow('No connection')
    expect(notified).toEqual([])
    await read()
    expect(notified.map(({ id }) => id)).toEqual([attempted[0]?.id])
    await read()
    expect(notified).toHaveLength(1)
  })

  test('by a later reading where a process ended while it told them', async () => {
    const { play, read, failures, notified } = await openCompany()
    play('consent-phishing')
    failures.push(new Error('No connection'))
    await expect(read()).rejects.toThrow('No connection')
    // As that process would have left it.
    await sql`update alert_notice set taken_at = ${site.now.value}::bigint where customer_id = ${company()}::uuid`.execute(
      site.database.db,
    )
    await read()
    expect(notified).toEqual([])
    site.now.value += 10 * MINUTE
    await read()
    expect(notified).toHaveLength(1)
  })

  test('once where several processes read at once', async () => {
    const { play, read, notified } = await openCompany()
    play('consent-phishing')
    await Promise.all([read(), read(), read()])
    await read()
    expect(notified).toMatchObject([{ count: (await worthTelling()).length }])
  })

  test('again when the vendor finds the same to be graver, which is one alert', async () => {
    const { feeds, read, notified } = await openCompany()
    const detectedDateTime = new Date(site.now.value - HOUR).toISOString()
    const stateOf = (riskLevel: string, state: number): FeedPage => ({
      records: [
        {
          id: `risk@${state}`,
          at: site.now.value,
          record: {
            id: 'risk',
            requestId: 'sign-in',
            riskEventType: 'unfamiliarFeatures',
            riskLevel,
            riskState: 'atRisk',
            detectedDateTime,
            activityDateTime: detectedDateTime,
            userPrincipalName: 'alma@fabrikam.example',
          },
        },
      ],
      unread: [],
      gaps: [],
      cursor: String(state),
    })
    const telling = (page: FeedPage): SecurityFeeds => ({
      ...feeds,
      async *read(source) {
        if (source === 'riskDetections') yield page
      },
    })
    await read(telling(stateOf('low', 1)))
    expect(notified).toEqual([])
    expect(await told()).toMatchObject([{ severity: 'low', count: 1 }])
    await read(telling(stateOf('high', 2)))
    expect(await told()).toMatchObject([{ severity: 'high', count: 1 }])
    expect(notified).toMatchObject([{ severity: 'high', count: 1 }])
  })

  test('once by the faster of two processes, when it has read what the slower one did not wait for', async () => {
    const { play, read, feeds, notified } = await openCompany()
    play('consent-phishing')
    const { value: page } = (await feeds.read('directoryAudits').next()) as { value: FeedPage }
    const inTwoPages = (readFirst: () => Promise<unknown>, readSecond: () => Promise<unknown>) => ({
      ...feeds,
      async *read(source: string, cursor?: string) {
        if (source !== 'directoryAudits') {
          yield* feeds.read(source, cursor)
          return
        }
        // The newest is in the second one.
        await readFirst()
        yield { ...page, records: page.records.slice(1), cursor: '1' }
        await readSecond()
        yield { ...page, records: page.records.slice(0, 1) }
      },
    })
    const [slowBegan, fastKept] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const slow = read(
      inTwoPages(
        async () => {
          slowBegan.resolve()
          await fastKept.promise
        },
        async () => {},
      ),
    )
    await read(
      inTwoPages(
        () => slowBegan.promise,
        async () => {
          fastKept.resolve()
          await slow
        },
      ),
    )
    expect(notified).toMatchObject([{ count: (await worthTelling()).length }])
  })
})

describe('what is usual', () => {
  test('at a company keeps its own countries from alerting, and its exceptions', async () => {
    const setup = { ...nothingUsual, operating_countries: ['NG', 'NL'] }
    const { status } = await owner.api('PUT', `/secure/alert/event-setup?customerId=${company()}`, setup)
    expect(status).toBe(200)
    const { play, read } = await openCompany()
    play('foreign-sign-in')
    await read()
    expect((await told()).filter(({ detection }) => detection.includes('operating'))).toEqual([])
    const { body } = await owner.api('GET', `/secure/alert/event-setup?customerId=${company()}`)
    expect(body).toEqual({ ...setup, customer_id: company() })
    await unitOfWork({ db: site.database.db, tables: entityTables }, organizationId(), async (work) => {
      await work.load('usualSetup', [usualSetupId(company())])
      work.remove('usualSetup', usualSetupId(company()))
    })
  })

  test('for all companies is said only by who sees all of them', async () => {
    const agent = await site.signIn('agent')
    const { status } = await agent.api('PUT', '/secure/alert/event-setup?customerId=*', nothingUsual)
    expect(status).toBe(403)
  })

  test.each([
    [{ safe_addresses: ['192.0.2.300'] }, 'Invalid IP'],
    [{ safe_addresses: ['192.0.2.0/24', '192.0.2.0/24'] }, 'IP is already in the list'],
  ])('refuses %j with “%s” (ALERT-15)', async (said, message) => {
    const { status, body } = await owner.api('PUT', `/secure/alert/event-setup?customerId=*`, {
      ...nothingUsual,
      ...said,
    })
    expect(status).toBe(422)
    expect(JSON.stringify(body)).toContain(message)
  })
})

test('tenants are asked when they were left alone for their time, and never without one', async () => {
  const sent: unknown[] = []
  const parts = {
    db: site.database.db,
    now: () => site.now.value,
    jobs: {
      send: async (_queue: string, data: object) =>
        void sent.push((data as { integrationId: string }).integrationId),
    },
  }
  await requestDueFeeds({ ...parts, feedInterval: 0 })
  expect(sent).toEqual([])
  await requestDueFeeds({ ...parts, feedInterval: 5 * MINUTE })
  expect(sent).toContain(integration.id)
})

// At the end, for a device reads so many changes in several answers.
describe('the sweep', () => {
  const countOf = async (table: string) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where customer_id = ${company()}::uuid`.execute(
      site.database.db,
    )
    return rows[0]?.count
  }
  /** As many alerts of 91 days ago as one batch does not take. */
  const fill = () =>
    unitOfWork({ db: site.database.db, tables: entityTables }, organizationId(), async (work) => {
      const last_at = new Date(site.now.value - 91 * DAY).toISOString()
      const ids = Array.from({ length: 1003 }, () => uuidv7())
      await work.load('alert', ids)
      for (const id of ids)
        work.put('alert', buildAlert({ id, customer_id: company(), at: last_at, last_at }))
    })

  test('forgets all old alerts, more than one batch takes, and stops where its time is up', async () => {
    const { partsOf, feeds } = await openCompany()
    await fill()
    let looks = 0
    // The second look at the clock finds the time up.
    await sweepEvents(partsOf(feeds), { time: 2, clock: () => looks++ })
    expect(await countOf('alert')).toBe(3)
    await fill()
    await sweepEvents(partsOf(feeds))
    expect(await countOf('alert')).toBe(0)
  })

  test('takes the keys of events with them, and touches those of no other', async () => {
    const { play, read, partsOf, feeds } = await openCompany()
    comeBack()
    play('role-at-night')
    await read()
    site.now.value += 8 * DAY + HOUR
    play('consent-phishing')
    await read()
    const orphan = { reading: uuidv7(), key: uuidv7() }
    await sql`
      insert into tenant_event_key (organization_id, customer_id, key, at, reading)
      values (${organizationId()}::uuid, ${company()}::uuid, ${orphan.key}::uuid, 0, ${orphan.reading}::uuid)`.execute(
      site.database.db,
    )
    await sql`delete from alert_event where customer_id = ${company()}::uuid`.execute(site.database.db)
    const keysOf = async (isOld: boolean) => {
      const since = new Date(site.now.value - 8 * DAY)
      const { rows } = await sql`
        select k.reading from tenant_event_key k join tenant_event e using (organization_id, customer_id, reading)
        where k.customer_id = ${company()}::uuid and (e.kept_at < ${since}) = ${isOld}`.execute(
        site.database.db,
      )
      return rows.length
    }
    const kept = await keysOf(false)
    expect([kept > 0, (await keysOf(true)) > 0]).toEqual([true, true])
    await sweepEvents(partsOf(feeds))
    // The one whose event was never there shows that no table is looked through.
    expect([await keysOf(false), await countOf('tenant_event_key')]).toEqual([kept, kept + 1])
  })
})
