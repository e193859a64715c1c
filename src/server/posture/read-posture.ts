import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { judge } from '#shared/domain/posture/check.ts'
import { checks } from '#shared/domain/posture/checks.ts'
import { CHANGES_KEPT, type PostureChange, verdictChanges } from '#shared/domain/posture/posture-change.ts'
import type { Posture } from '#shared/domain/posture/posture.ts'
import type { Snapshot } from '#shared/domain/posture/snapshot.ts'
import type { TenantAnswers } from '#shared/domain/posture/tenant-answers.ts'
import { answersOf } from '#shared/domain/posture/tenant-snapshot.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { DAY } from '#shared/lib/time.ts'
import { capabilityOf, type Vendors } from '#server/connectors/connector.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { EntityTables } from '#server/platform/sync/entity-table.ts'
import type { Pokes } from '#server/platform/sync/events.ts'
import { commit } from '#server/platform/sync/commit.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { nameActors } from './name-actors.ts'
import { readSnapshot } from './read-snapshot.ts'
import { keepReadings, lastAnswers } from './source-reading.store.ts'

export interface PostureParts {
  db: Db
  tables: EntityTables
  pokes: Pokes
  vendors: Vendors
  now: () => number
}

export interface AskedPosture {
  organizationId: string
  integrationId: string
}

/**
 * Reads all that is set in the tenant of an integration, keeps it, and tells devices what it is and how every check
 * judges it; where something is found otherwise, who made it so. What the vendor refuses is kept as refused, each source for itself. Repeated after a crash it arrives at
 * the same; an integration that is gone meanwhile is left alone.
 */
export async function readPosture(parts: PostureParts, asked: AskedPosture): Promise<void> {
  const tenantId = await tenantOf(parts.db, asked)
  if (tenantId === undefined) return
  const { vendors, now } = parts
  const snapshot = await readSnapshot({
    settings: capabilityOf(vendors, TENANT_APPLICATION, 'settings')(tenantId),
    directory: capabilityOf(vendors, TENANT_APPLICATION, 'directory')(tenantId),
    now,
  })
  const read_at = new Date(now()).toISOString()
  const verdicts = judgeAll(snapshot)
  const { organizationId } = asked
  const result = await commit(parts, organizationId, async (work) => {
    await work.load('integration', [asked.integrationId])
    const { row: integration } = work.get('integration', asked.integrationId)
    if (integration?.tenant_id !== tenantId) return undefined
    const { customer_id: customerId } = integration
    await work.load('posture', [customerId])
    const { row: before } = work.get('posture', customerId)
    // Of two readings at once the later one counts.
    if (before && before.read_at > read_at) return undefined
    const posture: Posture = {
      id: customerId,
      customer_id: customerId,
      read_at,
      service_plans: snapshot.servicePlans ? [...snapshot.servicePlans] : null,
      verdicts,
    }
    const company = { organizationId, customerId }
    const last = await lastAnswers(work.tx, company, snapshot.servicePlans)
    await keepReadings(work.tx, company, snapshot)
    work.put('posture', posture)
    await tellAnswers(work, answersOf(customerId, snapshot))
    return { last, changes: await noteChanges(work, posture, verdictChanges(judgeAll(last), verdicts)) }
  })
  if (result && result.changes.length > 0)
    await nameActors(
      parts,
      { organizationId, tenantId, before: result.last, after: snapshot },
      result.changes,
    )
}

const judgeAll = (snapshot: Snapshot): Posture['verdicts'] =>
  Object.fromEntries(checks.map((check) => [check.id, judge(check, snapshot)]))

/** Devices are sent again what was read of a tenant only where something of it is otherwise. */
async function tellAnswers(work: Work, answers: TenantAnswers): Promise<void> {
  await work.load('tenantAnswers', [answers.id])
  const { row: before } = work.get('tenantAnswers', answers.id)
  if (canonicalJson(before) !== canonicalJson(answers)) work.put('tenantAnswers', answers)
}

/** Adds what changed in a company's tenant, and lets go of what is too old. */
async function noteChanges(
  work: Work,
  { customer_id, read_at }: Posture,
  changes: ReturnType<typeof verdictChanges>,
): Promise<PostureChange[]> {
  const rows = changes.map((change) => ({
    ...change,
    id: uuidv7(),
    customer_id,
    found_at: read_at,
    by: null,
  }))
  const since = new Date(Date.parse(read_at) - CHANGES_KEPT * DAY).toISOString()
  const { rows: old } = await sql<{ id: string }>`
    select id from posture_change
    where organization_id = ${work.organizationId}::uuid and customer_id = ${customer_id}::uuid
      and found_at < ${since}`.execute(work.tx)
  await work.load(
    'postureChange',
    [...old, ...rows].map(({ id }) => id),
  )
  for (const { id } of old) work.remove('postureChange', id)
  for (const row of rows) work.put('postureChange', row)
  return rows
}

async function tenantOf(
  db: Db,
  { organizationId, integrationId }: AskedPosture,
): Promise<string | undefined> {
  const { rows } = await sql<{ tenant_id: string }>`
    select tenant_id from integration
    where organization_id = ${organizationId}::uuid and id = ${integrationId}::uuid
      and type = ${TENANT_APPLICATION}`.execute(db)
  return rows[0]?.tenant_id
}
