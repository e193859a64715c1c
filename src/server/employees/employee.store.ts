import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import { readRows, type VersionedRow } from '#server/platform/sync/read-rows.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import { employeeTable } from './employee.table.ts'

export const listEmployees = (
  db: Db,
  scope: Scope,
  customerId: string,
  { isLicensed = false, ...page }: { from: number; size: number; isLicensed?: boolean },
) =>
  readRows(db, employeeTable, scope, {
    where: `t.customer_id = $3::uuid${isLicensed ? ` and t.seats <> '[]'` : ''}`,
    parameters: [customerId],
    ...page,
  })

/** One employee, or `notFound`, also where it belongs to somebody else. */
export async function readEmployee(db: Db, scope: Scope, id: string): Promise<VersionedRow<'employee'>> {
  const [found] = await readRows(db, employeeTable, scope, { where: 't.id = $3::uuid', parameters: [id] })
  if (!found) throw new AppError('notFound')
  return found
}
