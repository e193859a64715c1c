import type { SignInProof } from './identity.tables.ts'
import type { Context, Hono } from 'hono'
import type { Db } from '#server/platform/database/database.ts'
import { callerNetwork } from '#server/platform/http/caller-address.ts'
import type { Log } from '#server/platform/log.ts'
import { type Mailer, silentMailer } from '#server/platform/mail/mailer.ts'
import type { SignInWork } from '#shared/contract/endpoints/identity.ts'
import type { EventDetails } from '#shared/domain/security-log/security-event.ts'
import type { Keyring } from '#server/platform/keys/keyring.ts'
import { addUser } from './add-user.ts'
import { type AdminKey, keyFromSecret } from './admin/admin-key.ts'
import { adminOperations } from './admin/admin-operations.ts'
import { giveWork, isDone, sweepSpentWork } from './captcha.ts'
import { sweepChallenges } from './challenges.ts'
import { clientOperations } from './operations/client-operations.ts'
import { sweepCodes } from './codes/codes.ts'
import { type HostedAccounts, resendHostedInvitation } from './hosted-accounts.ts'
import type { UserStatus } from './identity.tables.ts'
import { sweepNetworks } from './known-networks.ts'
import { replacePassword } from './passwords/new-passwords.ts'
import type { Pool, VerifyCaptcha } from './pool.ts'
import { PoolError, unknownUser, userDisabled } from './pool-error.ts'
import { userStatusOf } from './pretended-status.ts'
import { protocolRoutes } from './protocol.ts'
import { endAllSignIns, endSignInOf, sweepSignIns } from './tokens/refresh-tokens.ts'
import { loadSigningKeys, type PublicKey } from './tokens/signing-keys.ts'
import { shareAccount } from './shared-account.ts'
import { resendInvitation } from './codes/resend-invitation.ts'
import { countForAddress, sweepThrottle, takeBackForAddress } from './throttle.ts'
import { type AuthenticationResult, signInTokens } from './tokens/tokens.ts'
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
  /** Whose guesses are counted together; the caller's network unless said otherwise. */
  addressOf?: (context: Context) => string
  log?: Pick<Log, 'info' | 'error'>
  /** Hears what happened to accounts by what their owners and others asked for; must not throw. */
  onEvent?: (event: EventDetails) => void
  /** Brings codes and temporary passwords to people; without one they reach nobody. */
  mailer?: Mailer
  /** Where the links in mails lead; the origin of the issuer unless said otherwise. */
  publicUrl?: string
  /** Signs the owner's requests; derived from the pool's secret unless said otherwise. */
  adminKey?: AdminKey
  /** Whether people may open accounts without being invited; no, unless said otherwise. */
  allowSignUp?: boolean
  /** Whether nobody is let in without an authenticator app; no, unless said otherwise. */
  requireMfa?: boolean
  /** Asked before somebody turns their second factor off; they may, unless said otherwise. */
  demandsSecondFactor?: (sub: string) => Promise<boolean>
  /** Asked before a password is tried. */
  verifyCaptcha?: VerifyCaptcha
  /** Instead: whether a password is only tried after a proof of work that the pool gave out; no, unless said otherwise. */
  demandWork?: boolean
  /** Whose accounts count where a hosted pool has them; the own ones unless said otherwise. */
  hosted?: HostedAccounts | undefined
  /** The account of automated tests, which brings no proof of work. */
  exemptEmail?: string | undefined
  /** What the pool's keys are sealed with. */
  keyring: Keyring
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
  /** Whether it is everybody's, also one that is kept; no, unless said otherwise. */
  isShared?: boolean
  /** What to do about an account that has this address or id: refuse (unless said otherwise), or keep it as it is. */
  onConflict?: 'refuse' | 'keep'
}

export interface UserPool {
  /** To be mounted at the path of `issuer`. */
  routes: Hono
  /**
   * Gives the sub of the new or kept account; `db` may be a transaction of the caller. Throws `PoolError`
   * `UsernameExistsException`.
   */
  createUser: (user: NewUser, db?: Db) => Promise<{ sub: string }>
  /** By address or sub; the account is confirmed by it. Throws `PoolError` `UserNotFoundException`. */
  setPassword: (username: string, password: string) => Promise<void>
  /**
   * The tokens of a sign-in that the server vouches for, because another service has proved who it is. Throws
   * `PoolError` `UserNotFoundException`, or `NotAuthorizedException` for a user who is disabled.
   */
  signInAs: (sub: string, proof: SignInProof) => Promise<AuthenticationResult>
  /**
   * Whether an address waits for its first sign-in. It does not tell whether there is an account. `address` is the
   * network address that asks. Throws `PoolError` `TooManyRequestsException`.
   */
  userStatusOf: (email: string, address: string) => Promise<UserStatus>
  /** Invites somebody again who never signed in; what it does tells nothing about anybody else. */
  resendInvitation: (email: string, address: string) => Promise<void>
  /** Counts a request of a network address with its wrong guesses. Throws `PoolError` `TooManyRequestsException`. */
  countRequest: (address: string) => Promise<void>
  /** Takes counts of a network address back. */
  forgiveRequests: (address: string, counts: number) => Promise<void>
  /** Work to be done before a password is tried. */
  giveWork: () => Promise<SignInWork>
  /** Ends sign-ins of a user by the `origin_jti` of their tokens: one, or every other one. */
  endSignIns: (sub: string, which: { only: string } | { except: string | undefined }) => Promise<unknown>
  /** For what this site seals; the same in every process. */
  sessionSecret: () => Promise<Buffer>
  /** What the owner's requests are signed with. */
  adminKey: () => Promise<AdminKey>
  /** The public keys, for a verifier in the same process. */
  jwks: () => Promise<{ keys: PublicKey[] }>
  /** Forgets what has expired. To be called now and then, by any process. */
  sweep: () => Promise<void>
}

