import { z } from 'zod'
import { readOwnSession } from '../tokens/access-token.ts'
import { factorChangedMail } from '../mails/pool-mails.ts'
import { defineOperation, members } from './operation.ts'
import { invalidParameter } from '../pool-error.ts'
import { noteFactor, requireFresh } from '../tokens/refresh-tokens.ts'
import { prove, readSoftwareToken } from '../software-tokens.ts'
import { askedUser, askUser, closeQuestion } from './user-challenge.ts'

const input = z.object({
  AccessToken: members.AccessToken.optional(),
  Session: members.Session.optional(),
  UserCode: members.UserCode,
})

/** Ends the set-up of an authenticator app. It is not switched on by that alone, as with the hosted pool. */
export const verifySoftwareToken = defineOperation(
  input,
  async (pool, { AccessToken, Session, UserCode }, { report }) => {
    if (AccessToken) {
      const { user, originJti } = await readOwnSession(pool, AccessToken)
      await requireFresh(pool, user.sub, originJti)
      await prove(pool, user.sub, UserCode)
      await noteFactor(pool, originJti)
      // One that is on already is replaced at once.
      if ((await readSoftwareToken(pool, user.sub))?.enabled) {
        report?.({ event: 'secondFactor.set', actorId: user.sub })
        await pool.mailer.send({ to: user.email, ...factorChangedMail(pool, user, 'set') })
      }
      return { Status: 'SUCCESS' }
    }
    if (!Session) throw invalidParameter('Missing required parameter AccessToken')
    const { user } = await askedUser(pool, 'MFA_SETUP', Session)
    await prove(pool, user.sub, UserCode)
    await closeQuestion(pool, 'MFA_SETUP', Session)
    return { Status: 'SUCCESS', Session: await askUser(pool, 'MFA_SETUP', user, { isProved: true }) }
  },
)
