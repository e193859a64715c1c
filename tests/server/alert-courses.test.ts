// @module-tag database
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { alertId, alertRowOf, unhandled } from '#shared/domain/alerts/alert-row.ts'
import { raise } from '#shared/domain/alerts/alert.ts'
import { detect } from '#shared/domain/alerts/detect.ts'
import { createHistory } from '#shared/domain/alerts/history.ts'
import type { SecurityEvent } from '#shared/domain/alerts/security-event.ts'
import { HOUR, MINUTE } from '#shared/lib/time.ts'
import { type FeedParts, readFeeds } from '#server/alerts/read-feeds.ts'
import { setupOfCompany } from '#server/alerts/setup-of-company.ts'
import { readRecord } from '#server/connectors/microsoft365/events/read-record.ts'
import type {
  FeedRecord,
  MicrosoftFeed,
  SecurityFeed,
  SecurityFeeds,
} from '#server/connectors/security-feeds.ts'
import { createRandom, type Random } from '#server/demo/random.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { entityTables } from '#server/schema.ts'
import { patience, seedOf, tries } from '#tests/support/effort.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'

const COURSES = tries(6)
const START = Date.UTC(2026, 9, 20, 12)
const COUNTRIES = ['NL', 'NG', 'RU', 'US']

let site: TestSite
let integration: { id: string; organization_id: string; customer_id: string }
beforeAll(async () => {
  site = await openTestSite()
  const { rows } = await sql<typeof integration>`
    select id, organization_id, customer_id from integration
    where type = 'Office365' and is_active and state in ('Connected', 'Sync Successful')
    order by customer_id`.execute(site.database.db)
  const last = rows.at(-1)
  if (!last) throw new Error('The companies of the demo are connected')
  integration = last
})
afterAll(() => site?.close())

const company = () => ({
  organizationId: integration.organization_id,
  customerId: integration.customer_id,
})

/** Sign-ins that are guessed, risky or from abroad, and roles that are given, of a few people within some hours. */
function recordsOf(random: Random): Partial<Record<SecurityFeed, FeedRecord[]>> {
  const at = () => START + random.below(240) * MINUTE
  const name = () => `${random.pick(['alma', 'bela', 'cora'])}@fabrikam.example`
  const records = (count: number, make: (id: string, at: number) => object): FeedRecord[] =>
    Array.from({ length: count }, (_, place) => {
      const time = at()
      return { id: String(place), at: time, record: make(`${place}-${random.below(1_000_000)}`, time) }
    })
  return {
    signIns: records(90, (id, time) => ({
      id,
      createdDateTime: new Date(time).toISOString(),
      userPrincipalName: name(),
      appId: 'app',
      appDisplayName: 'Portal',
      ipAddress: `203.0.113.${random.below(4)}`,
      location: { countryOrRegion: random.pick(COUNTRIES) },
      status: { errorCode: random.pick([0, 50126, 50126, 50126, 500121, 50053]) },
      riskLevelDuringSignIn: random.pick(['none', 'none', 'low', 'high']),
      riskState: 'atRisk',
    })),
    directoryAudits: records(12, (id, time) => ({
      id,
      correlationId: id,
      activityDateTime: new Date(time).toISOString(),
      activityDisplayName: random.pick(['Add member to role', 'User registered security info', 'Add user']),
      result: 'success',
      targetResources: [{ id, type: 'User', userPrincipalName: name() }],
    })),
  }
}

const understand = (source: string, record: unknown) => readRecord(source as MicrosoftFeed, record)

/** The alerts that the set of all events deserves, by their ids, whatever the way on which they come. */
async function deserved(records: Partial<Record<SecurityFeed, FeedRecord[]>>) {
  const setup = await setupOfCompany(site.database.db as never, company())
  const events = Object.entries(records).flatMap(([source, all]) =>
    all.flatMap(({ record }): SecurityEvent[] => {
      const reading = understand(source, record)
      return reading.outcome === 'read' ? [reading.event] : []
    }),
  )
  const history = createHistory()
  for (const event of events) history.add(event)
  const alerts = raise(events.flatMap((event) => detect({ event, history: history.find, setup })))
  return new Map(
    alerts.map((alert) => {
      const row = alertRowOf(alert, integration.customer_id, {
        timeline: [],
        count: alert.count,
        handling: unhandled(new Date(START).toISOString()),
      })
      return [alertId(alert.key), { ...tellingOf(row) }]
    }),
  )
}

