import { v7 as uuidv7 } from 'uuid'
import type { FirstRun } from '#shared/contract/first-run.ts'
import type { SignedIn } from '#shared/contract/signed-in.ts'
import { isGuessable } from '#server/identity/passwords/guessable.ts'
import { PoolError } from '#server/identity/pool-error.ts'
import type { UserPool } from '#server/identity/user-pool.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Log } from '#server/platform/log.ts'
import { type IdentityAdmin, IdentityFailure } from '#server/users/identity-admin.ts'
import { asked } from '#server/users/user-accounts.ts'

type Owner = FirstRun['owner']

/** Where the first person of a site has their account. */
export interface OwnerAccounts {
  /**
   * Opens it, in the caller's transaction where the pool is in the same database. Gives its id. Throws `accountExists`,
   * `passwordNotAllowed`, `attemptLimit` or `userActionFailed`.
   */
  open: (owner: Owner, tx: Db) => Promise<string>
  /** Once everything else stands: their tokens, or null where they have to sign in by themselves. */
  signIn: (id: string, owner: Owner) => Promise<SignedIn | null>
}

/** In the embedded pool. */
export const ownOwnerAccounts = (
  createUser: UserPool['createUser'],
  signInAs: (userId: string) => Promise<SignedIn>,
): OwnerAccounts => ({
  open: async ({ email, password, first_name: givenName, last_name: familyName }, tx) => {
    if (isGuessable(password, email)) throw new AppError('passwordNotAllowed')
    const user = { id: uuidv7(), email, password, givenName, familyName, emailVerified: true }
    try {
      return (await createUser(user, tx)).sub
    } catch (cause) {
      throw cause instanceof PoolError ? new AppError('accountExists', { cause }) : cause
    }
  },
  signIn: signInAs,
})

type Accounts = Pick<IdentityAdmin, 'find' | 'invite' | 'setPassword'>

/**
 * In a hosted pool, which knows nothing of our transaction: until everything else stands the password is a temporary one,
 * so that an account that was left over is known by it and the next try takes it over, and nothing that fails after that
 * keeps its owner out: they are asked for another password.
 */
export const hostedOwnerAccounts = (accounts: Accounts, log: Pick<Log, 'warn'>): OwnerAccounts => ({
  open: async (owner) => {
    try {
      return await openOrTakeOver(accounts, owner)
    } catch (cause) {
      const reason = cause instanceof IdentityFailure ? cause.reason : undefined
      log.warn(
        { event: 'firstRun.accountNotOpened', reason },
        'The user pool did not open an account for the first person',
      )
      return asked(Promise.reject(cause))
    }
  },
  signIn: async (id, { password }) => {
    try {
      await accounts.setPassword(id, password, { isPermanent: true })
    } catch (cause) {
      log.warn(
        { event: 'firstRun.passwordTemporary', err: cause },
        'The password of the first person stays a temporary one',
      )
    }
    return null
  },
})

async function openOrTakeOver(accounts: Accounts, owner: Owner): Promise<string> {
  const { email, password, first_name: givenName, last_name: familyName } = owner
  try {
    const invited = { email, givenName, familyName, locale: 'en', sendMail: false, password }
    return (await accounts.invite(invited)).sub
  } catch (cause) {
    if (!(cause instanceof IdentityFailure) || cause.reason !== 'userExists') throw cause
    const account = await accounts.find(email)
    if (account?.status !== 'FORCE_CHANGE_PASSWORD' || !account.isEnabled) throw cause
    await accounts.setPassword(account.sub, password, { isPermanent: false })
    return account.sub
  }
}
