import { sql } from 'kysely'
import type { FeedReason, FeedState, FeedStates } from '#shared/domain/alerts/feed-states.ts'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { HOUR } from '#shared/lib/time.ts'
import { ConnectorError, NOT_LICENSED, unreadReasonOf } from '#server/connectors/connector-error.ts'
import { capabilityOf, type Vendors } from '#server/connectors/connector.ts'
import { NOT_SWITCHED_ON, type SecurityFeeds } from '#server/connectors/security-feeds.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Log } from '#server/platform/log.ts'
import { commit } from '#server/platform/sync/commit.ts'
import { cursorOf, forgetCursor, noteOutcome } from './feed-cursor.store.ts'
import { keepPage, type KeepPageParts, type ReadSource } from './keep-page.ts'
import { type AlertNoticeParts, tellOfAlerts } from './tell-of-alerts.ts'
import type { Company } from './tenant-event.store.ts'

export interface FeedParts extends KeepPageParts, AlertNoticeParts {
  vendors: Vendors
  log: Pick<Log, 'error'>
}

export interface AskedFeeds {
  organizationId: string
  integrationId: string
}

/**
 * Reads what the vendor has to tell of what happens in the tenant of an integration, every source from where it was
 * left, raises what deserves an alert, and notifies people of what was raised. What is refused is told as refused, each
 * source for itself. To be repeated: a crash costs nothing, and of two processes at once the later one stops. An
 * integration that is gone is left alone.
 */
export async function readFeeds(parts: FeedParts, asked: AskedFeeds): Promise<void> {
  const tenant = await tenantOf(parts.db, asked)
  if (!tenant) return
  const company = { organizationId: asked.organizationId, customerId: tenant.customer_id }
  const feeds = capabilityOf(parts.vendors, TENANT_APPLICATION, 'securityFeeds')(tenant.tenant_id)
  await noteTurn(parts, company)
  for (const { id } of feeds.sources) {
    const source: ReadSource = {
      ...company,
      integrationId: asked.integrationId,
      tenantId: tenant.tenant_id,
      source: id,
      understand: (record) => feeds.understand(id, record),
    }
    const outcome = await readSource(parts, feeds, source)
    // Whoever was faster goes on to the end, and tells people of what both have raised.
    if (outcome === 'overtaken') return
    await noteOutcome(parts.db, company, id, { reason: outcome, at: parts.now() })
  }
  await tellStates(parts, company, asked.integrationId, feeds)
  await tellOfAlerts(parts, company)
}

/** Null where the source was read to its end. */
async function readSource(
  parts: FeedParts,
  feeds: SecurityFeeds,
  source: ReadSource,
): Promise<FeedReason | null | 'overtaken'> {
  let cursor = await cursorOf(parts.db, source, source.source)
  try {
    for await (const page of feeds.read(source.source, cursor)) {
      if ((await keepPage(parts, source, cursor, page)) === 'overtaken') return 'overtaken'
      cursor = page.cursor
    }
    return null
  } catch (cause) {
    if (!(cause instanceof ConnectorError)) {
      // The other sources are read all the same, and this one again at the next time.
      const { integrationId, source: name } = source
      parts.log.error(
        { event: 'alerts.sourceFailed', integration: integrationId, source: name, err: cause },
        'A source of a tenant could not be kept',
      )
      return 'sourceFailed'
    }
    if (cause.reason === 'resyncRequired') await forgetCursor(parts.db, source, source.source)
    return reasonOf(cause)
  }
}

function reasonOf({ reason, code }: ConnectorError): FeedReason {
  if (code === NOT_LICENSED) return 'noLicense'
  if (code === NOT_SWITCHED_ON) return 'notSwitchedOn'
  const unread = unreadReasonOf(reason)
  return unread === 'notConnected' ? 'sourceFailed' : unread
}

async function noteTurn({ db, now }: FeedParts, { organizationId, customerId }: Company) {
  await sql`
    insert into feed_turn (organization_id, customer_id, turns, asked_at)
    values (${organizationId}::uuid, ${customerId}::uuid, 0, ${new Date(now())})
    on conflict (organization_id, customer_id) do update set asked_at = excluded.asked_at`.execute(db)
}

async function tenantOf(db: Db, { organizationId, integrationId }: AskedFeeds) {
  const { rows } = await sql<{ tenant_id: string; customer_id: string }>`
    select tenant_id, customer_id from integration
    where organization_id = ${organizationId}::uuid and id = ${integrationId}::uuid
      and type = ${TENANT_APPLICATION} and is_active and state not in ('Unconnected', 'Connecting')`.execute(
    db,
  )
  return rows[0]
}

/** Tells devices how each source stands, where that is otherwise, or was told an hour ago. */
async function tellStates(
  parts: FeedParts,
  company: Company,
  integrationId: string,
  { sources }: SecurityFeeds,
): Promise<void> {
  const { organizationId, customerId } = company
  await commit(parts, organizationId, async (work) => {
    await work.load('integration', [integrationId])
    if (work.get('integration', integrationId).row?.customer_id !== customerId) return
    const { rows } = await sql<Omit<FeedState, 'permission'>>`
      select source, reason, unread, gaps, to_char(read_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as read_at
      from feed_cursor
      where organization_id = ${organizationId}::uuid and customer_id = ${customerId}::uuid`.execute(work.tx)
    const stood = new Map(rows.map((row) => [row.source, row]))
    const states: FeedStates = {
      id: customerId,
      customer_id: customerId,
      sources: sources.flatMap(({ id, permission }) => {
        const state = stood.get(id)
        return state ? [{ ...state, permission }] : []
      }),
    }
    await work.load('feedStates', [customerId])
    const { row: before } = work.get('feedStates', customerId)
    if (isWorthTelling(before, states)) work.put('feedStates', states)
  })
}

function isWorthTelling(before: FeedStates | undefined, after: FeedStates): boolean {
  if (!before || withoutTimes(before) !== withoutTimes(after)) return true
  const lastOf = ({ sources }: FeedStates) =>
    sources.reduce((last, { read_at }) => Math.max(last, read_at === null ? 0 : Date.parse(read_at)), 0)
  return lastOf(after) - lastOf(before) >= HOUR
}

const withoutTimes = ({ sources }: FeedStates) =>
  canonicalJson(sources.map((state) => ({ ...state, read_at: state.read_at === null ? null : '' })))
