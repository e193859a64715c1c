import type { SignedIn } from '#shared/contract/signed-in.ts'
import type { Configuration } from './platform/configuration.ts'
import type { Db } from './platform/database/database.ts'
import { createEntraSignOn } from './sso/entra-id.ts'
import { createHostedSignOn } from './sso/hosted-pool.ts'
import type { SignOn } from './sso/sign-on.ts'

interface SingleSignOnParts {
  db: Db
  now: () => number
  publicUrl: string
  /** Of the embedded user pool. */
  signInAs: (userId: string) => Promise<SignedIn>
  /** The pretend clouds of the test site. */
  clouds:
    | {
        fetch: typeof fetch
        hosts: { login: string }
        credentials: { clientId: string; clientSecret: string }
      }
    | undefined
}

/** The site's sign-in with Microsoft: by a hosted user pool, by the pretend cloud, by an app registration, or none. */
export function openSignOn(
  { db, now, publicUrl, signInAs, clouds }: SingleSignOnParts,
  configuration: Configuration,
): SignOn | undefined {
  const redirectUri = `${publicUrl}/sso`
  const { USER_POOL_URL, USER_POOL_ISSUER, USER_POOL_DOMAIN, USER_POOL_MICROSOFT } = configuration
  // The users of a hosted pool get their tokens there and nowhere else.
  if (USER_POOL_URL) {
    if (!USER_POOL_DOMAIN || !USER_POOL_MICROSOFT || !USER_POOL_ISSUER) return undefined
    return createHostedSignOn({
      db,
      fetch,
      domain: USER_POOL_DOMAIN.replace(/\/$/, ''),
      issuer: USER_POOL_ISSUER,
      clientId: configuration.USER_POOL_CLIENT_ID,
      provider: USER_POOL_MICROSOFT,
      redirectUri,
    })
  }
  const { MICROSOFT_LOGIN_URL, MICROSOFT_CLIENT_ID, MICROSOFT_CLIENT_SECRET, MICROSOFT_SSO } = configuration
  if (!clouds && !MICROSOFT_SSO) return undefined
  return createEntraSignOn({
    db,
    now,
    loginUrl: (clouds?.hosts.login ?? MICROSOFT_LOGIN_URL).replace(/\/$/, ''),
    fetch: clouds?.fetch ?? fetch,
    client: {
      id: clouds?.credentials.clientId ?? MICROSOFT_CLIENT_ID ?? '',
      secret: clouds?.credentials.clientSecret ?? MICROSOFT_CLIENT_SECRET ?? '',
    },
    ownTenant: clouds ? undefined : configuration.MICROSOFT_SSO_TENANT?.toLowerCase(),
    redirectUri,
    signInAs,
  })
}
