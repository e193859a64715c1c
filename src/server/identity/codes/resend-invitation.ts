import { countCodeRequest } from './codes.ts'
import { renewInvitation } from './invitations.ts'
import { invitationMail } from '../mails/pool-mails.ts'
import { makeTemporaryPassword } from '../passwords/new-passwords.ts'
import type { Caller } from '../operations/operation.ts'
import type { Pool } from '../pool.ts'
import { subjectOf } from '../subject.ts'

/**
 * Invites somebody again who never signed in. For everybody else, and for an address without an account, the same is
 * done and nothing is sent, so that neither the answer nor its time tells who was invited. Throws
 * `LimitExceededException`, or `TooManyRequestsException` for the network address.
 */
export async function resendInvitation(pool: Pool, email: string, caller: Caller): Promise<void> {
  const { sub, user } = await subjectOf(pool, email)
  await countCodeRequest(pool, { sub, ...caller })
  const temporary = await renewInvitation(pool, { sub, user })
  const mail = invitationMail(pool, user ?? { email, attributes: {} }, temporary ?? makeTemporaryPassword())
  if (user && temporary) await pool.mailer.send({ to: user.email, ...mail })
  else await pool.mailer.sendNowhere(mail)
}
