import { sql } from 'kysely'
import { UNREAD_STATES } from '#shared/domain/integrations/integration.ts'
import { DAY, HOUR } from '#shared/lib/time.ts'
import type { Db } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { AskedSync } from './sync-run.ts'
import { queueSync, type Readable, requestSync, type TaskParts } from './tasks.ts'

/** How old what a vendor told may become. */
const FRESH = 6 * HOUR
/** What was not read may be read a little later: the vendor was out of order, or the network was. */
const AFTER_FAILURE = HOUR
/** Whom the vendor lets in no more waits for a person; but a person may have mended it there, and not here. */
const AFTER_REFUSAL = DAY
/** What one look asks for at most, so that a thousand vendors are not asked in the same second. */
const AT_ONCE = 200
/** A task that nobody has ended by then is of a process that died before it had it queued, or too often. */
const FORGOTTEN_AFTER = HOUR

interface DueParts extends TaskParts {
  feedInterval: number
}

/**
 * Has every connection read again whose reading is old, the longest unread first: directories, second factors, expenses. None
 * is read of a company that is not active, that is paused, or that nobody is let into; tasks that nobody carries out are queued
 * again.
 */
export async function requestDueSyncs(parts: DueParts): Promise<void> {
  if (parts.feedInterval === 0) return
  for (const asked of await forgottenTasks(parts.db, parts.now() - FORGOTTEN_AFTER))
    await queueSync(parts, asked)
  for (const { organizationId, ...integration } of await dueIntegrations(parts.db, parts.now()))
    await requestSync(parts, organizationId, integration, null).catch((cause: unknown) => {
      // Somebody was a moment faster, paused it, or let its tenant go.
      if (!(cause instanceof AppError)) throw cause
    })
}

async function forgottenTasks(db: Db, before: number): Promise<AskedSync[]> {
  const { rows } = await sql<AskedSync>`
    select organization_id as "organizationId", id as "taskId" from task
    where state in ('pending', 'in progress') and requested_at < ${new Date(before)}
    order by requested_at limit ${AT_ONCE}`.execute(db)
  return rows
}

async function dueIntegrations(db: Db, now: number): Promise<(Readable & { organizationId: string })[]> {
  const before = (age: number) => new Date(now - age)
  const { rows } = await sql<Readable & { organizationId: string }>`
    select i.organization_id as "organizationId", i.id, i.customer_id, i.type, i.is_active, i.state from integration i
    join customer c on c.organization_id = i.organization_id and c.id = i.customer_id and c.active
    cross join lateral (
      select greatest(i.last_synced, max(t.requested_at)) as at, bool_or(t.finished_at is null) as runs from task t
      where t.organization_id = i.organization_id and t.integration_id = i.id
    ) tried
    where i.is_active and i.state <> all(${[...UNREAD_STATES]}::text[]) and tried.runs is not true
      and (tried.at is null or tried.at < case i.state
        when 'Sync Failed' then ${before(AFTER_FAILURE)}::timestamptz
        when 'Auth Failed' then ${before(AFTER_REFUSAL)}::timestamptz
        else ${before(FRESH)}::timestamptz end)
    order by tried.at nulls first, i.id
    limit ${AT_ONCE}`.execute(db)
  return rows
}
