import { z } from 'zod'
import { ownerOfAccessToken } from '../tokens/access-token.ts'
import { defineOperation, members } from './operation.ts'
import { requireClient } from '../pool.ts'
import { PoolError } from '../pool-error.ts'
import { endAllSignIns, endSignIn } from '../tokens/refresh-tokens.ts'

const revokeInput = z.object({ Token: members.Token, ClientId: members.ClientId })

/** Signs out here: ends the sign-in that a refresh token belongs to. */
export const revokeToken = defineOperation(revokeInput, async (pool, { Token, ClientId }) => {
  requireClient(pool, ClientId)
  if (isJwt(Token)) throw new PoolError('UnsupportedTokenTypeException', 'The token is not a refresh token.')
  await endSignIn(pool, Token)
  return {}
})

const globalInput = z.object({ AccessToken: members.AccessToken })

/** Signs out everywhere. A token that was given out is good for the API until it ends, as with the hosted pool. */
export const globalSignOut = defineOperation(globalInput, async (pool, { AccessToken }, { report }) => {
  const { sub } = await ownerOfAccessToken(pool, AccessToken)
  await endAllSignIns(pool, sub)
  report?.({ event: 'session.endedElsewhere', actorId: sub })
  return {}
})

const isJwt = (token: string) => token.split('.').length === 3
