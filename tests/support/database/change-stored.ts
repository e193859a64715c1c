import type { Kind } from '#shared/contract/kind-names.ts'
import type { RowOf } from '#shared/contract/kinds.ts'
import { invariant } from '#shared/lib/invariant.ts'
import type { Db } from '#server/platform/database/database.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { entityTables } from '#server/schema.ts'

/** Changes a row of the demo organization as the server itself would, so that devices hear of it. */
export async function changeStored<K extends Kind>(
  db: Db,
  kind: K,
  which: { email: string } | { id: string } | 'organization',
  change: Partial<RowOf<K>>,
): Promise<void> {
  const owner = typeof which === 'object' && 'email' in which ? which.email : 'owner@demo.castellan.example'
  const user = await db
    .selectFrom('app_user')
    .select(['id', 'organization_id'])
    .where('email', '=', owner)
    .executeTakeFirstOrThrow()
  const id = which === 'organization' ? user.organization_id : 'id' in which ? which.id : user.id
  await unitOfWork({ db, tables: entityTables }, user.organization_id, async (work) => {
    await work.load(kind, [id])
    const { row } = work.get(kind, id)
    invariant(row, `the demo has this ${kind}`)
    work.put(kind, { ...row, ...change })
  })
}
