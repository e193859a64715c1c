import { decodeJwt } from 'jose'
import { DAY, SECOND } from '#shared/lib/time.ts'
import type { Db } from '#server/platform/database/database.ts'

/** As long as a refresh token is good at most; what is older is over by itself. */
export const SESSION_LIFETIME = 30 * DAY

const ALL = ''

interface SessionEnd {
  userId: string
  /** The sign-in that is over, or all but the one that is kept. */
  which: { only: string } | { except: string | undefined }
  at: Date
}

/**
 * Notes that sign-ins are over. A pool has no call that ends one of them without its refresh token, and only the
 * browser that has it brings that token, sealed, when it renews: it is refused then, and the token revoked.
 */
export async function endSessions(db: Db, { userId, which, at }: SessionEnd): Promise<void> {
  const row =
    'only' in which
      ? { origin_jti: which.only, kept: null, ended_at: at }
      : { origin_jti: ALL, kept: which.except ?? null, ended_at: at }
  const { origin_jti: _, ...later } = row
  await db
    .insertInto('session_end')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'origin_jti']).doUpdateSet(later))
    .execute()
}

/** Whether the sign-in that an identity token of the pool came from was ended from elsewhere. */
export async function isEnded(db: Db, idToken: string): Promise<boolean> {
  const { sub = '', origin_jti: signIn, auth_time: began } = decodeJwt<TokenClaims>(idToken)
  const ends = await db
    .selectFrom('session_end')
    .select(['origin_jti', 'kept', 'ended_at'])
    .where('user_id', '=', sub)
    .where('origin_jti', 'in', [ALL, signIn ?? ALL])
    .execute()
  return ends.some(
    ({ origin_jti, kept, ended_at }) =>
      (origin_jti !== ALL && origin_jti === signIn) ||
      (origin_jti === ALL &&
        (signIn === undefined || kept !== signIn) &&
        began * SECOND <= ended_at.getTime()),
  )
}

interface TokenClaims {
  origin_jti?: string
  /** Seconds. */
  auth_time: number
}

export const sweepSessionEnds = ({ db, now }: { db: Db; now: () => number }) =>
  db
    .deleteFrom('session_end')
    .where('ended_at', '<', new Date(now() - SESSION_LIFETIME))
    .execute()
