import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import { readRows, type VersionedRow } from '#server/platform/sync/read-rows.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import { integrationTable, taskTable } from './integration.table.ts'

export const listIntegrations = (db: Db, scope: Scope, customerId: string) =>
  readRows(db, integrationTable, scope, { where: 't.customer_id = $3::uuid', parameters: [customerId] })

/** How many tasks of an integration are listed: the newest. */
export const LISTED_TASKS = 500

/** The newest tasks of an integration, the oldest of these first. */
export const listTasks = (db: Db, scope: Scope, integrationId: string) =>
  readRows(db, taskTable, scope, {
    where: `t.id in (
      select id from task where organization_id = $1 and integration_id = $3::uuid
      order by requested_at desc, id desc limit ${LISTED_TASKS})`,
    parameters: [integrationId],
    size: LISTED_TASKS,
  })

/** One task of an integration, however many there were since; none where there is no such task. */
export const findTask = (db: Db, scope: Scope, integrationId: string, taskId: string) =>
  readRows(db, taskTable, scope, {
    where: 't.integration_id = $3::uuid and t.id = $4::uuid',
    parameters: [integrationId, taskId],
  })

/** One integration, or `notFound`, also where it belongs to somebody else. */
export async function readIntegration(
  db: Db,
  scope: Scope,
  id: string,
): Promise<VersionedRow<'integration'>> {
  const [found] = await readRows(db, integrationTable, scope, { where: 't.id = $3::uuid', parameters: [id] })
  if (!found) throw new AppError('notFound')
  return found
}
