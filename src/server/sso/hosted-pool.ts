import * as oidc from 'openid-client'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import { readUser } from '#server/users/user.store.ts'
import { createRelyingParty } from './relying-party.ts'
import type { SignOn } from './sign-on.ts'

interface Options {
  db: Db
  fetch: typeof fetch
  /** The address of the pool's own sign-in pages. */
  domain: string
  issuer: string
  clientId: string
  /** What the pool calls Microsoft. */
  provider: string
  redirectUri: string
}

/**
 * Signing in with Microsoft by way of a hosted user pool, which asks Microsoft and gives tokens of its own. Whom it links
 * by an address is its configuration; we know its users by their ids alone.
 */
export function createHostedSignOn({ db, domain, issuer, clientId, provider, ...options }: Options): SignOn {
  const { authorizeUrl, redeem } = createRelyingParty({
    find: async () => {
      const pool = new oidc.Configuration(
        {
          issuer,
          authorization_endpoint: `${domain}/oauth2/authorize`,
          token_endpoint: `${domain}/oauth2/token`,
          jwks_uri: `${issuer}/.well-known/jwks.json`,
        },
        clientId,
        undefined,
        oidc.None(),
      )
      oidc.enableNonRepudiationChecks(pool)
      if (domain.startsWith('http:')) oidc.allowInsecureRequests(pool)
      pool[oidc.customFetch] = (url, init) => options.fetch(url, init as RequestInit)
      return pool
    },
    redirectUri: options.redirectUri,
    // The last one is what the pool's own operations ask of an access token.
    scope: 'openid email aws.cognito.signin.user.admin',
    parameters: { identity_provider: provider },
  })
  return {
    authorizeUrl,
    signIn: async (code, attempt, onNamed) => {
      const { claims, tokens } = await redeem(code, attempt)
      onNamed?.(claims.sub)
      await readUser(db, claims.sub)
      const { id_token: idToken, access_token: accessToken, refresh_token: refreshToken } = tokens
      if (!idToken || !refreshToken) throw new AppError('signInUnreachable')
      return { idToken, accessToken, refreshToken, expiresIn: tokens.expires_in ?? 0 }
    },
  }
}
