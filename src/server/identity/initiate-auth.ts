import { z } from 'zod'
import { completeSignIn, type SignInAnswer } from './complete-sign-in.ts'
import { type Caller, defineOperation, members, requireParameter } from './operation.ts'
import { isPassword } from './password.ts'
import { askForProof } from './password-verifier.ts'
import { type Pool, requireClient } from './pool.ts'
import { invalidParameter } from './pool-error.ts'
import { subjectOf } from './subject.ts'
import { withinGuesses } from './throttle.ts'
import { refreshedTokens } from './tokens.ts'

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
})

type Flow = (pool: Pool, parameters: Record<string, string>, caller: Caller) => Promise<object>

const flows: Partial<Record<z.infer<typeof input>['AuthFlow'], Flow>> = {
  USER_PASSWORD_AUTH: signInWithPassword,
  USER_SRP_AUTH: askForProof,
  REFRESH_TOKEN_AUTH: refresh,
  REFRESH_TOKEN: refresh,
}

export const initiateAuth = defineOperation(input, (pool, { ClientId, AuthFlow, AuthParameters }, caller) => {
  requireClient(pool, ClientId)
  // Flows of a server with credentials of its own, which are never asked for here.
  if (AuthFlow.startsWith('ADMIN_')) throw invalidParameter('Initiate Auth method not supported.')
  const flow = flows[AuthFlow]
  if (!flow) throw invalidParameter(`${AuthFlow} flow not enabled for this client`)
  return flow(pool, AuthParameters, caller)
})

async function signInWithPassword(
  pool: Pool,
  parameters: Record<string, string>,
  { address }: Caller,
): Promise<SignInAnswer> {
  const username = requireParameter(parameters, 'USERNAME')
  const password = requireParameter(parameters, 'PASSWORD')
  const { user, sub, passwordHash } = await subjectOf(pool, username)
  const proved = await withinGuesses(pool, { sub, address }, async () =>
    (await isPassword(passwordHash, password)) ? user : undefined,
  )
  return completeSignIn(pool, proved)
}

async function refresh(pool: Pool, parameters: Record<string, string>) {
  return {
    AuthenticationResult: await refreshedTokens(pool, requireParameter(parameters, 'REFRESH_TOKEN')),
    ChallengeParameters: {},
  }
}
