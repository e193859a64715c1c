import type { Db } from '#server/platform/database/database.ts'

interface Signer {
  organizationId: string
  userId: string
}

/** The version that a user accepted last; undefined where they accepted none. */
export async function readSignedVersion(
  db: Db,
  { organizationId, userId }: Signer,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('agreement')
    .select('version')
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .orderBy('signed_at', 'desc')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.version
}

/** Notes that a user accepted a version. The first time counts, however often it is said. */
export const signVersion = (
  db: Db,
  { organizationId, userId }: Signer,
  { version, at }: { version: string; at: Date },
) =>
  db
    .insertInto('agreement')
    .values({ organization_id: organizationId, user_id: userId, version, signed_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
