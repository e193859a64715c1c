import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { openChallenge, takeChallenge } from '../challenges.ts'
import { type Challenge, completeSignIn, type SignInAnswer } from './complete-sign-in.ts'
import { type Caller, requireParameter } from './operation.ts'
import { type Pool, poolNameOf } from '../pool.ts'
import { incorrectLogin, invalidParameter } from '../pool-error.ts'
import { reportingRefusal } from '../pool-event.ts'
import { claimSignature, isPublicValue, sharedKey, startExchange } from '../passwords/srp.ts'
import { isNameOf, subjectOf } from '../subject.ts'
import { countForAddress, takeBackForAddress, withinGuesses } from '../throttle.ts'

const NAME = 'PASSWORD_VERIFIER'

const stateShape = z.object({
  username: z.string(),
  exchange: z.object({ clientPublic: z.string(), serverSecret: z.string(), serverPublic: z.string() }),
})
type State = z.infer<typeof stateShape>

/**
 * First half of a sign-in without sending the password (SRP). It is dear, so it counts as a guess until the second half
 * has proved it to be none. Throws `InvalidParameterException` for a bad `SRP_A`, `TooManyRequestsException`.
 */
export async function askForProof(
  pool: Pool,
  parameters: Record<string, string>,
  caller: Caller,
): Promise<Challenge> {
  const username = requireParameter(parameters, 'USERNAME')
  const clientPublic = requireParameter(parameters, 'SRP_A')
  if (!isPublicValue(clientPublic)) throw invalidParameter('SRP_A is not a valid public value.')
  await reportingRefusal(caller, { event: 'signIn.refused', actorId: undefined }, () =>
    countForAddress(pool, caller),
  )
  const { sub, srpSalt, srpVerifier } = await subjectOf(pool, username)
  const exchange = startExchange(srpVerifier, clientPublic)
  const secretBlock = await openChallenge(pool, NAME, { username, exchange } satisfies State)
  return {
    ChallengeName: NAME,
    ChallengeParameters: {
      SALT: srpSalt,
      SECRET_BLOCK: secretBlock.toString('base64'),
      SRP_B: exchange.serverPublic,
      USERNAME: sub,
      USER_ID_FOR_SRP: sub,
    },
  }
}

/** Second half: the client proves that it knows the password. The secret block can be answered once. */
export async function checkProof(
  pool: Pool,
  responses: Record<string, string>,
  caller: Caller,
): Promise<SignInAnswer> {
  const answeredName = requireParameter(responses, 'USERNAME')
  const secretBlock = Buffer.from(requireParameter(responses, 'PASSWORD_CLAIM_SECRET_BLOCK'), 'base64')
  const signature = Buffer.from(requireParameter(responses, 'PASSWORD_CLAIM_SIGNATURE'), 'base64')
  // Only signed over: the secret block alone decides how old an answer may be, so a device's wrong clock is no obstacle.
  const timestamp = requireParameter(responses, 'TIMESTAMP')

  const { username, exchange } = stateShape.parse(await takeChallenge(pool, NAME, secretBlock))
  const { sub, srpVerifier, user } = await subjectOf(pool, username)
  const refused = { event: 'signIn.refused', actorId: sub, actorName: username } as const
  return reportingRefusal(caller, refused, async () => {
    const proved = await withinGuesses(pool, { at: 'password', sub, ...caller }, async () => {
      const key = sharedKey(srpVerifier, exchange)
      if (!key) throw incorrectLogin()
      const expected = claimSignature(key, { poolName: poolNameOf(pool), sub }, secretBlock, timestamp)
      const isSigned = signature.length === expected.length && timingSafeEqual(signature, expected)
      if (!isSigned || !user || !isNameOf(answeredName, [sub, username])) throw incorrectLogin()
      return user
    })
    await takeBackForAddress(pool, caller)
    return completeSignIn(pool, proved, caller)
  })
}
