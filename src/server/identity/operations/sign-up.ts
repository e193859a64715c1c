import { z } from 'zod'
import { addUser, emailOf } from '../add-user.ts'
import { deliveryTo } from '../codes/code-delivery.ts'
import { countCodeRequest, makeCode } from '../codes/codes.ts'
import { signUpCodeMail } from '../mails/pool-mails.ts'
import { requireStrong } from '../passwords/new-passwords.ts'
import { defineOperation, members } from './operation.ts'
import { requireClient } from '../pool.ts'
import { notAuthorized, PoolError } from '../pool-error.ts'
import { attributesOf, requireWritable } from '../user-attributes.ts'
import { findUser } from '../users.ts'

const input = z.object({
  ClientId: members.ClientId,
  Username: members.Username,
  Password: members.Password,
  UserAttributes: members.UserAttributes.default([]),
})

/** Opens an account for a person who was not invited, where the pool allows that. It tells who has one already. */
export const signUp = defineOperation(
  input,
  async (pool, { ClientId, Username, Password, UserAttributes }, caller) => {
    requireClient(pool, ClientId)
    if (!pool.allowSignUp) throw notAuthorized('SignUp is not permitted for this user pool')
    const { email, attributes } = emailOf(Username, attributesOf(UserAttributes))
    requireWritable(attributes)
    requireStrong(Password, email)
    const known = await findUser(pool.db, email)
    if (known) {
      await countCodeRequest(pool, { sub: known.sub, ...caller })
      throw addressTaken()
    }
    const user = await addUser(pool, {
      email,
      password: Password,
      status: 'UNCONFIRMED',
      attributes: { ...attributes, email_verified: 'false' },
    })
    if (!user) throw addressTaken()
    await countCodeRequest(pool, { sub: user.sub, ...caller })
    const code = await makeCode(pool, { purpose: 'sign-up', sub: user.sub }, { opens: true })
    await pool.mailer.send({ to: email, ...signUpCodeMail(user, code) })
    return { UserConfirmed: false, UserSub: user.sub, ...deliveryTo(email, user) }
  },
)

const addressTaken = () =>
  new PoolError('UsernameExistsException', 'An account with the given email already exists.')
