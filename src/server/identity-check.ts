import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose'
import type { Context, MiddlewareHandler } from 'hono'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import { callerNetwork } from '#server/platform/http/caller-address.ts'
import type { Bearer, Environment, SessionStanding } from '#server/platform/http/environment.ts'
import { isEnded } from './session/session-ends.ts'
import { readStanding } from './session/standing.ts'
import { createStillIn } from './session/still-in.ts'
import { asLetIn } from './users/product-administrators.ts'
import { readScope, readUser } from './users/user.store.ts'

export interface UserPoolAddress {
  issuer: string
  clientId: string
  jwksUrl: string
  /** How the keys are fetched; an embedded pool is asked without a network. */
  fetch: (request: Request) => Promise<Response>
}

/**
 * Knows people by an identity token of the user pool, by the pool's public keys alone. The header may hold the bare
 * token or `Bearer` and the token.
 *
 * `recognize` notes whose token it is and refuses nobody. `letIn` refuses everybody else, and gives the handlers the
 * scope that the user has at this moment. A sign-in that was ended is refused at once, whatever its tokens say.
 * `isStillIn` asks that again, for an answer that goes on and on; a database that cannot say puts nobody out.
 */
export function identityCheck(
  db: Db,
  pool: UserPoolAddress,
  { isOwnPool, productAdministrators }: { isOwnPool: boolean; productAdministrators: ReadonlySet<string> },
): {
  recognize: MiddlewareHandler<Environment>
  letIn: MiddlewareHandler<Environment>
  isStillIn: (c: Context<Environment>) => Promise<boolean>
} {
  const keys = createRemoteJWKSet(new URL(pool.jwksUrl), {
    [customFetch]: (url, init) => pool.fetch(new Request(url, init)),
  })
  const isSignInStillIn = createStillIn(db)
  return {
    recognize: async (c, next) => {
      const token = tokenIn(c)
      // Why it is not good is said where one is needed.
      c.set('bearer', token ? await verify(token).catch(() => undefined) : undefined)
      await next()
    },
    letIn: async (c, next) => {
      const token = tokenIn(c)
      if (!token) throw new AppError('sessionUnverified')
      const { subject, signIn } = c.var.bearer ?? (await verify(token))
      const user = await readUser(db, subject)
      const standing = await askStanding(subject, signIn, token)
      const scope = await readScope(db, asLetIn(user, productAdministrators))
      c.set('scope', { ...scope, network: callerNetwork(c) })
      c.set('signIn', signIn)
      c.set('standing', standing)
      await next()
    },
    isStillIn: async (c) => {
      const { scope, signIn } = c.var
      try {
        if (isOwnPool && signIn !== undefined) return await isSignInStillIn(scope, signIn)
        const user = await readUser(db, scope.userId)
        const { isOver } = await askStanding(scope.userId, signIn, tokenIn(c) ?? '')
        return user.organization === scope.organizationId && !isOver
      } catch (cause) {
        return !(cause instanceof AppError)
      }
    },
  }

  /** What somebody showed to a hosted pool it does not tell. */
  async function askStanding(
    subject: string,
    signIn: string | undefined,
    token: string,
  ): Promise<SessionStanding> {
    if (isOwnPool && signIn !== undefined) return readStanding(db, subject, signIn)
    return { isOver: isOwnPool || (await isEnded(db, token)), mustErase: false, lacksFactor: false }
  }

  async function verify(token: string): Promise<Bearer> {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: pool.issuer,
        audience: pool.clientId,
        algorithms: ['RS256'],
        requiredClaims: ['sub', 'exp'],
      })
      if (payload['token_use'] !== 'id' || !payload.sub) throw new AppError('sessionUnverified')
      const { sub: subject, origin_jti: signIn } = payload
      return { subject, signIn: typeof signIn === 'string' ? signIn : undefined }
    } catch (cause) {
      if (cause instanceof errors.JOSEError) throw new AppError('sessionUnverified', { cause })
      throw cause
    }
  }
}

const tokenIn = (c: Context<Environment>) => c.req.header('authorization')?.replace(/^Bearer /i, '')
