import { createHash } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import { TOKEN_LIFETIME } from './access-tokens.ts'
import { stableGuid } from '../tenant/stable-guid.ts'
import type { Tenant, User } from '../tenant/state.ts'

export interface IdTokens {
  keys: () => Promise<{ keys: JWK[] }>
  /** Signs who somebody is, in the claims of the real ones. Times in milliseconds since 1970. */
  issue: (said: {
    issuer: string
    audience: string
    tenant: Tenant
    user: User
    roleIds: readonly string[]
    nonce: string | undefined
    now: number
  }) => Promise<string>
}

/** Identity tokens that anybody can check by the published keys. */
export function createIdTokens(): IdTokens {
  let made: ReturnType<typeof makeKey> | undefined
  const key = () => (made ??= makeKey())
  return {
    keys: async () => ({ keys: [(await key()).jwk] }),
    issue: async ({ issuer, audience, tenant, user, roleIds, nonce, now }) => {
      const { privateKey, jwk } = await key()
      const issued = Math.floor(now / 1000)
      const email = typeof user['mail'] === 'string' ? user['mail'] : undefined
      const { displayName } = user
      return new SignJWT({
        ver: '2.0',
        iss: issuer,
        aud: audience,
        // Another one for each app, so that apps cannot compare notes.
        sub: createHash('sha256').update(`${audience} ${user.id}`).digest('base64url'),
        iat: issued,
        nbf: issued,
        exp: issued + TOKEN_LIFETIME,
        name: displayName,
        preferred_username: user.userPrincipalName,
        oid: user.id,
        tid: tenant.tenantId,
        // As an app registration gets them that has `groupMembershipClaims` for directory roles.
        wids: roleIds,
        ...(nonce === undefined ? {} : { nonce }),
        // An address may be any text; the second claim says whether the tenant owns its domain.
        ...(email === undefined ? {} : { email, xms_edov: ownsDomainOf(tenant, email) }),
      })
        .setProtectedHeader({ typ: 'JWT', alg: 'RS256', kid: jwk.kid ?? '' })
        .sign(privateKey)
    },
  }
}

async function makeKey() {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const jwk = await exportJWK(publicKey)
  return { privateKey, jwk: { ...jwk, use: 'sig', alg: 'RS256', kid: stableGuid(jwk.n ?? '') } }
}

function ownsDomainOf({ domains }: Tenant, email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return domains.some(({ id, isVerified }) => id.toLowerCase() === domain && isVerified !== false)
}
