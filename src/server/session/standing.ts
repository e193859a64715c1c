import { sql } from 'kysely'
import type { Db } from '#server/platform/database/database.ts'
import type { SessionStanding } from '#server/platform/http/environment.ts'
import { isOwnWithMfa } from '#server/customers/own-company.ts'

/** A sign-in as it stands, and whose it is. */
interface SignInStanding extends SessionStanding {
  signIn: string
  userId: string
  organizationId: string
  disabled: boolean
}

/**
 * Asked with every request: whoever ends a sign-in, demands a second factor or closes the shared account means those who
 * are in already. A sign-in that nobody knows is over.
 */
export async function readStanding(db: Db, userId: string, signIn: string): Promise<SessionStanding> {
  const found = (await readStandings(db, [signIn])).find((each) => each.userId === userId)
  const { isOver, mustErase, lacksFactor } = found ?? UNKNOWN
  return { isOver, mustErase, lacksFactor }
}

const UNKNOWN: SessionStanding = { isOver: true, mustErase: false, lacksFactor: false }

/** How sign-ins of users that there are stand, by one query however many they are. */
export async function readStandings(db: Db, signIns: readonly string[]): Promise<SignInStanding[]> {
  const { rows } = await sql<SignInStanding>`
    select r.origin_jti::text as "signIn", r.sub as "userId", u.organization_id as "organizationId", u.disabled,
      r.revoked_at is not null or (r.proof = 'shared' and not exists (
        select from feature_flag f
        where f.organization_id = u.organization_id and f.id = 'test-account' and f.enabled
      )) as "isOver",
      r.revoked_at is not null and exists (
        select from device d where d.user_id = r.sub and d.sign_in = r.origin_jti::text and d.wipe = 'asked'
      ) as "mustErase",
      r.proof = 'password' and exists (
        select from customer c where c.organization_id = u.organization_id and ${isOwnWithMfa}
      ) as "lacksFactor"
    from identity_refresh_token r join app_user u on u.id = r.sub
    where r.origin_jti = any(${[...signIns]}::uuid[])`.execute(db)
  return rows
}