/** A user pool that speaks the hosted one's protocol. Nothing of it lives in memory: many processes may serve it. */
export function createUserPool(options: UserPoolOptions): UserPool {
  const { db, clock, issuer, poolId, clientId, addressOf = callerNetwork, log, hosted } = options
  const pool: Pool = {
    db,
    clock,
    issuer,
    poolId,
    clientId,
    keys: oncePossible(() => loadSigningKeys(db, options.keyring, clock)),
    mailer: options.mailer ?? silentMailer,
    publicUrl: options.publicUrl ?? new URL(issuer).origin,
    allowSignUp: options.allowSignUp ?? false,
    requireMfa: options.requireMfa ?? false,
    demandsSecondFactor: options.demandsSecondFactor ?? (async () => false),
    verifyCaptcha: options.verifyCaptcha,
  }
  if (options.demandWork) {
    pool.verifyCaptcha = async (payload, email) =>
      email.toLowerCase() === options.exemptEmail?.toLowerCase() || isDone(pool, payload)
  }
  const adminKey = async () => options.adminKey ?? keyFromSecret((await pool.keys()).secret)
  return {
    routes: protocolRoutes(pool, {
      clientOperations,
      adminOperations,
      adminKey,
      addressOf,
      log,
      onEvent: options.onEvent,
    }),
    createUser: (user, db = pool.db) => createUser({ ...pool, db }, user),
    setPassword: (username, password) => setPassword(pool, username, password),
    signInAs: (sub, proof) => signInAs(pool, sub, proof),
    userStatusOf: async (email, address) => {
      await countForAddress(pool, { address })
      return userStatusOf(pool, email, hosted?.statusOf)
    },
    resendInvitation: (email, address) =>
      hosted
        ? resendHostedInvitation(pool, hosted, email, { caller: { address }, log })
        : resendInvitation(pool, email, { address }),
    countRequest: (address) => countForAddress(pool, { address }),
    forgiveRequests: async (address, counts) => void (await takeBackForAddress(pool, { address }, counts)),
    giveWork: () => giveWork(pool),
    endSignIns: (sub, which) =>
      'only' in which ? endSignInOf(pool, sub, which.only) : endAllSignIns(pool, sub, which),
    sessionSecret: async () => (await pool.keys()).secret,
    adminKey,
    jwks: async () => (await pool.keys()).jwks,
    sweep: async () => {
      await sweepChallenges(pool)
      await sweepSignIns(pool)
      await sweepThrottle(pool)
      await sweepCodes(pool)
      await sweepNetworks(pool)
      await sweepSpentWork(pool)
    },
  }
}

async function createUser(pool: Pool, user: NewUser): Promise<{ sub: string }> {
  const { id: sub, email, password, status = 'CONFIRMED', onConflict = 'refuse' } = user
  // Asked first because a password's hash is dear: starting again with the same accounts must be quick.
  const known = (await findUser(pool.db, email)) ?? (sub && (await findUser(pool.db, sub)))
  const made = known
    ? undefined
    : await addUser(pool, { sub, email, password, status, attributes: attributesOf(user) })
  const kept = made || onConflict !== 'keep' ? undefined : known || (await findUser(pool.db, email))
  const account = made ?? kept
  if (!account) throw new PoolError('UsernameExistsException', 'User account already exists')
  if (user.isShared) await shareAccount(pool.db, account.sub)
  return { sub: account.sub }
}

const attributesOf = ({ emailVerified = false, givenName, familyName }: NewUser): Record<string, string> => ({
  email_verified: String(emailVerified),
  ...(givenName === undefined ? {} : { given_name: givenName }),
  ...(familyName === undefined ? {} : { family_name: familyName }),
})

async function setPassword(pool: Pool, username: string, password: string): Promise<void> {
  const user = await findUser(pool.db, username)
  if (!user) throw unknownUser()
  await replacePassword(pool, user, password)
}

async function signInAs(pool: Pool, sub: string, proof: SignInProof): Promise<AuthenticationResult> {
  const user = await findUser(pool.db, sub)
  if (!user) throw unknownUser()
  if (!user.enabled) throw userDisabled()
  return signInTokens(pool, user, proof)
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
