import { z } from 'zod'
import { readOwnSession } from '../tokens/access-token.ts'
import { isClosedToPasswords } from '../passwords/closed-to-passwords.ts'
import { noteNetwork } from '../known-networks.ts'
import { passwordChangedMail } from '../mails/pool-mails.ts'
import { replacePassword, requireStrong } from '../passwords/new-passwords.ts'
import { defineOperation, members } from './operation.ts'
import { HASH_OF_NOTHING, isPassword } from '../passwords/password.ts'
import { incorrectLogin } from '../pool-error.ts'
import { withinGuesses } from '../throttle.ts'

const input = z.object({
  AccessToken: members.AccessToken,
  PreviousPassword: members.Password,
  ProposedPassword: members.Password,
})

/** Changes the password of a user who is signed in. The sign-in that asks stays; all others end. */
export const changePassword = defineOperation(
  input,
  async (pool, { AccessToken, PreviousPassword, ProposedPassword }, caller) => {
    const { user, originJti } = await readOwnSession(pool, AccessToken)
    const { sub } = user
    const password_hash = isClosedToPasswords(user) ? null : user.password_hash
    await withinGuesses(pool, { at: 'password', sub, ...caller }, async () => {
      if (!(await isPassword(password_hash ?? HASH_OF_NOTHING, PreviousPassword))) throw incorrectLogin()
    })
    requireStrong(ProposedPassword, user.email)
    await replacePassword(pool, user, ProposedPassword, { except: originJti })
    caller.report?.({ event: 'password.changed', actorId: sub })
    await noteNetwork(pool, { sub, ...caller })
    await pool.mailer.send({ to: user.email, ...passwordChangedMail(pool, user) })
    return {}
  },
)
