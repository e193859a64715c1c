import { sql } from 'kysely'
import { feedLimits } from '#shared/domain/alerts/feed-states.ts'
import type { EventReading, FeedPage, UnreadRecord } from '#server/connectors/security-feeds.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { withPeople } from './match-people.ts'
import { raiseAlerts } from './raise-alerts.ts'
import { DAY } from '#shared/lib/time.ts'
import { type Company, digestOf, storableJson, type ToldEvent } from './tenant-event.store.ts'

export interface KeepPageParts extends CommitParts {
  now: () => number
}

/** A source of what a company was connected to when it was asked. */
export interface ReadSource extends Company {
  integrationId: string
  tenantId: string
  source: string
  understand: (record: unknown) => EventReading
}

/**
 * Keeps what a page tells, what is found in it, and where to go on after it, all in one transaction: neither a crash nor
 * a second process can have one without the others. `cursor` is that from which the page was read. Gives `overtaken`
 * where somebody else has kept a page of this source meanwhile, or the tenant is another one now: the page is theirs to
 * read then, and nothing of it is kept.
 */
export async function keepPage(
  parts: KeepPageParts,
  source: ReadSource,
  cursor: string | undefined,
  page: FeedPage,
  before: (work: Work) => Promise<void> = async () => {},
): Promise<'kept' | 'overtaken'> {
  return commit(parts, source.organizationId, async (work) => {
    if (!(await isStillConnected(work, source))) return 'overtaken'
    await takeTurn(work.tx, source)
    if (!(await moveCursor(work.tx, source, cursor, page, parts.now()))) return 'overtaken'
    await before(work)
    const { told, unread } = understood(source, page)
    await raiseAlerts(work, source, await withPeople(work.tx, source, told), parts.now())
    const missed = await newlyUnread(work.tx, source, [...unread, ...page.unread.map(markOf)], parts.now())
    await noteMissing(work.tx, source, missed, page)
    return 'kept'
  })
}

/** Locks the integration, so that it is not disconnected before what was read by it is kept. */
async function isStillConnected(work: Work, { integrationId, tenantId, customerId }: ReadSource) {
  await work.load('integration', [integrationId])
  const { row } = work.get('integration', integrationId)
  return row?.tenant_id === tenantId && row.customer_id === customerId
}

/**
 * Two pages of a company that were kept at once, also of two vendors, would not see each other's events, and miss what only
 * both together tell.
 */
export async function takeTurn(tx: Tx, { organizationId, customerId }: Company): Promise<void> {
  await sql`
    insert into feed_turn (organization_id, customer_id, turns)
    values (${organizationId}::uuid, ${customerId}::uuid, 1)
    on conflict (organization_id, customer_id) do update set turns = feed_turn.turns + 1`.execute(tx)
}

async function moveCursor(
  tx: Tx,
  { organizationId, customerId, source }: ReadSource,
  before: string | undefined,
  page: FeedPage,
  now: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into feed_cursor (organization_id, customer_id, source, cursor, asked_at)
    values (${organizationId}::uuid, ${customerId}::uuid, ${source}, ${page.cursor}, ${new Date(now)})
    on conflict (organization_id, customer_id, source)
      do update set cursor = excluded.cursor, asked_at = excluded.asked_at
      where feed_cursor.cursor is not distinct from ${before ?? null}
    returning 1`.execute(tx)
  return rows.length > 0
}

function understood({ understand }: ReadSource, { records }: FeedPage) {
  const told: ToldEvent[] = []
  const unread: string[] = []
  for (const { id, record } of records) {
    const reading = understand(record)
    // Of what the vendor changes, each state is an event of its own: the feed's id tells them apart, the record's does not.
    if (reading.outcome === 'read') told.push({ event: { ...reading.event, id }, record })
    else if (reading.outcome === 'unread') unread.push(digestOf(`id ${id}`))
  }
  return { told, unread }
}

/** What a record without an id is known by when it comes again: what it says. */
const markOf = ({ why, record }: UnreadRecord): string => digestOf(`${why} ${storableJson(record ?? null)}`)

/** How many of these were not among those that could not be understood before: each reading looks back over the last. */
async function newlyUnread(
  tx: Tx,
  { organizationId, customerId, source }: ReadSource,
  marks: readonly string[],
  now: number,
): Promise<number> {
  if (marks.length === 0) return 0
  const all = [...new Set(marks)]
  // What still comes is not forgotten, or it would be counted again.
  await sql`
    update feed_unread set seen_at = ${new Date(now)}
    where organization_id = ${organizationId}::uuid and customer_id = ${customerId}::uuid and source = ${source}
      and record = any(${all}::uuid[]) and seen_at < ${new Date(now - DAY)}`.execute(tx)
  const { rows } = await sql`
    insert into feed_unread (organization_id, customer_id, source, record, seen_at)
    select ${organizationId}::uuid, ${customerId}::uuid, ${source}, record, ${new Date(now)}
    from unnest(${all}::uuid[]) record
    on conflict do nothing
    returning 1`.execute(tx)
  return rows.length
}

/** What could not be understood, or is missing at the vendor, is told of the source. */
async function noteMissing(
  tx: Tx,
  { organizationId, customerId, source }: ReadSource,
  unread: number,
  { gaps }: FeedPage,
) {
  if (unread === 0 && gaps.length === 0) return
  const isoOf = (at: number) => new Date(at).toISOString()
  const told = gaps.map(({ from, to, why }) => ({ from: isoOf(from), to: isoOf(to), why }))
  const { rows } = await sql<{ gaps: typeof told }>`
    select gaps from feed_cursor
    where organization_id = ${organizationId}::uuid and customer_id = ${customerId}::uuid and source = ${source}`.execute(
    tx,
  )
  const all = [...(rows[0]?.gaps ?? []), ...told]
  const last = [...new Map(all.map((gap) => [storableJson(gap), gap])).values()].slice(-feedLimits.gaps)
  await sql`
    update feed_cursor set unread = unread + ${unread}, gaps = ${storableJson(last)}::jsonb
    where organization_id = ${organizationId}::uuid and customer_id = ${customerId}::uuid and source = ${source}`.execute(
    tx,
  )
}
