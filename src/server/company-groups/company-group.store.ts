import type { Db } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/app-error.ts'

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
