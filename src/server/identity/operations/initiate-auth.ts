import { z } from 'zod'
import { completeSignIn, type SignInAnswer } from './complete-sign-in.ts'
import { type Caller, defineOperation, members, requireParameter } from './operation.ts'
import { isPassword } from '../passwords/password.ts'
import { askForProof } from './password-verifier.ts'
import { type Pool, requireClient } from '../pool.ts'
import { incorrectLogin, invalidParameter, PoolError } from '../pool-error.ts'
import { reportingRefusal } from '../pool-event.ts'
import { subjectOf } from '../subject.ts'
import { withinGuesses } from '../throttle.ts'
import { refreshedTokens } from '../tokens/tokens.ts'

const input = z.object({
  ClientId: members.ClientId,
  AuthFlow: members.oneOf([
    'USER_SRP_AUTH',
    'REFRESH_TOKEN_AUTH',
    'REFRESH_TOKEN',
    'CUSTOM_AUTH',
    'ADMIN_NO_SRP_AUTH',
    'USER_PASSWORD_AUTH',
    'ADMIN_USER_PASSWORD_AUTH',
    'USER_AUTH',
  ]),
  AuthParameters: members.texts.default({}),
  ClientMetadata: members.texts.default({}),
})

type Input = z.infer<typeof input>

type Flow = (pool: Pool, input: Input, caller: Caller) => Promise<object>

const flows: Partial<Record<Input['AuthFlow'], Flow>> = {
  USER_PASSWORD_AUTH: signInWithPassword,
  USER_SRP_AUTH: signInWithProof,
  REFRESH_TOKEN_AUTH: refresh,
  REFRESH_TOKEN: refresh,
}

export const initiateAuth = defineOperation(input, (pool, asked, caller) => {
  requireClient(pool, asked.ClientId)
  const { AuthFlow } = asked
  // Flows of a server with credentials of its own, which are never asked for here.
  if (AuthFlow.startsWith('ADMIN_')) throw invalidParameter('Initiate Auth method not supported.')
  const flow = flows[AuthFlow]
  if (!flow) throw invalidParameter(`${AuthFlow} flow not enabled for this client`)
  return flow(pool, asked, caller)
})

async function signInWithPassword(pool: Pool, asked: Input, caller: Caller): Promise<SignInAnswer> {
  const username = requireParameter(asked.AuthParameters, 'USERNAME')
  const password = requireParameter(asked.AuthParameters, 'PASSWORD')
  await requireCaptcha(pool, asked, username)
  const { user, sub, passwordHash } = await subjectOf(pool, username)
  const refused = { event: 'signIn.refused', actorId: sub, actorName: username } as const
  return reportingRefusal(caller, refused, async () => {
    const proved = await withinGuesses(pool, { at: 'password', sub, ...caller }, async () => {
      if (!(await isPassword(passwordHash, password)) || !user) throw incorrectLogin()
      return user
    })
    return completeSignIn(pool, proved, caller)
  })
}

async function signInWithProof(pool: Pool, asked: Input, caller: Caller) {
  await requireCaptcha(pool, asked, requireParameter(asked.AuthParameters, 'USERNAME'))
  return askForProof(pool, asked.AuthParameters, caller)
}

async function refresh(pool: Pool, { AuthParameters }: Input, caller: Caller) {
  const shown = requireParameter(AuthParameters, 'REFRESH_TOKEN')
  return { AuthenticationResult: await refreshedTokens(pool, shown, caller), ChallengeParameters: {} }
}

async function requireCaptcha({ verifyCaptcha }: Pool, { ClientMetadata }: Input, username: string) {
  const payload = Object.hasOwn(ClientMetadata, 'captcha') ? ClientMetadata['captcha'] : undefined
  if (verifyCaptcha && !(await verifyCaptcha(payload, username))) {
    throw new PoolError(
      'UserLambdaValidationException',
      'PreAuthentication failed with error Captcha verification failed.',
    )
  }
}
