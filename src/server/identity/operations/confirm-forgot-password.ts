import { z } from 'zod'
import { takeCode } from '../codes/codes.ts'
import { noteNetwork } from '../known-networks.ts'
import { passwordChangedMail } from '../mails/pool-mails.ts'
import { replacePassword, requireStrong } from '../passwords/new-passwords.ts'
import { defineOperation, members } from './operation.ts'
import { requireClient } from '../pool.ts'
import { expiredCode, userDisabled } from '../pool-error.ts'
import { subjectOf } from '../subject.ts'

const input = z.object({
  ClientId: members.ClientId,
  Username: members.Username,
  ConfirmationCode: members.ConfirmationCode,
  Password: members.Password,
})

/** Sets a new password by a mailed code. A weak password is refused first, so that it costs no try. */
export const confirmForgotPassword = defineOperation(
  input,
  async (pool, { ClientId, Username, ConfirmationCode, Password }, caller) => {
    requireClient(pool, ClientId)
    const { sub, user, account } = await subjectOf(pool, Username)
    requireStrong(Password, Username.includes('@') ? Username : account?.email)
    const taken = await takeCode(pool, { purpose: 'password', sub, ...caller }, ConfirmationCode)
    if (taken === 'usedBefore' || !user) throw expiredCode()
    if (!user.enabled) throw userDisabled()
    await replacePassword(pool, user, Password)
    caller.report?.({ event: 'password.reset', actorId: user.sub })
    await noteNetwork(pool, { sub, ...caller })
    await pool.mailer.send({ to: user.email, ...passwordChangedMail(pool, user) })
    return {}
  },
)
