import { describe, expect, test } from 'vitest'
import { neededPermissions } from '#shared/domain/integrations/permissions.ts'
import { DAY, HOUR, MINUTE } from '#shared/lib/time.ts'
import { writeDue } from '#sandbox/microsoft365/feeds/pending.ts'
import { noteAudit } from '#sandbox/microsoft365/graph/directory-audits.ts'
import { cursorOf, idsIn, readFeed, readFeedWithCrashes, refusalOf } from '#tests/support/feed-pages.ts'
import { openPretendTenant, READ_AT } from '#tests/support/vendors/pretend-tenant.ts'
import { EVERY_PLAN } from '#tests/support/posture/every-plan.ts'
import { NOT_LICENSED } from '../../connector-error.ts'

const PLANS = [...EVERY_PLAN, 'AAD_WRKLDID_P1']

/** Where each source lies, and the member by which it is read. */
const SOURCES: [source: string, path: string, time: string][] = [
  ['signIns', 'auditLogs/signIns', 'createdDateTime'],
  ['riskDetections', 'identityProtection/riskDetections', 'detectedDateTime'],
  ['riskyUsers', 'identityProtection/riskyUsers', 'riskLastUpdatedDateTime'],
  ['servicePrincipalRiskDetections', 'identityProtection/servicePrincipalRiskDetections', 'detectedDateTime'],
  ['riskyServicePrincipals', 'identityProtection/riskyServicePrincipals', 'riskLastUpdatedDateTime'],
  ['defenderAlerts', 'security/alerts_v2', 'lastUpdateDateTime'],
  ['defenderIncidents', 'security/incidents', 'lastUpdateDateTime'],
  ['mailThreats', 'security/threatSubmission/emailThreats', 'createdDateTime'],
  ['serviceHealth', 'admin/serviceAnnouncement/issues', 'lastModifiedDateTime'],
]

const iso = (time: number) => new Date(time).toISOString()
const nativeIds = (ids: readonly string[]) => ids.map((id) => id.split('@')[0])

function open(parts: Parameters<typeof openPretendTenant>[0] = {}) {
  const clock = { value: READ_AT }
  const sleeps: number[] = []
  const opened = openPretendTenant({
    plans: PLANS,
    now: () => clock.value,
    sleep: (duration) => {
      sleeps.push(duration)
      clock.value += duration
    },
    ...parts,
  })
  const { tenant } = opened
  const put = (path: string, items: Record<string, unknown>[]) => {
    tenant.settings.graph[path] = items
  }
  return { ...opened, clock, sleeps, put }
}

const manyOf = (count: number, time: string) =>
  Array.from({ length: count }, (_, place) => ({
    id: `item-${place}`,
    [time]: iso(READ_AT - (place + 1) * MINUTE),
  }))

