import { sql } from 'kysely'
import type { FeedReason } from '#shared/domain/alerts/feed-states.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import type { SecurityFeeds } from '#server/connectors/security-feeds.ts'
import type { Log } from '#server/platform/log.ts'
import { type AskedTenant, connectedSource, type ConnectedSource } from './connected-tenant.ts'
import { cursorOf, forgetCursor, noteOutcome } from './feed-cursor.store.ts'
import { keepPage, type KeepPageParts, type ReadSource } from './keep-page.ts'
import { openFeeds, type OpenFeedsParts } from './open-feeds.ts'
import { refusalReason } from './refusal-reason.ts'
import { tellStates } from './tell-states.ts'
import { type AlertNoticeParts, tellOfAlerts } from './tell-of-alerts.ts'
import type { Company } from './tenant-event.store.ts'

export interface FeedParts extends KeepPageParts, AlertNoticeParts, OpenFeedsParts {
  log: Pick<Log, 'error'>
}

/**
 * Reads what the vendor of an integration has to tell of what happens at a company, every source from where it was
 * left, raises what deserves an alert, and notifies people of what was raised. What is refused is told as refused, each
 * source for itself. To be repeated: a crash costs nothing, and of two processes at once the later one stops. An
 * integration that is gone is left alone.
 */
export async function readFeeds(parts: FeedParts, asked: AskedTenant): Promise<void> {
  const integration = await connectedSource(parts.db, asked)
  if (!integration) return
  const company = { organizationId: asked.organizationId, customerId: integration.customer_id }
  const feeds = openFeeds(parts, asked.organizationId, integration)
  await noteAsked(parts, company, integration)
  for (const { id } of feeds.sources) {
    const source: ReadSource = {
      ...company,
      integrationId: asked.integrationId,
      tenantId: integration.tenant_id,
      source: id,
      understand: (record) => feeds.understand(id, record),
    }
    const outcome = await readSource(parts, feeds, source)
    // Whoever was faster goes on to the end, and tells people of what both have raised.
    if (outcome === 'overtaken') return
    await noteOutcome(parts.db, company, id, { reason: outcome, at: parts.now() })
  }
  await tellStates(parts, company, asked.integrationId, feeds.sources)
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
    return refusalReason(cause)
  }
}

async function noteAsked(
  { db, now }: FeedParts,
  { organizationId, customerId }: Company,
  { id }: ConnectedSource,
) {
  await sql`
    insert into feed_asked (organization_id, customer_id, integration_id, asked_at)
    values (${organizationId}::uuid, ${customerId}::uuid, ${id}::uuid, ${new Date(now())})
    on conflict (organization_id, integration_id) do update set asked_at = excluded.asked_at`.execute(db)
}
