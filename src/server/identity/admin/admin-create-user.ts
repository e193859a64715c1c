import { z } from 'zod'
import { addUser, emailOf } from '../add-user.ts'
import { isClosedToPasswords } from '../passwords/closed-to-passwords.ts'
import { inviteAgain, mailInvitation } from '../codes/invitations.ts'
import { makeTemporaryPassword, requireStrong } from '../passwords/new-passwords.ts'
import { defineOperation, members } from '../operations/operation.ts'
import type { Pool } from '../pool.ts'
import { PoolError, unknownUser } from '../pool-error.ts'
import { attributesOf, requireKnown } from '../user-attributes.ts'
import { findUser } from '../users.ts'
import { describeUser, onOneUser, requirePool } from './admin-user.ts'

const input = z.object({
  ...onOneUser,
  TemporaryPassword: members.Password.optional(),
  UserAttributes: members.UserAttributes.default([]),
  MessageAction: members.oneOf(['RESEND', 'SUPPRESS']).optional(),
})
type Input = z.output<typeof input>

/** Invites a person: an account with a temporary password, which is mailed unless that is suppressed. */
export const adminCreateUser = defineOperation(input, async (pool, asked) => {
  requirePool(pool, asked)
  return asked.MessageAction === 'RESEND' ? resend(pool, asked) : create(pool, asked)
})

async function create(pool: Pool, { Username, TemporaryPassword, UserAttributes, MessageAction }: Input) {
  const given = attributesOf(UserAttributes)
  requireKnown(given)
  const { email, attributes } = emailOf(Username, given)
  const password = passwordFor(email, TemporaryPassword)
  const user = await addUser(pool, {
    email,
    password,
    status: 'FORCE_CHANGE_PASSWORD',
    attributes: { email_verified: 'false', ...attributes },
  })
  if (!user) throw new PoolError('UsernameExistsException', 'User account already exists')
  if (MessageAction !== 'SUPPRESS') await mailInvitation(pool, user, password)
  return { User: describeUser(user) }
}

async function resend(pool: Pool, { Username, TemporaryPassword }: Input) {
  const user = await findUser(pool.db, Username)
  if (!user) throw unknownUser()
  if (user.status !== 'FORCE_CHANGE_PASSWORD' || isClosedToPasswords(user)) {
    throw new PoolError(
      'UnsupportedUserStateException',
      'Resend not possible. User status is not FORCE_CHANGE_PASSWORD',
    )
  }
  await inviteAgain(pool, user, passwordFor(user.email, TemporaryPassword))
  return { User: describeUser(user) }
}

function passwordFor(email: string, asked: string | undefined): string {
  if (asked === undefined) return makeTemporaryPassword()
  requireStrong(asked, email)
  return asked
}
