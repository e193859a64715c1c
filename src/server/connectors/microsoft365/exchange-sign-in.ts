import { createHash } from 'node:crypto'
import { decodeJwt } from 'jose'
import { z } from 'zod'
import { ConnectorError } from '../connector-error.ts'
import { tokenRefusalOf, type TokenParts } from './access-tokens.ts'
import { send } from './http.ts'

// `openid` for the tenant of whoever signs in; the rest lets the vendor check everything that it asks of who uses Exchange.
const SCOPE = 'openid profile https://outlook.office365.com/.default'

const redeemedAnswer = z.object({ id_token: z.string() })

interface SignInAddress {
  tenantId: string
  redirectUri: string
}

export interface ExchangeSignIn {
  /** Where an administrator of a tenant signs in to Exchange, for a code that only the holder of the verifier can redeem. */
  url: (asked: SignInAddress & { state: string; verifier: string }) => string
  /**
   * Redeems such a code and gives the tenant of who signed in. Its tokens are forgotten. Throws a `ConnectorError` with
   * the vendor's number as code.
   */
  redeem: (asked: SignInAddress & { code: string; verifier: string }) => Promise<{ tenantId: string }>
}

/** https://learn.microsoft.com/entra/identity-platform/v2-oauth2-auth-code-flow */
export function createExchangeSignIn(parts: TokenParts): ExchangeSignIn {
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
        scope: SCOPE,
        state,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        // Who is signed in already may not be the administrator.
        prompt: 'select_account',
      }).toString()
      return url.href
    },
    async redeem({ tenantId, redirectUri, code, verifier }) {
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: credentials.clientId,
        client_secret: credentials.clientSecret,
        redirect_uri: redirectUri,
        scope: SCOPE,
        code,
        code_verifier: verifier,
      }).toString()
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' }
      const answer = await send(parts, () => ({
        url: `${root(tenantId)}/token`,
        init: { method: 'POST', headers, body },
      }))
      if (answer.status !== 200) throw tokenRefusalOf(answer)
      const parsed = redeemedAnswer.safeParse(answer.body)
      if (!parsed.success) throw new ConnectorError('unexpectedAnswer', { status: answer.status })
      return { tenantId: tenantIn(parsed.data.id_token) }
    },
  }
}

/** The tenant that an identity token is of. It came from the token service itself, so its signature is not asked. */
function tenantIn(token: string): string {
  try {
    return z.guid().parse(decodeJwt(token)['tid']).toLowerCase()
  } catch (cause) {
    throw new ConnectorError('unexpectedAnswer', { code: 'unreadableToken', cause })
  }
}
