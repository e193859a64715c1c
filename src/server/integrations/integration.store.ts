import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import { readRows, type Versioned } from '#server/platform/sync/read-rows.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import { integrationTable, taskTable } from './integration.table.ts'

export const listIntegrations = (db: Db, scope: Scope, customerId: string) =>
  readRows(db, integrationTable, scope, { where: 't.customer_id = $3::uuid', parameters: [customerId] })

export const listTasks = (db: Db, scope: Scope, integrationId: string) =>
  readRows(db, taskTable, scope, { where: 't.integration_id = $3::uuid', parameters: [integrationId] })

/** One integration, or `notFound`, also where it belongs to somebody else. */
export async function readIntegration(db: Db, scope: Scope, id: string): Promise<Versioned<'integration'>> {
  const [found] = await readRows(db, integrationTable, scope, { where: 't.id = $3::uuid', parameters: [id] })
  if (!found) throw new AppError('notFound')
  return found
}
