import type { Db } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/app-error.ts'
import { readRows, type VersionedRow } from '#server/platform/sync/read-rows.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import { companyGroupTable } from './company-group.table.ts'

/** The groups of an organization by name. */
export const listGroups = (db: Db, scope: Scope) => readRows(db, companyGroupTable, scope)

/** One group, or `notFound`. */
export async function readGroup(db: Db, scope: Scope, id: string): Promise<VersionedRow<'companyGroup'>> {
  const [found] = await readRows(db, companyGroupTable, scope, { where: 't.id = $3::uuid', parameters: [id] })
  if (!found) throw new AppError('notFound')
  return found
}

/** Throws `notFound` unless all of these groups are there; none of them goes until the transaction ends. */
export async function requireGroups(db: Db, organizationId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const known = await db
    .selectFrom('company_group')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('id', 'in', ids)
    .forShare()
    .execute()
  if (known.length < ids.length) throw new AppError('notFound')
}
