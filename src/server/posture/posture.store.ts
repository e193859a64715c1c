import { sql } from 'kysely'
import type { AuditSetting } from '#shared/domain/posture/audit-setting.ts'
import type { Posture } from '#shared/domain/posture/posture.ts'
import type { PostureTask } from '#shared/domain/posture/posture-task.ts'
import type { StandingInput } from '#shared/domain/posture/standing.ts'
import type { Db } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/sync/read-rows.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import { auditSettingTable, checkResolutionTable, postureTable, postureTaskTable } from './posture.table.ts'

/** More rows than there can be of one company, or of one check at one page of companies. */
const MOST = 2000

/** What a company, or all of them, has set for its audit, and what is set for all of them. */
export async function readSettings(db: Db, scope: Scope, customerId: string | null): Promise<AuditSetting[]> {
  const found = await readRows(db, auditSettingTable, scope, {
    where: 't.customer_id is null or t.customer_id = $3::uuid',
    parameters: [customerId],
    size: MOST,
  })
  return found.map(({ row }) => row)
}

/** All that is known of one company's posture. */
export async function readKnown(
  db: Db,
  scope: Scope,
  customerId: string,
): Promise<Omit<StandingInput, 'checkIds'>> {
  const own = { where: 't.customer_id = $3::uuid', parameters: [customerId], size: MOST }
  const postures = await readRows(db, postureTable, scope, own)
  const resolutions = await readRows(db, checkResolutionTable, scope, own)
  return {
    postures: byCompany(postures.map(({ row }) => row)),
    settings: await readSettings(db, scope, customerId),
    resolutions: resolutions.map(({ row }) => row),
  }
}

/** A task that the user may see. */
export async function readTask(db: Db, scope: Scope, id: string): Promise<PostureTask | undefined> {
  const [found] = await readRows(db, postureTaskTable, scope, {
    where: 't.id = $3::uuid',
    parameters: [id],
    size: 1,
  })
  return found?.row
}

/** What is known of one check at companies that the user may see. */
export async function readKnownOfCheck(
  db: Db,
  scope: Scope,
  checkId: string,
  customerIds: readonly string[],
): Promise<Omit<StandingInput, 'checkIds'>> {
  const parameters = [checkId, customerIds]
  const settings = await readRows(db, auditSettingTable, scope, {
    where: 't.check_id = $3 and (t.customer_id is null or t.customer_id = any($4::uuid[]))',
    parameters,
    size: MOST,
  })
  const resolutions = await readRows(db, checkResolutionTable, scope, {
    where: 't.check_id = $3 and t.customer_id = any($4::uuid[])',
    parameters,
    size: MOST,
  })
  return {
    postures: byCompany(await readPosturesOfCheck(db, scope, checkId, customerIds)),
    settings: settings.map(({ row }) => row),
    resolutions: resolutions.map(({ row }) => row),
  }
}

/** Of each posture this one verdict: all of them are a hundred times as much. */
async function readPosturesOfCheck(
  db: Db,
  { organizationId, pids }: Scope,
  checkId: string,
  customerIds: readonly string[],
): Promise<Posture[]> {
  const { rows } = await sql<Posture>`
    select id, customer_id, to_char(read_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as read_at,
      clouds, service_plans,
      case when verdicts ? ${checkId} then jsonb_build_object(${checkId}::text, verdicts -> ${checkId})
        else '{}'::jsonb end as verdicts
    from posture
    where organization_id = ${organizationId}::uuid and customer_id = any(${[...customerIds]}::uuid[])
      and customer_id || ':secure' = any(${[...pids]}::text[])`.execute(db)
  return rows
}

const byCompany = (postures: readonly Posture[]) => new Map(postures.map((each) => [each.customer_id, each]))
