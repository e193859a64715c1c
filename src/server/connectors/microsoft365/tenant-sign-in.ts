import { createHash } from 'node:crypto'
import { decodeJwt } from 'jose'
import { z } from 'zod'
import { ConnectorError } from '../connector-error.ts'
import type { SignedInAt, TenantSignIn } from '../consent.ts'
import { tokenRefusalOf, type TokenParts } from './access-tokens.ts'
import { send } from '../http.ts'
import { graphLimits } from './limits.ts'

/** What a sign-in is for. */
export interface SignInPurpose {
  /** `openid` gives the tenant of whoever signs in; the rest lets the vendor check what it asks of who uses that. */
  scope: string
  /** Whether somebody who is signed in already is asked who they are all the same. */
  asksAccount: boolean
}

export const signInPurposes = {
  consent: { scope: 'openid profile', asksAccount: false },
  // Who is signed in already may not be the administrator.
  exchange: { scope: 'openid profile https://outlook.office365.com/.default', asksAccount: true },
  // Whoever connects a partner is asked for nothing more later.
  partner: {
    scope: 'openid profile offline_access https://graph.microsoft.com/.default',
    asksAccount: false,
  },
} as const satisfies Record<string, SignInPurpose>

const redeemedAnswer = z.object({ id_token: z.string(), refresh_token: z.string().optional() })

// https://learn.microsoft.com/entra/identity-platform/id-token-claims-reference
const claimsSchema = z.object({
  tid: z.guid().toLowerCase(),
  oid: z.guid().toLowerCase(),
  // Only where the app registration has `groupMembershipClaims` for directory roles.
  wids: z.array(z.string().toLowerCase()).optional(),
  preferred_username: z.string().max(320).optional(),
})

/** https://learn.microsoft.com/entra/identity-platform/v2-oauth2-auth-code-flow */
export function createTenantSignIn(parts: TokenParts, { scope, asksAccount }: SignInPurpose): TenantSignIn {
  const { hosts, credentials } = parts
  const root = (tenantId: string) =>
    `${hosts.login.replace(/\/$/, '')}/${encodeURIComponent(tenantId)}/oauth2/v2.0`
  return {
    url({ tenantId, redirectUri, state, verifier }) {
      const url = new URL(`${root(tenantId)}/authorize`)
      url.search = new URLSearchParams({
        client_id: credentials.clientId,
        response_type: 'code',
        response_mode: 'query',
        redirect_uri: redirectUri,
        scope,
        state,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        ...(asksAccount ? { prompt: 'select_account' } : {}),
      }).toString()
      return url.href
    },
    async redeem({ tenantId, redirectUri, code, verifier }) {
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: credentials.clientId,
        client_secret: credentials.clientSecret,
        redirect_uri: redirectUri,
        scope,
        code,
        code_verifier: verifier,
      }).toString()
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' }
      const answer = await send(parts, graphLimits, () => ({
        url: `${root(tenantId)}/token`,
        init: { method: 'POST', headers, body },
      }))
      if (answer.status !== 200) throw tokenRefusalOf(answer)
      const parsed = redeemedAnswer.safeParse(answer.body)
      if (!parsed.success) throw new ConnectorError('unexpectedAnswer', { status: answer.status })
      return { ...personIn(parsed.data.id_token), refreshToken: parsed.data.refresh_token }
    },
  }
}

/** Whom an identity token is of. It came from the token service itself, so its signature is not asked. */
function personIn(token: string): Omit<SignedInAt, 'refreshToken'> {
  try {
    const { tid, oid, wids, preferred_username: name } = claimsSchema.parse(decodeJwt(token))
    return { tenantId: tid, objectId: oid, roleIds: wids, userName: name ?? '' }
  } catch (cause) {
    throw new ConnectorError('unexpectedAnswer', { code: 'unreadableToken', cause })
  }
}
