import type { Db } from '#server/platform/database/database.ts'

/** Notes that an account is everybody's: nobody changes it by what the pool offers, and no password opens it. */
export const shareAccount = (db: Db, sub: string) =>
  db
    .updateTable('identity_user')
    .set({ is_shared: true })
    .where('sub', '=', sub)
    .where('is_shared', '=', false)
    .execute()
