import { sql } from 'kysely'
import type { SignedIn } from '#shared/contract/signed-in.ts'
import { endpoints } from '#shared/contract/endpoints.ts'
import { shareAccount } from '#server/identity/shared-account.ts'
import type { Visitors } from '#server/identity/visitors.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Mounts } from '#server/platform/http/mount.ts'

interface TrialRouteParts {
  db: Db
  /** The address of the shared account, where there is one. */
  trialEmail: string | undefined
  visitors: Visitors
  /** Throws `notAuthorized`. */
  signInToShared: (userId: string) => Promise<SignedIn>
}

/** The door to the shared trial account, which is open to everybody. */
export function mountTrialRoutes(
  { open: mount }: Mounts,
  { db, trialEmail, visitors, signInToShared }: TrialRouteParts,
) {
  mount(endpoints.signInToTrial, async ({ c }) => {
    if (trialEmail === undefined) throw new AppError('notFound')
    await visitors.count(c)
    c.header('Cache-Control', 'no-store')
    const user = await sharedUser(db, trialEmail)
    // Here too: on a live site the account was not seeded but made by hand.
    await shareAccount(db, user)
    return signInToShared(user)
  })
}

/** The account of an address, if nothing can be changed in its organization: any other is nobody's to share. */
async function sharedUser(db: Db, email: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select u.id from app_user u
    join feature_flag f on f.organization_id = u.organization_id and f.id = 'test-account' and f.enabled
    where lower(u.email) = ${email.toLowerCase()} limit 2`.execute(db)
  const [user] = rows
  if (!user || rows.length > 1) throw new AppError('notAuthorized')
  return user.id
}
