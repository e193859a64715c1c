import { randomUUID } from 'node:crypto'
import type { Context, Hono } from 'hono'
import type { Db } from '#server/platform/database/database.ts'
import type { Log } from '#server/platform/log.ts'
import { connectionAddress } from './caller-address.ts'
import { sweepChallenges } from './challenges.ts'
import { getTokensFromRefreshToken } from './get-tokens-from-refresh-token.ts'
import { getUser } from './get-user.ts'
import type { UserStatus } from './identity.tables.ts'
import { initiateAuth } from './initiate-auth.ts'
import type { Operation } from './operation.ts'
import { recordPassword } from './password.ts'
import { type Pool, poolNameOf } from './pool.ts'
import { PoolError } from './pool-error.ts'
import { protocolRoutes } from './protocol.ts'
import { sweepSignIns } from './refresh-tokens.ts'
import { respondToAuthChallenge } from './respond-to-auth-challenge.ts'
import { globalSignOut, revokeToken } from './sign-out.ts'
import { loadSigningKeys, type PublicKey } from './signing-keys.ts'
import { sweepThrottle } from './throttle.ts'
import { findUser } from './users.ts'

export interface UserPoolOptions {
  db: Db
  /** Milliseconds since 1970. */
  clock: () => number
  /** `iss` of every token; the address below which `/.well-known/jwks.json` is published. */
  issuer: string
  /** `{region}_{name}`. The name is part of every password's verifier: with another one nobody can sign in by SRP. */
  poolId: string
  clientId: string
  /** Whose guesses are counted together; the other end of the connection unless said otherwise (behind a proxy). */
  addressOf?: (context: Context) => string
  log?: Pick<Log, 'info' | 'error'>
}

interface NewUser {
  /** The sub; a random one unless given. */
  id?: string
  email: string
  password: string
  givenName?: string
  familyName?: string
  emailVerified?: boolean
  /** `CONFIRMED` unless said otherwise. */
  status?: UserStatus
  /** What to do about an account that has this address or id: refuse (unless said otherwise), or keep it as it is. */
  onConflict?: 'refuse' | 'keep'
}

export interface UserPool {
  /** To be mounted at the path of `issuer`. */
  routes: Hono
  /** Gives the sub of the new or kept account. Throws `PoolError` `UsernameExistsException`. */
  createUser: (user: NewUser) => Promise<{ sub: string }>
  /** By address or sub; the account is confirmed by it. Throws `PoolError` `UserNotFoundException`. */
  setPassword: (username: string, password: string) => Promise<void>
  /** The public keys, for a verifier in the same process. */
  jwks: () => Promise<{ keys: PublicKey[] }>
  /** Forgets what has expired. To be called now and then, by any process. */
  sweep: () => Promise<void>
}

const operations: ReadonlyMap<string, Operation> = new Map([
  ['InitiateAuth', initiateAuth],
  ['RespondToAuthChallenge', respondToAuthChallenge],
  ['GetTokensFromRefreshToken', getTokensFromRefreshToken],
  ['GetUser', getUser],
  ['RevokeToken', revokeToken],
  ['GlobalSignOut', globalSignOut],
])

/** A user pool that speaks the hosted one's protocol. Nothing of it lives in memory: many processes may serve it. */
export function createUserPool(options: UserPoolOptions): UserPool {
  const { db, clock, issuer, poolId, clientId, addressOf = connectionAddress, log } = options
  const pool: Pool = {
    db,
    clock,
    issuer,
    poolId,
    clientId,
    keys: oncePossible(() => loadSigningKeys(db, clock)),
  }
  return {
    routes: protocolRoutes(pool, { operations, addressOf, log }),
    createUser: (user) => createUser(pool, user),
    setPassword: (username, password) => setPassword(pool, username, password),
    jwks: async () => (await pool.keys()).jwks,
    sweep: async () => {
      await sweepChallenges(pool)
      await sweepSignIns(pool)
      await sweepThrottle(pool)
    },
  }
}

async function createUser(pool: Pool, user: NewUser): Promise<{ sub: string }> {
  const { id: sub = randomUUID(), email, password, status = 'CONFIRMED', onConflict = 'refuse' } = user
  // Asked first because a password's hash is dear: starting again with the same accounts must be quick.
  const known = (await findUser(pool.db, email)) ?? (await findUser(pool.db, sub))
  if (!known) {
    const now = new Date(pool.clock())
    const made = await pool.db
      .insertInto('identity_user')
      .values({
        sub,
        email,
        status,
        attributes: JSON.stringify(attributesOf(user)),
        ...(await recordPassword({ poolName: poolNameOf(pool), sub }, password)),
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('sub')
      .executeTakeFirst()
    if (made) return made
  }
  const kept = onConflict === 'keep' ? (known ?? (await findUser(pool.db, email))) : undefined
  if (!kept) throw new PoolError('UsernameExistsException', 'User account already exists')
  return { sub: kept.sub }
}

const attributesOf = ({ emailVerified = false, givenName, familyName }: NewUser): Record<string, string> => ({
  email_verified: String(emailVerified),
  ...(givenName === undefined ? {} : { given_name: givenName }),
  ...(familyName === undefined ? {} : { family_name: familyName }),
})

async function setPassword(pool: Pool, username: string, password: string): Promise<void> {
  const user = await findUser(pool.db, username)
  if (!user) throw new PoolError('UserNotFoundException', 'User does not exist.')
  await pool.db
    .updateTable('identity_user')
    .set({
      ...(await recordPassword({ poolName: poolNameOf(pool), sub: user.sub }, password)),
      status: 'CONFIRMED',
      updated_at: new Date(pool.clock()),
    })
    .where('sub', '=', user.sub)
    .execute()
}

/** Does something once; what failed is tried again by the next who asks. */
function oncePossible<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () =>
    (made ??= make().catch((cause: unknown) => {
      made = undefined
      throw cause
    }))
}
