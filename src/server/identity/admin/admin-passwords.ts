import { z } from 'zod'
import { isClosedToPasswords } from '../passwords/closed-to-passwords.ts'
import { countCodeOfAdmin, makeCode } from '../codes/codes.ts'
import { resetCodeMail } from '../mails/pool-mails.ts'
import { replacePassword, requireStrong } from '../passwords/new-passwords.ts'
import { defineOperation, members } from '../operations/operation.ts'
import { invalidParameter, notAuthorized } from '../pool-error.ts'
import { endAllSignIns } from '../tokens/refresh-tokens.ts'
import { onOneUser, userNamed } from './admin-user.ts'

const setInput = z.object({
  ...onOneUser,
  Password: members.Password,
  Permanent: z.boolean().default(false),
})

/** Sets a password, which the user has to change at the next sign-in unless it is permanent. */
export const adminSetUserPassword = defineOperation(setInput, async (pool, asked) => {
  const user = await userNamed(pool, asked)
  requireStrong(asked.Password, user.email)
  const status = asked.Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD'
  await replacePassword(pool, user, asked.Password, { status })
  return {}
})

/** Makes the password worthless and mails a code to set another one by. */
export const adminResetUserPassword = defineOperation(z.object(onOneUser), async (pool, asked) => {
  const user = await userNamed(pool, asked)
  if (!['CONFIRMED', 'RESET_REQUIRED'].includes(user.status) || isClosedToPasswords(user)) {
    throw notAuthorized('User password cannot be reset in the current state.')
  }
  if (user.attributes['email_verified'] !== 'true') {
    throw invalidParameter(
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
    )
  }
  const { sub, email } = user
  await countCodeOfAdmin(pool, sub)
  await pool.db
    .updateTable('identity_user')
    .set({ status: 'RESET_REQUIRED', updated_at: new Date(pool.clock()) })
    .where('sub', '=', sub)
    .execute()
  await endAllSignIns(pool, sub)
  const code = await makeCode(pool, { purpose: 'password', sub }, { opens: true })
  await pool.mailer.send({ to: email, ...resetCodeMail(pool, user, code) })
  return {}
})
