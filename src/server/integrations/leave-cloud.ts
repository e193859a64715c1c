import { sql } from 'kysely'
import type { Cloud } from '#shared/domain/employees/clouds.ts'
import { checksOf } from '#shared/domain/posture/checks.ts'
import { latestOf, verdictsOfOthers } from '#shared/domain/posture/posture-clouds.ts'
import { workspaceSources } from '#shared/domain/posture/sources.ts'
import { removeRows } from '#server/platform/sync/remove-rows.ts'
import type { Work } from '#server/platform/sync/work.ts'

/** Takes away what was read and judged of one of a company's clouds; what is known of the other one stays. */
export async function leaveCloud(work: Work, customerId: string, cloud: Cloud): Promise<void> {
  await work.load('posture', [customerId])
  const { row: posture } = work.get('posture', customerId)
  const { [cloud]: _, ...clouds } = posture?.clouds ?? {}
  if (posture && Object.keys(clouds).length > 0)
    work.put('posture', {
      ...posture,
      clouds,
      read_at: latestOf(clouds),
      service_plans: cloud === 'microsoft' ? null : posture.service_plans,
      verdicts: verdictsOfOthers(posture, cloud),
    })
  else await removeRows(work, 'posture', [customerId])
  // What no cloud knows any more, a check or a source of before, goes with Microsoft 365, which all of it was of.
  const isOwn = (column: 'check_id' | 'source', ofGoogle: readonly string[]) =>
    cloud === 'google'
      ? sql`${sql.ref(column)} = any(${[...ofGoogle]}::text[])`
      : sql`${sql.ref(column)} <> all(${[...ofGoogle]}::text[])`
  const whose = sql`organization_id = ${work.organizationId}::uuid and customer_id = ${customerId}::uuid`
  const checkIds = checksOf('google').map(({ id }) => id)
  const { rows: changes } = await sql<{ id: string }>`
    select id from posture_change where ${whose} and ${isOwn('check_id', checkIds)}`.execute(work.tx)
  await removeRows(
    work,
    'postureChange',
    changes.map(({ id }) => id),
  )
  await sql`
    delete from source_reading where ${whose} and ${isOwn('source', Object.keys(workspaceSources))}`.execute(
    work.tx,
  )
}
