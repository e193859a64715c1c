import { askForSecondFactor, type SignInAnswer } from './complete-sign-in.ts'
import { requireStrong, replacePassword } from '../passwords/new-passwords.ts'
import { type Caller, requireParameter } from './operation.ts'
import type { Pool } from '../pool.ts'
import { invalidParameter, invalidSession } from '../pool-error.ts'
import { requireWritable, storeAttributes } from '../user-attributes.ts'
import { askedUser, closeQuestion, requireName } from './user-challenge.ts'
import { findUser } from '../users.ts'

const ATTRIBUTE = 'userAttributes.'

/** Answers NEW_PASSWORD_REQUIRED: the temporary password is replaced. A weak one may be followed by another. */
export async function choosePassword(
  pool: Pool,
  responses: Record<string, string>,
  session: string,
  caller: Caller,
): Promise<SignInAnswer> {
  const asked = await askedUser(pool, 'NEW_PASSWORD_REQUIRED', session)
  requireName(asked, requireParameter(responses, 'USERNAME'))
  const password = requireParameter(responses, 'NEW_PASSWORD')
  const attributes = attributesIn(responses)
  requireStrong(password, asked.user.email)
  const { user } = await closeQuestion(pool, 'NEW_PASSWORD_REQUIRED', session)
  if (user.status !== 'FORCE_CHANGE_PASSWORD') throw invalidSession()
  await replacePassword(pool, user, password)
  caller.report?.({ event: 'password.changed', actorId: user.sub })
  await storeAttributes(pool, user, attributes)
  const changed = await findUser(pool.db, user.sub)
  if (!changed) throw invalidSession()
  return askForSecondFactor(pool, changed, caller)
}

function attributesIn(responses: Record<string, string>): Record<string, string> {
  const attributes = Object.fromEntries(
    Object.entries(responses)
      .filter(([name]) => name.startsWith(ATTRIBUTE))
      .map(([name, value]) => [name.slice(ATTRIBUTE.length), value]),
  )
  for (const name of ['email', 'email_verified']) {
    if (Object.hasOwn(attributes, name)) throw invalidParameter(`Cannot modify an already provided ${name}`)
  }
  requireWritable(attributes)
  return attributes
}
