import { sql } from 'kysely'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import {
  auditEntries,
  changedBy,
  type Difference,
  differenceOf,
  isLogged,
  type Trail,
} from '#shared/domain/posture/audit-entry.ts'
import { checks } from '#shared/domain/posture/checks.ts'
import type { PostureActor, PostureChange } from '#shared/domain/posture/posture-change.ts'
import type { PostureItem } from '#shared/domain/posture/posture-task.ts'
import type { Snapshot } from '#shared/domain/posture/snapshot.ts'
import { isTenantSource, type SourceId } from '#shared/domain/posture/sources.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import type { AuditLog } from '#server/connectors/audit-log.ts'
import { capabilityOf, type Vendors } from '#server/connectors/connector.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { EntityTables } from '#server/platform/sync/entity-table.ts'
import type { Pokes } from '#server/platform/sync/events.ts'
import { commit } from '#server/platform/sync/commit.ts'
import { isKnown, stands } from './plan-item.ts'

interface ActorNameParts {
  db: Db
  tables: EntityTables
  pokes: Pokes
  vendors: Vendors
}

interface Readings {
  organizationId: string
  tenantId: string
  before: Snapshot
  after: Snapshot
}

/**
 * Finds out who made the changes that were found between two readings: tasks of ours by what they sent, everybody else by
 * the directory's log. The changes are kept by then, and stay whatever becomes of the log.
 */
export async function nameActors(
  parts: ActorNameParts,
  readings: Readings,
  changes: readonly PostureChange[],
): Promise<void> {
  const { organizationId, tenantId, before, after } = readings
  const traced = changes.map((change) => ({
    change,
    differences: sourcesOf(change.check_id).flatMap((id) => differenceOf(id, before, after) ?? []),
  }))
  const differences = traced.flatMap((each) => each.differences)
  const until = changes[0]?.found_at ?? ''
  const sent = await callsSince(parts.db, readings, changes, earliest(differences) ?? until)
  const log = capabilityOf(parts.vendors, TENANT_APPLICATION, 'auditLog')(tenantId)
  const since = earliest(differences.filter(({ source }) => isLogged(source)))
  // What the log does not tell is no reason to ask for it.
  const told = since === undefined ? { entries: [], isWhole: true } : await readLog(log, since, until)

  await commit(parts, organizationId, async (work) => {
    await work.load(
      'postureChange',
      changes.map(({ id }) => id),
    )
    for (const { change, differences: own } of traced) {
      const { row } = work.get('postureChange', change.id)
      if (!row) continue
      const tasks = sent.flatMap((each) => (made(each, own, before, after) ? [each.actor] : []))
      work.put('postureChange', {
        ...row,
        by: changedBy({ differences: own, until, tasks, log: told, ownAppId: log.ownAppId }),
      })
    }
  })
}

const sourcesOf = (checkId: string): readonly SourceId[] =>
  checks.find(({ id }) => id === checkId)?.reads.filter(isTenantSource) ?? []

const earliest = (differences: readonly Difference[]): string | undefined =>
  differences.map(({ since }) => since).toSorted()[0]

async function readLog(log: AuditLog, since: string, until: string): Promise<Trail['log']> {
  try {
    const { items, isWhole } = await log.between(since, until)
    return { entries: auditEntries(items), isWhole }
  } catch (cause) {
    if (!(cause instanceof ConnectorError)) throw cause
    return { unknown: cause.reason === 'missingScope' ? 'notAllowed' : 'notRead' }
  }
}

/** A task of ours, and what it had done to the tenant. */
interface Sent {
  actor: PostureActor
  calls: PostureItem['calls']
}

/** The tasks of a company that may have changed its tenant since a time. */
async function callsSince(
  db: Db,
  { organizationId }: Readings,
  changes: readonly PostureChange[],
  since: string,
): Promise<Sent[]> {
  const { rows } = await sql<{ id: string; items: PostureItem[]; requested_by: string | null; at: string }>`
    select id, items, requested_by,
      to_char(coalesce(finished_at, requested_at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from posture_task
    where organization_id = ${organizationId}::uuid and customer_id = ${changes[0]?.customer_id}::uuid
      and (finished_at is null or finished_at >= ${since})`.execute(db)
  return rows.map(({ id, items, requested_by, at }) => ({
    actor: { kind: 'task', task_id: id, user_id: requested_by, at },
    calls: items.flatMap(({ calls }) => calls.filter(({ state }) => state === 'made')),
  }))
}

/** Whether something that a task sent stands now in what is different, and did not stand before. */
const made = (
  { calls }: Sent,
  differences: readonly Difference[],
  before: Snapshot,
  after: Snapshot,
): boolean =>
  calls.some(
    ({ change }) =>
      isKnown(change) &&
      differences.some(({ source }) => source === change.source) &&
      stands(after, change) &&
      !stands(before, change),
  )
