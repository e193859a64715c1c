import { sql } from 'kysely'
import type { AlertMoment, AlertRow, AlertStatus } from '#shared/domain/alerts/alert-row.ts'
import { detections } from '#shared/domain/alerts/detections.ts'
import { DAY, HOUR, MINUTE } from '#shared/lib/time.ts'
import { createRandom, type Random } from '#server/demo/random.ts'
import type { Db } from '#server/platform/database/database.ts'
import { commit } from '#server/platform/sync/commit.ts'
import { entityTables } from '#server/schema.ts'

/** Alerts that one transaction writes. */
const AT_ONCE = 2000
/** How many of a hundred somebody has dealt with. */
const CLOSED = 92
const PLACES = ['NL', 'GB', 'US', 'CA', 'NG', 'RU', 'BR', 'VN'] as const
const APPS = ['Mail Sync', 'Backup', 'Reporting', 'Service Desk', 'Calendar Bridge'] as const
const NAMES = ['alma', 'jose', 'maria', 'noor', 'sven', 'yuki', 'omar', 'ines', 'lars', 'mina'] as const
const FAMILIES = ['novak', 'jansen', 'okafor', 'smith', 'tanaka', 'silva', 'weber', 'dubois'] as const

/** Who an alert of the bench may be about, in one company. */
interface Ground {
  customerId: string
  people: readonly string[]
  /** Its own addresses, where most of what happens comes from. */
  addresses: readonly string[]
}

/** An account that several alerts are about: what the bench searches for. */
export const SEARCHED = 'novak.sven'

/**
 * Puts alerts of the last 90 days into a database of the demo, over the companies of its largest organization, in one history as the server writes it: some companies have
 * ten times as many as others, most are closed, a few addresses attack many companies.
 */
export async function fillAlerts(db: Db, count: number, now: number): Promise<void> {
  const { rows: companies } = await sql<{ id: string; organization_id: string }>`
    select id, organization_id from customer where organization_id = (
      select organization_id from customer group by organization_id order by count(*) desc limit 1
    ) order by id`.execute(db)
  const [first] = companies
  if (!first) throw new Error('There are no companies')
  const random = createRandom(7)
  const grounds = companies.map(({ id }): Ground => ({
    customerId: id,
    people: Array.from(
      { length: 5 + random.below(60) },
      () => `${random.pick(FAMILIES)}.${random.pick(NAMES)}${random.below(30)}@c${id.slice(0, 6)}.example`,
    ),
    addresses: Array.from({ length: 4 }, () => address(random, 198)),
  }))
  const attackers = Array.from({ length: 40 }, () => address(random, 203))
  for (let made = 0; made < count; made += AT_ONCE) {
    const few = Array.from({ length: Math.min(AT_ONCE, count - made) }, () =>
      alertOf(random, { ground: grounds[Math.floor(random.next() ** 2 * grounds.length)]!, attackers, now }),
    )
    await commit(
      { db, tables: entityTables, pokes: { publish: () => {} } },
      first.organization_id,
      async (work) => {
        await work.load(
          'alert',
          few.map(({ id }) => id),
        )
        for (const each of few) work.put('alert', each)
      },
    )
  }
}

const address = (random: Random, first: number) =>
  `${first}.${random.below(256)}.${random.below(256)}.${random.below(256)}`

function alertOf(
  random: Random,
  { ground, attackers, now }: { ground: Ground; attackers: readonly string[]; now: number },
): AlertRow {
  const { id: detection, severity } = random.pick(detections)
  const lastAt = now - Math.floor(random.next() * 90 * DAY) - MINUTE
  const count = random.chance(0.6) ? 1 : 1 + random.below(20)
  const at = count === 1 ? lastAt : lastAt - random.below(6 * HOUR)
  const name = random.pick(ground.people)
  const ip = random.chance(0.1) ? null : random.pick(random.chance(0.15) ? attackers : ground.addresses)
  const country = random.pick(PLACES)
  const status = statusOf(random)
  const isClosed = status === 'resolved' || status === 'dismissed'
  return {
    id: random.uuid(),
    customer_id: ground.customerId,
    detection,
    detections: [detection],
    severity: random.chance(0.8) ? severity : 'low',
    at: iso(at),
    last_at: iso(lastAt),
    raised_at: iso(lastAt + MINUTE),
    count,
    account: random.chance(0.95) ? { id: random.uuid(), name } : null,
    actor: random.chance(0.2) ? { kind: 'app', ...appOf(random) } : null,
    ip,
    location: ip === null ? null : { country, state: null, city: random.chance(0.7) ? 'Springfield' : null },
    user_agent: random.chance(0.5)
      ? 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0'
      : null,
    source: random.pick(['signIns', 'directoryAudits', 'riskDetections']),
    changes: random.chance(0.15) ? [{ name: 'AccountEnabled', before: '[true]', after: '[false]' }] : [],
    facts: ['Sign-in to Office 365 Exchange Online', `Risk level: ${random.pick(['low', 'medium', 'high'])}`],
    correlation_id: random.uuid(),
    url: null,
    timeline: Array.from({ length: Math.min(count, 25) }, (_, place): AlertMoment => ({
      at: iso(at + ((lastAt - at) * (place + 1)) / count),
      source: 'signIns',
      what: 'Office 365 Exchange Online: failure',
      account: name,
      ip,
      country,
    })),
    status,
    handled_by: null,
    handled_at: isClosed ? iso(Math.min(now, lastAt + 3 * HOUR)) : null,
    snoozed_until: null,
    emailed_at: null,
    reopened_at: null,
    ticket: null,
  }
}

function statusOf(random: Random): AlertStatus {
  if (random.below(100) < CLOSED) return random.chance(0.7) ? 'resolved' : 'dismissed'
  return random.chance(0.2) ? 'inProgress' : 'new'
}

function appOf(random: Random) {
  const place = random.below(APPS.length)
  return { id: `00000000-0000-4000-8000-00000000000${place}`, name: APPS[place] ?? null }
}

const iso = (at: number) => new Date(at).toISOString()
