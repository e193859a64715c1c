import { z } from 'zod'
import { readOwnSession } from '../tokens/access-token.ts'
import { defineOperation, members } from './operation.ts'
import { invalidParameter } from '../pool-error.ts'
import { associate } from '../software-tokens.ts'
import { requireFresh } from '../tokens/refresh-tokens.ts'
import { askUser, closeQuestion } from './user-challenge.ts'

const input = z.object({ AccessToken: members.AccessToken.optional(), Session: members.Session.optional() })

/** Begins the set-up of an authenticator app, of a user who is signed in or has to do it in order to be. */
export const associateSoftwareToken = defineOperation(input, async (pool, { AccessToken, Session }) => {
  if (AccessToken) {
    const { user, originJti } = await readOwnSession(pool, AccessToken)
    await requireFresh(pool, user.sub, originJti)
    return { SecretCode: await associate(pool, user.sub) }
  }
  if (!Session) throw invalidParameter('Missing required parameter AccessToken')
  const { user } = await closeQuestion(pool, 'MFA_SETUP', Session)
  return {
    SecretCode: await associate(pool, user.sub),
    Session: await askUser(pool, 'MFA_SETUP', user),
  }
})
