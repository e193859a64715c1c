import { sql } from 'kysely'
import { HOUR, SECOND } from '#shared/lib/time.ts'
import type { AskedTenant } from '#server/alerts/connected-tenant.ts'
import { type FeedParts, readFeeds } from '#server/alerts/read-feeds.ts'
import { readRecord } from '#server/connectors/microsoft365/events/read-record.ts'
import type { FeedPage, FeedRecord, SecurityFeeds } from '#server/connectors/security-feeds.ts'
import { createRandom, type Random } from '#server/demo/random.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'
import { entityTables } from '#server/schema.ts'
import { startOwnPostgres } from '#tests/support/database/own-postgres.ts'
import { isFull } from './bench-size.ts'
import { makeDemoData } from './demo-data.ts'
import { row, type Section } from './section.ts'
import { quantile } from './statistics.ts'

/** Events of a busy day in a tenant. */
const A_DAY = 2000
const PAGE = 100
/** As many tenants as a process reads at once. */
const PARALLEL = 2
const BEGINS = Date.UTC(2026, 9, 20)
const PLACES = ['NL', 'NL', 'NL', 'NL', 'US', 'NG']

/** A busy day of every tenant, told in pages, kept and looked at by one process. */
export const alertDay: Section = {
  title: 'Alerts: a busy day of every tenant',
  about: `${A_DAY} sign-ins and changes a tenant, one in fifty of them amiss, in pages of ${PAGE} through the readers, the detections and PostgreSQL without fsync; ${PARALLEL} tenants at once in one process, as the job does it. The delay is that of a page from when it is asked for until its alerts are committed. Nothing of it is the vendor's time. A smaller bench takes fewer tenants.`,
  async run({ size }) {
    const postgres = await startOwnPostgres()
    if (!postgres) throw new Error('There is no PostgreSQL on this machine.')
    const { address, stop } = postgres
    const database = openPostgres(address)
    try {
      await makeDemoData({ ...size, employees: size.customers * 10 }, { TEST_DATABASE_URL: address })
      const { db } = database
      const { rows: tenants } = await sql<AskedTenant>`
        select organization_id as "organizationId", id as "integrationId" from integration
        where type = 'Office365' and is_active and state not in ('Unconnected', 'Connecting')
        order by id limit ${isFull(size) ? 500 : size.customers}`.execute(db)
      const delays: number[] = []
      const heaps: number[] = []
      const parts: Omit<FeedParts, 'vendors'> = {
        db,
        tables: entityTables,
        pokes: { publish: () => {} },
        feedCredentials: async () => undefined,
        jobs: { send: async () => {} },
        publicUrl: 'https://castellan.example',
        notifier: { notify: async () => {} },
        log: { error: ({ err }) => console.error(err) },
        now: () => BEGINS + 24 * HOUR,
      }
      const began = performance.now()
      const waiting = [...tenants.entries()]
      const work = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const [place, asked] = next
          const feeds = feedsOf(createRandom(place), delays)
          await readFeeds({ ...parts, vendors: { Office365: { securityFeeds: () => feeds } } }, asked)
          heaps.push(process.memoryUsage().heapUsed)
        }
      }
      await Promise.all(Array.from({ length: PARALLEL }, work))
      const seconds = (performance.now() - began) / SECOND
      const { rows: raised } = await sql<{ count: number }>`select count(*)::int as count from alert`.execute(
        db,
      )
      const events = tenants.length * A_DAY
      const quarter = Math.ceil(heaps.length / 4)
      return {
        columns: ['measured'],
        rows: [
          row('tenants', tenants.length, ''),
          row('events', events, ''),
          row('all of them', seconds, 's'),
          row('events', events / seconds, 'per second'),
          row('alerts', raised[0]?.count ?? 0, ''),
          row('a page to its alerts, half', quantile(delays, 0.5)),
          row('a page to its alerts, 95 %', quantile(delays, 0.95)),
          row('a page to its alerts, longest', quantile(delays, 1)),
          row('heap, most in the first quarter', Math.max(...heaps.slice(0, quarter)) / 1e6, 'MB'),
          row('heap, most in the last quarter', Math.max(...heaps.slice(-quarter)) / 1e6, 'MB'),
        ],
      }
    } finally {
      await database.close()
      await stop()
    }
  },
}

function feedsOf(random: Random, delays: number[]): SecurityFeeds {
  return {
    sources: [{ id: 'signIns', feed: 'signIns', permission: 'AuditLog.Read.All' }],
    async *read(): AsyncGenerator<FeedPage, void> {
      for (let from = 0; from < A_DAY; from += PAGE) {
        const asked = performance.now()
        const records = Array.from({ length: PAGE }, (_, place) => signIn(random, from + place))
        yield { records, unread: [], gaps: [], cursor: String(from + PAGE) }
        // The next page is asked for once this one is committed.
        delays.push(performance.now() - asked)
      }
    },
    understand: (_source, record) => readRecord('signIns', record),
  }
}

function signIn(random: Random, place: number): FeedRecord {
  const at = BEGINS + Math.floor((place / A_DAY) * 24 * HOUR)
  const isAmiss = random.below(50) === 0
  const id = random.uuid()
  return {
    id,
    at,
    record: {
      id,
      createdDateTime: new Date(at).toISOString(),
      userPrincipalName: `person${random.below(40)}@fabrikam.example`,
      appId: '00000003-0000-0000-c000-000000000000',
      appDisplayName: 'Portal',
      ipAddress: `203.0.113.${random.below(200)}`,
      location: { countryOrRegion: isAmiss ? random.pick(PLACES) : 'NL' },
      status: { errorCode: isAmiss ? random.pick([0, 50126, 50053]) : 0 },
      riskLevelDuringSignIn: isAmiss ? 'medium' : 'none',
      riskState: 'none',
      authenticationRequirement: 'multiFactorAuthentication',
      isInteractive: true,
    },
  }
}
