import { z } from 'zod'
import { deliveryTo } from '../codes/code-delivery.ts'
import { countCodeRequest, makeCode } from '../codes/codes.ts'
import { renewInvitation } from '../codes/invitations.ts'
import { invitationMail, resetCodeMail } from '../mails/pool-mails.ts'
import { defineOperation, members } from './operation.ts'
import { requireClient } from '../pool.ts'
import { subjectOf } from '../subject.ts'
import type { PoolUser } from '../users.ts'

const input = z.object({ ClientId: members.ClientId, Username: members.Username })

/**
 * Mails a code to a person who forgot the password. The hosted pool refuses this to a user who never signed in, with
 * NotAuthorizedException, and to one without a proved address: whoever asks learns that there is such an account. Here
 * the answer and the work are the same for every user name; a user who never signed in is invited again, which is what
 * that person needs. A user whom no password lets in gets no code.
 */
export const forgotPassword = defineOperation(input, async (pool, { ClientId, Username }, caller) => {
  requireClient(pool, ClientId)
  const { sub, user, account } = await subjectOf(pool, Username)
  await countCodeRequest(pool, { sub, ...caller })
  const receiver = user && canReset(user) ? user : undefined
  const code = await makeCode(pool, { purpose: 'password', sub }, { opens: receiver !== undefined })
  const temporary = await renewInvitation(pool, { sub, user })
  const mail = resetCodeMail(pool, user ?? { email: Username, attributes: {} }, code)
  if (user && temporary) {
    await pool.mailer.send({ to: user.email, ...invitationMail(pool, user, temporary) })
  } else {
    await (receiver ? pool.mailer.send({ to: receiver.email, ...mail }) : pool.mailer.sendNowhere(mail))
  }
  return deliveryTo(Username, account)
})

/** A code goes only to an address that is known to be the user's. */
export const canReset = ({ enabled, status, attributes }: PoolUser): boolean =>
  enabled && attributes['email_verified'] === 'true' && ['CONFIRMED', 'RESET_REQUIRED'].includes(status)
