import * as oidc from 'openid-client'
import type { SignedIn } from '#shared/contract/signed-in.ts'
import type { Db } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/app-error.ts'
import { hasFactorOfOwn } from './factor-of-own.ts'
import { linkedUser } from './link.store.ts'
import { personIn } from './microsoft-person.ts'
import { createRelyingParty } from './relying-party.ts'
import type { SignOn } from './sign-on.ts'

/** Under this name the library knows that each tenant of Entra ID is an issuer of its own, and checks it. */
const ENTRA = 'https://login.microsoftonline.com'

interface Options {
  db: Db
  now: () => number
  /** Where Entra ID is reached, a pretended one too. */
  loginUrl: string
  fetch: typeof fetch
  client: { id: string; secret: string }
  /** The tenant whose addresses are believed. */
  ownTenant: string | undefined
  redirectUri: string
  /** Tokens of the user pool for somebody whom we vouch for. Throws `notAuthorized`. */
  signInAs: (userId: string) => Promise<SignedIn>
}

/** Signing in with Microsoft, from any tenant, to the embedded user pool. */
export function createEntraSignOn({ signInAs, ...options }: Options): SignOn {
  const { authorizeUrl, redeem } = createRelyingParty({
    find: () => findEntra(options),
    redirectUri: options.redirectUri,
    scope: 'openid profile email',
    parameters: { prompt: 'select_account' },
  })
  return {
    authorizeUrl,
    signIn: async (code, attempt, onNamed) => {
      const { claims } = await redeem(code, attempt)
      const userId = await linkedUser(options, personIn(claims))
      onNamed?.(userId)
      if (await hasFactorOfOwn(options.db, userId)) throw new AppError('notAuthorized')
      return signInAs(userId)
    },
  }
}

function findEntra({ loginUrl, fetch, client }: Pick<Options, 'loginUrl' | 'fetch' | 'client'>) {
  const isPlain = loginUrl.startsWith('http:')
  return oidc.discovery(
    // Any tenant of an organization; private accounts are not asked.
    new URL(`${ENTRA}/organizations/v2.0`),
    client.id,
    undefined,
    oidc.ClientSecretPost(client.secret),
    {
      execute: [
        // Without it the library trusts the connection instead of the token's signature.
        oidc.enableNonRepudiationChecks,
        ...(isPlain ? [oidc.allowInsecureRequests] : []),
      ],
      [oidc.customFetch]: (url, init) => fetch(url.replace(ENTRA, loginUrl), init as RequestInit),
    },
  )
}
