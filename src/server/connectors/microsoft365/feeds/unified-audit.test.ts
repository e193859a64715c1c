import { describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '#shared/lib/time.ts'
import { addBlob } from '#sandbox/microsoft365/feeds/content-blobs.ts'
import { cursorOf, idsIn, readFeed, readFeedWithCrashes, refusalOf } from '#tests/support/feed-pages.ts'
import { openPretendTenant, READ_AT } from '#tests/support/vendors/pretend-tenant.ts'
import { NOT_SWITCHED_ON } from '../../security-feeds.ts'

const EXCHANGE = 'Audit.Exchange'
const SOURCE = `unifiedAudit/${EXCHANGE}`

/** As the vendor writes it: UTC, without saying so. */
const written = (time: number) => new Date(time).toISOString().slice(0, 19)
const record = (id: string, at: number) => ({ Id: id, CreationTime: written(at), Operation: 'Set-Mailbox' })

function open({
  answer = () => undefined,
  isOn = true,
  isSubscribed = true,
}: {
  answer?: (request: Request) => Response | undefined
  isOn?: boolean
  isSubscribed?: boolean
} = {}) {
  const clock = { value: READ_AT }
  const asked: string[] = []
  const sleeps: number[] = []
  const opened = openPretendTenant({
    now: () => clock.value,
    sleep: (duration) => {
      sleeps.push(duration)
      clock.value += duration
    },
    answer: (request) => {
      asked.push(request.url)
      return answer(request)
    },
  })
  const { tenant } = opened
  const switchAudit = (on: boolean) => {
    const config = { Identity: 'Admin Audit Log Settings', UnifiedAuditLogIngestionEnabled: on }
    tenant.settings.exchange['AdminAuditLogConfig'] = [config]
  }
  switchAudit(isOn)
  const subscription = { startedAt: READ_AT - 30 * DAY, isEnabled: true }
  if (isSubscribed) tenant.feeds.subscriptions.set(EXCHANGE, subscription)
  const add = (age: number, ...ids: string[]) =>
    addBlob(
      tenant,
      EXCHANGE,
      ids.map((id) => record(id, clock.value - age - 20 * MINUTE)),
      clock.value - age,
    )
  const fetched = () => asked.filter((url) => url.includes('/feed/audit/')).length
  return { ...opened, clock, asked, sleeps, add, fetched, switchAudit }
}

const gapsIn = (pages: Awaited<ReturnType<typeof readFeed>>) => pages.flatMap(({ gaps }) => gaps)

describe('the unified audit log', () => {
  test('is read as far back as it is kept, through all spans and pages of their lists', async () => {
    const { add, feeds, asked } = open()
    const ids = Array.from({ length: 90 }, (_, place) => `record-${place}`)
    for (const [place, id] of ids.entries()) add(6.9 * DAY - place * 1.8 * HOUR, id, `${id}-second`)
    // More than fits a page of the list, within one span.
    for (let place = 0; place < 45; place += 1) add(3 * HOUR - place * MINUTE, `busy-${place}`)
    const pages = await readFeed(feeds, SOURCE)
    expect(idsIn(pages).toSorted()).toEqual(
      [
        ...ids.flatMap((id) => [id, `${id}-second`]),
        ...Array.from({ length: 45 }, (_, place) => `busy-${place}`),
      ].toSorted(),
    )
    expect(gapsIn(pages)).toEqual([])
    const spans = new Set(asked.flatMap((url) => /startTime=([^&]+)/.exec(url)?.[1] ?? []))
    expect(spans.size).toBe(7)
    expect(asked.some((url) => url.includes('nextPage='))).toBe(true)
  })

  test('has its times in UTC, and records as they came', async () => {
    const { add, feeds } = open()
    add(HOUR, 'a')
    expect((await readFeed(feeds, SOURCE)).flatMap(({ records }) => records)).toEqual([
      { id: 'a', at: READ_AT - HOUR - 20 * MINUTE, record: record('a', READ_AT - HOUR - 20 * MINUTE) },
    ])
  })

  test('loses nothing by a crash between any two pages, and fetches nothing twice', async () => {
    const { add, feeds, fetched, clock } = open()
    const ids = Array.from({ length: 60 }, (_, place) => `record-${place}`)
    for (const [place, id] of ids.entries()) add(26 * HOUR - place * 26 * MINUTE, id)
    const pages = await readFeedWithCrashes(feeds, SOURCE)
    expect(idsIn(pages).toSorted()).toEqual(ids.toSorted())
    expect(fetched()).toBe(60)
    clock.value += 10 * MINUTE
    add(MINUTE, 'new')
    expect(idsIn(await readFeed(feeds, SOURCE, cursorOf(pages)))).toEqual(['new'])
  })

  test('finds content that is listed late, and a record that comes in content twice, by its id', async () => {
    const { add, feeds, clock } = open()
    add(30 * MINUTE, 'a', 'b')
    const cursor = cursorOf(await readFeed(feeds, SOURCE))
    clock.value += 15 * MINUTE
    add(100 * MINUTE, 'late', 'a')
    add(5 * MINUTE, 'old but in new content')
    expect(idsIn(await readFeed(feeds, SOURCE, cursor)).toSorted()).toEqual([
      'a',
      'late',
      'old but in new content',
    ])
  })

  test('has a cursor that stays small, whatever was read', async () => {
    const { add, feeds } = open()
    for (let place = 0; place < 2000; place += 1) add(100 * MINUTE - place * 2000, `record-${place}`)
    const pages = await readFeed(feeds, SOURCE)
    expect(new Set(idsIn(pages)).size).toBe(2000)
    expect(Math.max(...pages.map(({ cursor }) => cursor.length))).toBeLessThan(64_000)
  })

  test('is collected once it is asked for: what was before that is a gap', async () => {
    const { add, feeds, tenant, clock } = open({ isSubscribed: false })
    add(HOUR, 'before')
    const first = await readFeed(feeds, SOURCE)
    expect(idsIn(first)).toEqual([])
    expect(gapsIn(first)).toEqual([
      { from: READ_AT - 7 * DAY + 10 * MINUTE, to: READ_AT, why: 'notSubscribed' },
    ])
    expect(tenant.feeds.subscriptions.has(EXCHANGE)).toBe(true)
    clock.value += HOUR
    add(MINUTE, 'after')
    const second = await readFeed(feeds, SOURCE, cursorOf(first))
    expect([idsIn(second), gapsIn(second)]).toEqual([['after'], []])
  })

  test('that was stopped in between is asked for again, and says what is missing', async () => {
    const { add, feeds, tenant, clock } = open()
    add(HOUR, 'a')
    const cursor = cursorOf(await readFeed(feeds, SOURCE))
    tenant.feeds.subscriptions.clear()
    clock.value += 5 * HOUR
    const pages = await readFeed(feeds, SOURCE, cursor)
    expect(gapsIn(pages)).toEqual([{ from: READ_AT - 2 * HOUR, to: clock.value, why: 'notSubscribed' }])
  })

  test('after more than a week says what has expired', async () => {
    const { add, feeds, clock } = open()
    add(HOUR, 'a')
    const cursor = cursorOf(await readFeed(feeds, SOURCE))
    clock.value += 9 * DAY
    add(DAY, 'b')
    const pages = await readFeed(feeds, SOURCE, cursor)
    expect(idsIn(pages)).toEqual(['b'])
    expect(gapsIn(pages)).toEqual([
      { from: READ_AT - 2 * HOUR, to: clock.value - 7 * DAY + 10 * MINUTE, why: 'expired' },
    ])
  })

  test('says what has expired between its list and its content, and reads on', async () => {
    const { add, feeds, clock } = open()
    add(7 * DAY - 11 * MINUTE, 'old')
    const expiring = add(7 * DAY - 11.5 * MINUTE, 'expiring')
    add(HOUR, 'new')
    const pages: Awaited<ReturnType<typeof readFeed>> = []
    for await (const page of feeds.read(SOURCE)) {
      pages.push(page)
      clock.value += 12 * MINUTE
    }
    expect(idsIn(pages)).toEqual(['old', 'new'])
    expect(gapsIn(pages)).toEqual([{ from: expiring.createdAt, to: expiring.createdAt, why: 'expired' }])
  })

  test('says which content is broken, and reads on', async () => {
    const broken = { id: '' }
    const answer = (request: Request) =>
      broken.id !== '' && request.url.includes(broken.id)
        ? new Response('[{"Id":"half', { headers: { 'Content-Type': 'application/json' } })
        : undefined
    const { add, feeds } = open({ answer })
    const blob = add(2 * HOUR, 'lost')
    broken.id = blob.contentId
    add(HOUR, 'whole')
    const pages = await readFeed(feeds, SOURCE)
    expect(idsIn(pages)).toEqual(['whole'])
    expect(gapsIn(pages)).toEqual([{ from: blob.createdAt, to: blob.createdAt, why: 'unreadable' }])
  })

  test('does not take a page of a gateway for broken content', async () => {
    const answer = (request: Request) =>
      request.url.includes('/feed/audit/')
        ? new Response('<p>Sign in</p>', { headers: { 'Content-Type': 'text/html' } })
        : undefined
    const { add, feeds } = open({ answer })
    add(HOUR, 'a')
    expect(await refusalOf(feeds, SOURCE)).toMatchObject({ reason: 'unexpectedAnswer' })
  })

  test('tells what cannot be a record, and reads those of a megabyte', async () => {
    const { tenant, feeds } = open()
    const big = { ...record('big', READ_AT), Data: 'x'.repeat(1_000_000) }
    const strange = [{ CreationTime: written(READ_AT) }, { Id: 'timeless' }]
    addBlob(tenant, EXCHANGE, [big, ...strange], READ_AT - HOUR)
    const pages = await readFeed(feeds, SOURCE)
    expect(pages.flatMap(({ records }) => records)).toEqual([{ id: 'big', at: READ_AT, record: big }])
    expect(pages.flatMap(({ unread }) => unread)).toEqual([
      { why: 'noId', record: strange[0] },
      { why: 'noTime', record: strange[1] },
    ])
  })
})

describe('the unified audit log cannot be read', () => {
  test('where it was never switched on', async () => {
    const { feeds } = open({ isOn: false, isSubscribed: false })
    expect(await refusalOf(feeds, SOURCE)).toEqual({ reason: 'missingScope', code: NOT_SWITCHED_ON })
    expect(await readFeed(feeds, 'directoryAudits')).toHaveLength(1)
  })

  test('where it was switched off: after a quiet day the tenant is asked', async () => {
    const { add, feeds, clock, switchAudit } = open()
    add(HOUR, 'a')
    const first = await readFeed(feeds, SOURCE)
    switchAudit(false)
    clock.value += 5 * HOUR
    const second = await readFeed(feeds, SOURCE, cursorOf(first))
    clock.value += DAY
    await expect(readFeed(feeds, SOURCE, cursorOf(second))).rejects.toMatchObject({ code: NOT_SWITCHED_ON })
    switchAudit(true)
    expect(idsIn(await readFeed(feeds, SOURCE, cursorOf(second)))).toEqual([])
  })

  test('where an administrator has switched the subscription off', async () => {
    const { feeds, tenant } = open()
    tenant.feeds.subscriptions.set(EXCHANGE, { startedAt: 0, isEnabled: false })
    expect(await refusalOf(feeds, SOURCE)).toEqual({ reason: 'missingScope', code: NOT_SWITCHED_ON })
  })

  test('without the permission; that for sensitive data is one of its own', async () => {
    const { feeds, tenant } = open()
    tenant.consentedRoles = (tenant.consentedRoles ?? []).filter((role) => role !== 'ActivityFeed.ReadDlp')
    expect(await refusalOf(feeds, 'unifiedAudit/DLP.All')).toEqual({
      reason: 'missingScope',
      code: 'AF10001',
    })
    expect(await readFeed(feeds, SOURCE)).not.toEqual([])
    const other = open()
    other.tenant.consentedRoles = ['AuditLog.Read.All']
    expect(await refusalOf(other.feeds, SOURCE)).toEqual({ reason: 'missingScope', code: 'AF10001' })
    expect(await readFeed(other.feeds, 'directoryAudits')).toHaveLength(1)
  })

  test('with a token for another interface', async () => {
    let token = ''
    const { feeds } = open({
      answer: (request) => {
        if (request.url.includes('/feed/')) {
          const [, claims = ''] = (request.headers.get('Authorization') ?? '').split('.')
          const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string }
          token = aud
        }
        return undefined
      },
    })
    await readFeed(feeds, SOURCE)
    expect(token).toBe('https://manage.office.com')
  })

  test('from another host, whoever names it', async () => {
    const elsewhere = 'https://elsewhere.example/api/v1.0/x/activity/feed/audit/1'
    const content = { contentId: '1', contentUri: elsewhere, contentCreated: '2026-05-01T00:00:00Z' }
    const lists: [body: unknown, headers: Record<string, string>][] = [
      [[content], {}],
      [[], { NextPageUri: elsewhere }],
    ]
    for (const [body, headers] of lists) {
      const { feeds, asked } = open({
        answer: (request) =>
          request.url.includes('/subscriptions/content') ? Response.json(body, { headers }) : undefined,
      })
      expect(await refusalOf(feeds, SOURCE)).toEqual({ reason: 'unexpectedAnswer', code: 'foreignLink' })
      expect(asked.filter((url) => url.startsWith('https://elsewhere.example'))).toEqual([])
    }
  })

  test('faster than the vendor likes: it waits as long as it is asked to', async () => {
    const { add, feeds, tenant, sleeps } = open()
    for (let place = 0; place < 20; place += 1) add(HOUR + place * MINUTE, `record-${place}`)
    tenant.provoked.add('throttled')
    expect(idsIn(await readFeed(feeds, SOURCE))).toHaveLength(20)
    expect(sleeps.length).toBeGreaterThan(5)
    expect(new Set(sleeps)).toEqual(new Set([5000]))
  })
})