const tellingOf = ({ detection, severity, at, last_at, count, ip }: ReturnType<typeof alertRowOf>) => ({
  detection,
  severity,
  at,
  last_at,
  count,
  ip,
})

async function raised() {
  const { rows } = await sql<{ id: string; row: ReturnType<typeof alertRowOf> }>`
    select id, json_build_object('detection', detection, 'severity', severity, 'count', count, 'ip', ip,
      'at', to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'last_at', to_char(last_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as row
    from alert where customer_id = ${integration.customer_id}::uuid`.execute(site.database.db)
  return new Map(rows.map(({ id, row }) => [id, tellingOf(row)]))
}

/**
 * Sources that tell everything late, in any order and more than once, in pages of any length. `crash` is asked before each
 * page and within its transaction.
 */
function feedsOf(
  records: Partial<Record<SecurityFeed, FeedRecord[]>>,
  random: Random,
  crash: () => boolean,
): SecurityFeeds {
  const pages = new Map(
    Object.entries(records).map(([source, all]) => {
      const told = shuffled([...all, ...all.filter(() => random.next() < 0.3)], random)
      const cut: FeedRecord[][] = []
      while (told.length > 0) cut.push(told.splice(0, 1 + random.below(25)))
      return [source, cut]
    }),
  )
  return {
    sources: [...pages.keys()].map((id) => ({
      id,
      feed: id as SecurityFeed,
      permission: 'AuditLog.Read.All',
    })),
    async *read(source, cursor) {
      const all = pages.get(source) ?? []
      for (let place = Number(cursor ?? 0); place < all.length; place++) {
        if (crash()) throw new Error('The process has ended')
        // An overlap tells what the page before has told, too.
        const again = random.next() < 0.3 ? (all[place - 1] ?? []) : []
        yield { records: [...again, ...(all[place] ?? [])], unread: [], gaps: [], cursor: String(place + 1) }
      }
    },
    understand(source, record) {
      if (crash()) throw new Error('The process has ended within the transaction')
      return understand(source, record)
    },
  }
}

const shuffled = <T>(items: T[], random: Random): T[] =>
  items
    .map((item) => [random.next(), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item)

async function forgetAll() {
  const { organizationId, customerId } = company()
  for (const table of ['alert_standing', 'alert_event', 'tenant_event', 'tenant_event_key', 'feed_cursor'])
    await sql`delete from ${sql.table(table)} where customer_id = ${customerId}::uuid`.execute(
      site.database.db,
    )
  const ids = [...(await raised()).keys()]
  await unitOfWork({ db: site.database.db, tables: entityTables }, organizationId, async (work) => {
    await work.load('alert', ids)
    for (const id of ids) work.remove('alert', id)
  })
}

test.each(Array.from({ length: COURSES }, (_, place) => seedOf(4700) + place))(
  'course %i: each event that deserves an alert has exactly one, across crashes, overlaps, disorder and three processes',
  async (seed) => {
    await forgetAll()
    const random = createRandom(seed)
    const records = recordsOf(random)
    const expected = await deserved(records)
    expect(expected.size).toBeGreaterThan(3)
    let crashes = 12
    const crash = () => crashes > 0 && random.next() < 0.02 && crashes-- > 0
    const told = new Set<string>()
    const parts: FeedParts = {
      db: site.database.db,
      tables: entityTables,
      pokes: { publish: () => {} },
      feedCredentials: async () => undefined,
      vendors: { Office365: { securityFeeds: () => feedsOf(records, createRandom(seed), crash) } },
      jobs: { send: async () => {} },
      publicUrl: 'https://castellan.example',
      notifier: { notify: async (_organizationId, { id }) => void told.add(id) },
      log: { error: () => {} },
      // The clock jumps, also back.
      now: () => START + 5 * HOUR + random.below(60) * MINUTE,
    }
    const asked = { organizationId: integration.organization_id, integrationId: integration.id }
    for (let round = 0; round < 6; round++)
      await Promise.all(Array.from({ length: 1 + random.below(3) }, () => readFeeds(parts, asked)))
    crashes = 0
    for (let round = 0; round < 3; round++) await readFeeds(parts, asked)
    expect(await raised()).toEqual(expected)
    expect(told.size).toBeGreaterThan(0)
  },
  patience(30_000),
)
