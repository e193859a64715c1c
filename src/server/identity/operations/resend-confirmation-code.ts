import { z } from 'zod'
import { deliveryTo } from '../codes/code-delivery.ts'
import { countCodeRequest, makeCode } from '../codes/codes.ts'
import { signUpCodeMail } from '../mails/pool-mails.ts'
import { defineOperation, members } from './operation.ts'
import { requireClient } from '../pool.ts'
import { subjectOf } from '../subject.ts'

const input = z.object({ ClientId: members.ClientId, Username: members.Username })

/**
 * Mails another code to a person who signed up. The hosted pool refuses this for an account that is confirmed, and so
 * tells that there is one; here the answer is always the same, and so is the work.
 */
export const resendConfirmationCode = defineOperation(input, async (pool, { ClientId, Username }, caller) => {
  requireClient(pool, ClientId)
  const { sub, user, account } = await subjectOf(pool, Username)
  await countCodeRequest(pool, { sub, ...caller })
  const receiver = user?.enabled && user.status === 'UNCONFIRMED' ? user : undefined
  const code = await makeCode(pool, { purpose: 'sign-up', sub }, { opens: receiver !== undefined })
  const mail = signUpCodeMail(user, code)
  await (receiver ? pool.mailer.send({ to: receiver.email, ...mail }) : pool.mailer.sendNowhere(mail))
  return deliveryTo(Username, account)
})