describe('a collection of Graph', () => {
  test.each(SOURCES)(
    '%s is read to its last page, and each record as it came',
    async (source, path, time) => {
      const { put, feeds } = open()
      const items = manyOf(2600, time)
      put(path, items)
      const pages = await readFeed(feeds, source)
      expect(pages.length).toBeGreaterThan(1)
      expect(nativeIds(idsIn(pages)).toSorted()).toEqual(items.map(({ id }) => id).toSorted())
      const records = pages.flatMap((page) => page.records)
      expect(records.find(({ id }) => id.startsWith('item-0'))).toMatchObject({
        at: READ_AT - MINUTE,
        record: items[0],
      })
      expect(pages.flatMap(({ gaps, unread }) => [...gaps, ...unread])).toEqual([])
    },
  )

  test.each(SOURCES)('%s loses nothing by a crash between any two pages', async (source, path, time) => {
    const { put, feeds, clock } = open()
    const items = manyOf(2600, time)
    put(path, items)
    const pages = await readFeedWithCrashes(feeds, source)
    expect(new Set(nativeIds(idsIn(pages)))).toEqual(new Set(items.map(({ id }) => id)))
    clock.value += 30 * MINUTE
    put(path, [...items, { id: 'later', [time]: iso(READ_AT + 5 * MINUTE) }])
    expect(nativeIds(idsIn(await readFeed(feeds, source, cursorOf(pages))))).toContain('later')
  })

  test.each(SOURCES)('%s finds what is written late', async (source, path, time) => {
    const { put, feeds, clock } = open()
    put(path, [{ id: 'early', [time]: iso(READ_AT - 2 * MINUTE) }])
    const cursor = cursorOf(await readFeed(feeds, source))
    clock.value += 20 * MINUTE
    put(path, [
      { id: 'early', [time]: iso(READ_AT - 2 * MINUTE) },
      { id: 'late', [time]: iso(READ_AT - 40 * MINUTE) },
    ])
    expect(nativeIds(idsIn(await readFeed(feeds, source, cursor))).toSorted()).toEqual(['early', 'late'])
  })

  test('the log of the directory is read, with what Graph itself has changed in it', async () => {
    const { tenant, feeds, settings } = open()
    await settings.change({
      transport: 'graph',
      method: 'PATCH',
      version: 'v1.0',
      path: 'policies/authorizationPolicy',
      body: { allowInvitesFrom: 'none' },
    })
    for (let minute = 1; minute <= 1200; minute += 1)
      noteAudit(tenant, {
        activity: `Activity ${minute}`,
        category: 'Policy',
        service: 'Core Directory',
        operation: 'Update',
        by: { user: { id: 'jo', userPrincipalName: 'jo@fabrikam.example' } },
        target: { id: null, displayName: null, type: 'Other' },
        at: READ_AT - minute * MINUTE,
      })
    const pages = await readFeedWithCrashes(feeds, 'directoryAudits')
    expect(pages).toHaveLength(2)
    expect(new Set(idsIn(pages)).size).toBe(1201)
    expect(JSON.stringify(pages)).toContain('Update authorization policy')
  })

  test('an object that has changed is a record of its own, and one that has not is the same', async () => {
    const { put, feeds, clock } = open()
    const alert = { id: 'da1', status: 'new', lastUpdateDateTime: iso(READ_AT - MINUTE) }
    put('security/alerts_v2', [alert])
    const first = await readFeed(feeds, 'defenderAlerts')
    clock.value += 10 * MINUTE
    const again = await readFeed(feeds, 'defenderAlerts', cursorOf(first))
    expect(idsIn(again)).toEqual(idsIn(first))
    put('security/alerts_v2', [{ ...alert, status: 'resolved', lastUpdateDateTime: iso(READ_AT) }])
    const changed = await readFeed(feeds, 'defenderAlerts', cursorOf(again))
    expect(changed[0]?.records).toMatchObject([{ id: `da1@${iso(READ_AT)}`, record: { status: 'resolved' } }])
  })

  test('incidents come with their alerts, and kinds that are newer than the interface by their names', async () => {
    const { put, feeds } = open()
    const time = { lastUpdateDateTime: iso(READ_AT - MINUTE) }
    put('security/incidents', [{ id: '7', status: 'awaitingAction', alerts: [{ id: 'da1' }], ...time }])
    put('security/alerts_v2', [{ id: 'da1', serviceSource: 'microsoftSentinel', ...time }])
    expect((await readFeed(feeds, 'defenderIncidents'))[0]?.records[0]?.record).toMatchObject({
      status: 'awaitingAction',
      alerts: [{ id: 'da1' }],
    })
    expect((await readFeed(feeds, 'defenderAlerts'))[0]?.records[0]?.record).toMatchObject({
      serviceSource: 'microsoftSentinel',
    })
  })

  test('what cannot be a record is told as it came, with the reason', async () => {
    const strange = [7, null, ['a'], { createdDateTime: iso(READ_AT) }, { id: '', createdDateTime: 'x' }]
    const timeless = [{ id: 'a' }, { id: 'b', createdDateTime: 'yesterday' }, { id: 'c', createdDateTime: 5 }]
    const answer = (request: Request) =>
      request.url.includes('/signIns')
        ? Response.json({
            value: [...strange, ...timeless, { id: 'ok', createdDateTime: '2060-01-01T00:00:00Z' }],
          })
        : undefined
    const [page] = await readFeed(open({ answer }).feeds, 'signIns')
    expect(page?.records).toMatchObject([{ id: 'ok', at: Date.UTC(2060, 0, 1) }])
    expect(page?.unread).toEqual([
      ...['noObject', 'noObject', 'noObject', 'noId', 'noId'].map((why, place) => ({
        why,
        record: strange[place],
      })),
      ...timeless.map((record) => ({ why: 'noTime', record })),
    ])
  })

  test('records of a megabyte are read', async () => {
    const { put, feeds } = open()
    const text = `<b>\u202e${'x'.repeat(1_000_000)}</b>`
    put('auditLogs/signIns', [{ id: 'big', createdDateTime: iso(READ_AT - MINUTE), userDisplayName: text }])
    expect((await readFeed(feeds, 'signIns'))[0]?.records[0]?.record).toMatchObject({ userDisplayName: text })
  })
})

