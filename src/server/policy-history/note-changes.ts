import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import {
  POLICY_AREAS,
  type PolicyArea,
  policyChangeLimits,
} from '#shared/domain/policy-history/policy-areas.ts'
import { DAY } from '#shared/lib/time.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { type ByTask, isChangedBy } from './by-task.ts'
import type { FoundChange } from './changes-between.ts'

interface Noted {
  area: PolicyArea
  /** When it was read, in milliseconds since 1970. */
  at: number
  by: ByTask | undefined
}

/** Adds what changed in an area of a company's tenant, and lets go of what of that is too old or too much. */
export async function noteChanges(
  work: Work,
  customer_id: string,
  found: readonly FoundChange[],
  { area, at, by }: Noted,
): Promise<void> {
  const rows = found.slice(0, policyChangeLimits.changes).map((change) => ({
    ...change,
    id: uuidv7(),
    customer_id,
    found_at: new Date(at).toISOString(),
    task_id: by && isChangedBy(by, change.object_id) ? by.taskId : null,
  }))
  const old = await oldChanges(work, customer_id, {
    area,
    at,
    room: policyChangeLimits.changes - rows.length,
  })
  await work.load('policyChange', [...old, ...rows.map(({ id }) => id)])
  for (const id of old) work.remove('policyChange', id)
  for (const row of rows) work.put('policyChange', row)
}

/** The oldest first, and as many as may be there: what is left over is found at the next reading. */
async function oldChanges(
  { tx, organizationId }: Work,
  customerId: string,
  { area, at, room }: { area: PolicyArea; at: number; room: number },
): Promise<string[]> {
  const since = new Date(at - policyChangeLimits.days * DAY)
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, found_at, row_number() over (order by found_at desc, id desc) as rank
      from policy_change
      where organization_id = ${organizationId}::uuid and customer_id = ${customerId}::uuid
        and target = any(${POLICY_AREAS[area]}::text[])) c
    where c.rank > ${room}::bigint or c.found_at < ${since}
    order by c.found_at, c.id limit ${policyChangeLimits.changes}`.execute(tx)
  return rows.map(({ id }) => id)
}
