import type { z } from 'zod'
import type { addedUserSchema } from '#shared/contract/endpoints/users.ts'
import type { ErrorCode } from '#shared/contract/errors.ts'
import type { User } from '#shared/domain/users/user.ts'
import { addRefusal, settledUser } from '#shared/domain/users/user-rules.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Log } from '#server/platform/log.ts'
import type { SecurityLog } from '#server/security-log/security-log.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import { forgetAccount } from './forget-removed.ts'
import { type Account, type IdentityAdmin, IdentityFailure } from './identity-admin.ts'
import { type ChangeParts, insertUser, requireNamed } from './user-changes.ts'
import { readColleague } from './user.store.ts'

export interface AccountParts extends ChangeParts {
  accounts: IdentityAdmin
  securityLog: Pick<SecurityLog, 'keep' | 'note'>
  log: Pick<Log, 'warn'>
  /** The sign-in by another provider, where there is one. */
  signOn: object | undefined
}

/** Nobody is sent to a door that the site does not have. Throws `microsoftNotOffered`. */
export function requireWayToSignIn(
  { signOn }: Pick<AccountParts, 'signOn'>,
  { login_options }: { login_options?: User['login_options'] | undefined },
): void {
  if (login_options === 'microsoft' && !signOn) throw new AppError('microsoftNotOffered')
}

type AddedUser = z.infer<typeof addedUserSchema>

/** What a failure of the pool is, where it is not the same for every act. */
type Meanings = Partial<Record<IdentityFailure['reason'], ErrorCode>>

const meanings: Meanings = {
  userExists: 'accountExists',
  unknownUser: 'userNotFound',
  limited: 'attemptLimit',
  passwordRefused: 'passwordNotAllowed',
}

/** Asks the user pool; its failures become refusals, and what is not the person's to know is `userActionFailed`. */
export async function asked<T>(answer: Promise<T>, special: Meanings = {}): Promise<T> {
  try {
    return await answer
  } catch (cause) {
    if (!(cause instanceof IdentityFailure)) throw cause
    throw new AppError(special[cause.reason] ?? meanings[cause.reason] ?? 'userActionFailed', { cause })
  }
}

/**
 * Adds a user in an order in which a crash leaves nothing that cannot be tried again: an account that nobody has heard
 * of, then the user, then the mail. An account without a user is taken over by the next try.
 */
export async function addUser(parts: AccountParts, scope: Scope, added: AddedUser): Promise<User> {
  requireWayToSignIn(parts, added)
  const { language: _, message_action, email, ...fields } = added
  const user = settledUser({
    ...fields,
    id: '',
    organization: scope.organizationId,
    email,
    avatar: null,
    status: 'inviteSent',
    disabled: false,
    untouchable: false,
  })
  const refusal = addRefusal(await readColleague(parts.db, scope, scope.userId), user, scope.customerIds)
  if (refusal) throw new AppError(refusal)
  await requireNamed(parts.db, scope.organizationId, user)

  const account = await openAccount(parts, added)
  await asked(parts.accounts.setLoginOptions(account.sub, user.login_options))
  const opened = { ...user, id: account.sub }
  await insertUser(parts, scope, opened)
  const isTold = user.login_options === 'password' && message_action !== 'SUPPRESS'
  if (isTold) await mailInvitation(parts, email, account)
  return opened
}

async function openAccount(parts: AccountParts, added: AddedUser): Promise<Account> {
  const { accounts } = parts
  const invite = async () => {
    const { email, first_name: givenName, last_name: familyName, language: locale } = added
    const { sub } = await accounts.invite({ email, givenName, familyName, locale, sendMail: false })
    return { sub, status: 'FORCE_CHANGE_PASSWORD', isEnabled: true }
  }
  try {
    return await invite()
  } catch (cause) {
    if (!(cause instanceof IdentityFailure) || cause.reason !== 'userExists')
      return asked(Promise.reject(cause))
  }
  return asked(takeOver(parts, added.email, invite))
}

/** What to do about an address that has an account: it may be left over from a try that did not come to its end. */
async function takeOver(
  { db, accounts, now }: AccountParts,
  email: string,
  invite: () => Promise<Account>,
): Promise<Account> {
  const account = await accounts.find(email)
  if (!account) return invite()
  const { sub } = account
  const holder = await db.selectFrom('app_user').select('id').where('id', '=', sub).executeTakeFirst()
  if (holder) throw new AppError('accountExists')
  const removed = await db.selectFrom('removed_user').select('id').where('id', '=', sub).executeTakeFirst()
  if (removed) {
    await forgetAccount({ db, accounts, now }, sub)
    return invite()
  }
  if (!account.isEnabled) await accounts.enable(sub)
  return account
}

/**
 * Tells the user pool what it has to know of a change that was made. All that was asked for is told, whether it was new
 * or not, so that the same change makes up for what the pool did not hear.
 */
export async function tellPool(
  { accounts, log }: Pick<AccountParts, 'accounts' | 'log'>,
  change: Partial<User>,
  { before, after }: { before: User; after: User },
): Promise<void> {
  const { id, email, login_options } = after
  if (change.first_name !== undefined || change.last_name !== undefined)
    await tellNames({ accounts, log }, after)
  if (change.login_options === undefined) return
  await accounts.setLoginOptions(id, login_options)
  if (before.login_options === login_options || login_options !== 'password') return
  // Whoever never had a password has nothing to sign in with now.
  const account = await accounts.find(email)
  if (account?.status === 'FORCE_CHANGE_PASSWORD') await accounts.resendInvite(email)
}

/** Mails of the pool greet by name. One that was not told is no reason to refuse a change: the same again tells it. */
export async function tellNames(
  { accounts, log }: { accounts: Pick<IdentityAdmin, 'rename'>; log: Pick<Log, 'warn'> },
  { id, first_name, last_name }: User,
): Promise<void> {
  try {
    await accounts.rename(id, { givenName: first_name, familyName: last_name })
  } catch (cause) {
    log.warn({ event: 'users.nameNotTold', err: cause, user: id }, 'The user pool was not told of a name')
  }
}

/** Who has a password already gets a code for another one, so that an account that was left over opens to its address alone. */
async function mailInvitation(
  { accounts, log }: AccountParts,
  email: string,
  { sub, status }: Account,
): Promise<void> {
  try {
    if (status === 'FORCE_CHANGE_PASSWORD') await accounts.resendInvite(email)
    else await accounts.resetPassword(sub)
  } catch (cause) {
    if (!(cause instanceof IdentityFailure)) throw cause
    log.warn({ event: 'users.invitationNotSent', reason: cause.reason }, 'An invitation was not sent')
    throw new AppError('mailNotSent', { cause })
  }
}