describe('reading on', () => {
  test('after a long time tells what the vendor has let go of, and what it may have', async () => {
    const { feeds, clock } = open()
    const cursor = cursorOf(await readFeed(feeds, 'directoryAudits'))
    const since = READ_AT - HOUR
    clock.value += 40 * DAY
    expect((await readFeed(feeds, 'directoryAudits', cursor))[0]?.gaps).toEqual([
      { from: since, to: clock.value - 30 * DAY, why: 'expired' },
      { from: clock.value - 30 * DAY, to: clock.value - 7 * DAY, why: 'perhapsExpired' },
    ])
  })

  test('from a link that the vendor has forgotten begins again where the read began', async () => {
    let isForgotten = false
    const answer = (request: Request) =>
      isForgotten && request.url.includes('skiptoken')
        ? Response.json(
            { error: { code: 'BadRequest', message: 'Skip token is not valid.' } },
            { status: 400 },
          )
        : undefined
    const { put, feeds, clock } = open({ answer })
    const items = manyOf(1200, 'createdDateTime')
    put('auditLogs/signIns', items)
    const first = (await feeds.read('signIns').next()).value
    isForgotten = true
    clock.value += HOUR
    const again = (await feeds.read('signIns', first?.cursor).next()).value
    expect(idsIn(again ? [again] : [])).toContain('item-0')
    isForgotten = false
    expect(new Set(idsIn(await readFeed(feeds, 'signIns', first?.cursor))).size).toBe(200)
  })

  test('from what is no cursor, or that of another feed, is refused', async () => {
    const { feeds } = open()
    for (const cursor of ['', '{}', 'null', '{"kind":"manage","from":0,"fetched":[]}'])
      await expect(readFeed(feeds, 'signIns', cursor)).rejects.toMatchObject({ reason: 'resyncRequired' })
  })

  test('goes to our own host alone, whoever names another', async () => {
    const asked: string[] = []
    const elsewhere = 'https://elsewhere.example/v1.0/auditLogs/signIns'
    const answer = (request: Request) => {
      asked.push(request.url)
      return request.url.includes('/signIns')
        ? Response.json({ value: [{ id: 'a', createdDateTime: iso(READ_AT) }], '@odata.nextLink': elsewhere })
        : undefined
    }
    const { feeds } = open({ answer })
    expect(await refusalOf(feeds, 'signIns')).toEqual({ reason: 'unexpectedAnswer', code: 'foreignLink' })
    const cursor = JSON.stringify({ kind: 'graph', since: 0, left: { startedAt: 0, next: elsewhere } })
    await feeds.read('signIns', cursor).next()
    expect(asked.filter((url) => !url.startsWith('https://cloud.example/m365/'))).toEqual([])
  })
})

