import { z } from 'zod'
import { takeCode } from '../codes/codes.ts'
import { defineOperation, members } from './operation.ts'
import { requireClient } from '../pool.ts'
import { expiredCode, notAuthorized } from '../pool-error.ts'
import { subjectOf } from '../subject.ts'
import { storeAttributes } from '../user-attributes.ts'

const input = z.object({
  ClientId: members.ClientId,
  Username: members.Username,
  ConfirmationCode: members.ConfirmationCode,
})

/**
 * Proves the address of a new account. That the account is confirmed already is told to those who have its code, who
 * may have sent it twice; to everybody else it is as if there were no account.
 */
export const confirmSignUp = defineOperation(
  input,
  async (pool, { ClientId, Username, ConfirmationCode }, caller) => {
    requireClient(pool, ClientId)
    const { sub, user } = await subjectOf(pool, Username)
    const taken = await takeCode(pool, { purpose: 'sign-up', sub, ...caller }, ConfirmationCode)
    if (!user) throw expiredCode()
    if (taken === 'usedBefore' || user.status !== 'UNCONFIRMED') {
      throw notAuthorized(`User cannot be confirmed. Current status is ${user.status}`)
    }
    await pool.db
      .updateTable('identity_user')
      .set({ status: 'CONFIRMED' })
      .where('sub', '=', sub)
      .where('status', '=', 'UNCONFIRMED')
      .execute()
    await storeAttributes(pool, user, { email_verified: 'true' })
    return {}
  },
)
