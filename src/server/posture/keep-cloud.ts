import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Cloud } from '#shared/domain/employees/clouds.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import { judge } from '#shared/domain/posture/check.ts'
import { checksOf } from '#shared/domain/posture/checks.ts'
import { CHANGES_KEPT, type PostureChange, verdictChanges } from '#shared/domain/posture/posture-change.ts'
import type { Posture } from '#shared/domain/posture/posture.ts'
import { latestOf, verdictsOfOthers } from '#shared/domain/posture/posture-clouds.ts'
import type { Snapshot } from '#shared/domain/posture/snapshot.ts'
import type { TenantAnswers } from '#shared/domain/posture/tenant-answers.ts'
import { answersOf } from '#shared/domain/posture/tenant-snapshot.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { DAY } from '#shared/lib/time.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { keepReadings, lastAnswers } from './source-reading.store.ts'

export interface KeepParts extends CommitParts {
  /** Milliseconds since 1970. */
  now: () => number
}

export interface AskedPosture {
  organizationId: string
  integrationId: string
}

interface ReadCloud {
  cloud: Cloud
  tenantId: string
  snapshot: Snapshot
  /** What else follows for the integration of what was read. */
  settle?: (work: Work, integration: Integration) => void
}

/**
 * Keeps what was read of one of a company's clouds and tells devices how its checks judge it, and what is found otherwise than
 * last time; what is known of the company's other cloud stays. Gives the last answers and the changes; undefined where the
 * integration is gone, or was read anew meanwhile.
 */
export async function keepCloud(
  parts: KeepParts,
  { organizationId, integrationId }: AskedPosture,
  { cloud, tenantId, snapshot, settle }: ReadCloud,
): Promise<{ last: Snapshot; changes: PostureChange[] } | undefined> {
  const read_at = new Date(parts.now()).toISOString()
  const verdicts = judgeAll(cloud, snapshot)
  return commit(parts, organizationId, async (work) => {
    await work.load('integration', [integrationId])
    const { row: integration } = work.get('integration', integrationId)
    if (integration?.tenant_id !== tenantId) return undefined
    const { customer_id: customerId } = integration
    await work.load('posture', [customerId])
    const { row: before } = work.get('posture', customerId)
    // Of two readings at once the later one counts.
    const known = before?.clouds[cloud]
    if (known !== undefined && known > read_at) return undefined
    const plans = snapshot.servicePlans ? [...snapshot.servicePlans] : null
    const company = { organizationId, customerId }
    const last = await lastAnswers(work.tx, company, snapshot.servicePlans)
    await keepReadings(work.tx, company, snapshot)
    const clouds = { ...before?.clouds, [cloud]: read_at }
    work.put('posture', {
      id: customerId,
      customer_id: customerId,
      read_at: latestOf(clouds),
      clouds,
      service_plans: cloud === 'microsoft' ? plans : (before?.service_plans ?? null),
      verdicts: { ...verdictsOfOthers(before, cloud), ...verdicts },
    })
    if (cloud === 'microsoft') await tellAnswers(work, answersOf(customerId, snapshot))
    settle?.(work, integration)
    const changes = verdictChanges(judgeAll(cloud, last), verdicts)
    return { last, changes: await noteChanges(work, { customerId, readAt: read_at }, changes) }
  })
}

const judgeAll = (cloud: Cloud, snapshot: Snapshot): Posture['verdicts'] =>
  Object.fromEntries(checksOf(cloud).map((check) => [check.id, judge(check, snapshot)]))

/** Devices are sent again what was read of a tenant only where something of it is otherwise. */
async function tellAnswers(work: Work, answers: TenantAnswers): Promise<void> {
  await work.load('tenantAnswers', [answers.id])
  const { row: before } = work.get('tenantAnswers', answers.id)
  if (canonicalJson(before) !== canonicalJson(answers)) work.put('tenantAnswers', answers)
}

/** Adds what changed in a company's cloud, and lets go of what is too old. */
async function noteChanges(
  work: Work,
  { customerId, readAt }: { customerId: string; readAt: string },
  changes: ReturnType<typeof verdictChanges>,
): Promise<PostureChange[]> {
  const rows = changes.map((change) => ({
    ...change,
    id: uuidv7(),
    customer_id: customerId,
    found_at: readAt,
    by: null,
  }))
  const since = new Date(Date.parse(readAt) - CHANGES_KEPT * DAY).toISOString()
  const { rows: old } = await sql<{ id: string }>`
    select id from posture_change
    where organization_id = ${work.organizationId}::uuid and customer_id = ${customerId}::uuid
      and found_at < ${since}`.execute(work.tx)
  await work.load(
    'postureChange',
    [...old, ...rows].map(({ id }) => id),
  )
  for (const { id } of old) work.remove('postureChange', id)
  for (const row of rows) work.put('postureChange', row)
  return rows
}