describe('a source that cannot be read', () => {
  test.each([...SOURCES.map(([source]) => source), 'directoryAudits'])(
    '%s: a permission that is missing is told, and stops no other',
    async (source) => {
      const { tenant, feeds } = open()
      const permission = feeds.sources.find(({ id }) => id === source)?.permission
      // Who may write may read.
      const reading = [permission, permission?.replace('.Read.', '.ReadWrite.')]
      tenant.consentedRoles = (tenant.consentedRoles ?? []).filter((role) => !reading.includes(role))
      const { reason, code } = await refusalOf(feeds, source)
      expect([reason, code === NOT_LICENSED]).toEqual(['missingScope', false])
      const others = feeds.sources.filter(
        (each) => each.permission !== permission && each.feed !== 'unifiedAudit',
      )
      for (const { id } of others) expect(await readFeed(feeds, id)).not.toEqual([])
    },
  )

  test.each([
    'signIns',
    'riskDetections',
    'riskyUsers',
    'riskyServicePrincipals',
    'servicePrincipalRiskDetections',
    'defenderAlerts',
    'defenderIncidents',
  ])('%s: a license that is missing is told', async (source) => {
    const { feeds } = open({ plans: ['EXCHANGE_S_STANDARD'] })
    expect(await refusalOf(feeds, source)).toEqual({ reason: 'missingScope', code: NOT_LICENSED })
    expect(await readFeed(feeds, 'directoryAudits')).toHaveLength(1)
  })

  test('with the lesser license risks are told without their kind', async () => {
    const { put, feeds } = open({ plans: ['AAD_PREMIUM'] })
    const detection = { id: 'a', riskEventType: 'passwordSpray', detectedDateTime: iso(READ_AT - MINUTE) }
    put('identityProtection/riskDetections', [detection])
    expect((await readFeed(feeds, 'riskDetections'))[0]?.records).toMatchObject([
      { record: { riskEventType: 'generic', riskLevel: 'hidden' } },
    ])
  })

  test('throttled: it waits as long as it is asked to', async () => {
    const { put, tenant, feeds, sleeps } = open()
    tenant.provoked.add('throttled')
    put('auditLogs/signIns', manyOf(4500, 'createdDateTime'))
    expect(new Set(idsIn(await readFeed(feeds, 'signIns'))).size).toBe(4500)
    expect(sleeps.length).toBeGreaterThan(0)
    expect(new Set(sleeps)).toEqual(new Set([5000]))
  })

  test.each([
    ['down', 'unreachable'],
    ['html', 'unexpectedAnswer'],
    ['no-permission', 'missingScope'],
    ['consent-missing', 'consentMissing'],
  ])('in a tenant of %s it says why', async (failure, reason) => {
    const { feeds } = open({ domain: `${failure}.fabrikam.example` })
    for (const { id } of feeds.sources) expect(await refusalOf(feeds, id)).toMatchObject({ reason })
  })
})

test('what is late in the cloud is not there before', async () => {
  const { tenant, feeds, clock } = open()
  const item = { id: 'a', createdDateTime: iso(READ_AT) }
  tenant.feeds.pending.push({ feed: 'auditLogs/signIns', item, appearsAt: READ_AT + 2 * MINUTE })
  writeDue(tenant, READ_AT)
  const first = await readFeed(feeds, 'signIns')
  expect(idsIn(first)).toEqual([])
  clock.value += 3 * MINUTE
  expect(idsIn(await readFeed(feeds, 'signIns', cursorOf(first)))).toEqual(['a'])
})

test('the permission of every feed of Graph is one that the consent asks for', () => {
  const { feeds } = openPretendTenant()
  const ofGraph = feeds.sources.filter(({ feed }) => feed !== 'unifiedAudit')
  expect(
    ofGraph.map(({ permission }) => permission).filter((each) => !neededPermissions.includes(each)),
  ).toEqual([])
})
