import { SECOND } from '#shared/lib/time.ts'
import type { Db } from '#server/platform/database/database.ts'

/**
 * When a demo organization was made, in milliseconds since 1970: now, where it is not there yet. Its people agreed to
 * the licence then. At each later start the pretend clouds are as they were at that time, so that what was read of them
 * still stands there.
 */
export async function readMoment(db: Db, organizationId: string, now: number): Promise<number> {
  const { made } = await db
    .selectFrom('agreement')
    .select(({ fn }) => fn.min('signed_at').as('made'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow()
  return (made as Date | null)?.getTime() ?? now - (now % SECOND)
}
