import type { z } from 'zod'
import { ConnectorError } from '../connector-error.ts'
import { type HttpAnswer, type HttpLimits, type HttpParts, parsed, send } from '../http.ts'
import { tokenAnswer, tokenRefusal } from './google-answers.ts'
import { googleLimits } from './limits.ts'

export interface TokenParts extends HttpParts {
  hosts: { token: string }
  credentials: { clientId: string; clientSecret: string }
}

/** Asks the token service. Throws `unauthorized` for what is over: then an administrator has to let us in again. */
export async function requestToken(
  parts: TokenParts,
  limits: HttpLimits,
  form: Record<string, string>,
): Promise<z.infer<typeof tokenAnswer>> {
  const { clientId, clientSecret } = parts.credentials
  const body = new URLSearchParams({ client_id: clientId, client_secret: clientSecret, ...form }).toString()
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' }
  const answer = await send(parts, limits, () => ({
    url: `${parts.hosts.token}/token`,
    init: { method: 'POST', headers, body },
  }))
  if (answer.status !== 200) throw tokenRefusalOf(answer)
  return parsed(tokenAnswer, answer)
}

/** Gives back a refresh token. What the service no longer knows is over already. */
export async function revokeToken(parts: TokenParts, token: string): Promise<void> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' }
  const answer = await send(parts, googleLimits, () => ({
    url: `${parts.hosts.token}/revoke`,
    init: { method: 'POST', headers, body: new URLSearchParams({ token }).toString() },
  }))
  if (answer.status !== 200 && tokenRefusal.safeParse(answer.body).data?.error !== 'invalid_token')
    throw tokenRefusalOf(answer)
}

function tokenRefusalOf({ status, body }: HttpAnswer): ConnectorError {
  const { data } = tokenRefusal.safeParse(body)
  return data
    ? new ConnectorError('unauthorized', { status, code: data.error.slice(0, 50) })
    : new ConnectorError('unexpectedAnswer', { status })
}

export interface AccessTokens {
  get: (refreshToken: string) => Promise<string>
  /** A token other than the one that was refused. */
  replace: (refreshToken: string, refused: string) => Promise<string>
  forget: (refreshToken: string) => void
}

/** One for each refresh token, asked for once even when several callers wait, and renewed before it expires. */
export function createAccessTokens(parts: TokenParts): AccessTokens {
  const tokens = new Map<string, { token: string; renewAt: number }>()
  const pending = new Map<string, Promise<string>>()

  async function renew(refreshToken: string): Promise<string> {
    const form = { grant_type: 'refresh_token', refresh_token: refreshToken }
    const { access_token: token, expires_in } = await requestToken(parts, googleLimits, form)
    const lifetime = expires_in * 1000
    const renewAt = parts.clock.now() + lifetime - Math.min(googleLimits.renewBefore, lifetime / 2)
    tokens.set(refreshToken, { token, renewAt })
    return token
  }

  function get(refreshToken: string): Promise<string> {
    const known = tokens.get(refreshToken)
    if (known && parts.clock.now() < known.renewAt) return Promise.resolve(known.token)
    const running = pending.get(refreshToken)
    if (running) return running
    const started = renew(refreshToken).finally(() => pending.delete(refreshToken))
    pending.set(refreshToken, started)
    return started
  }

  return {
    get,
    replace(refreshToken, refused) {
      if (tokens.get(refreshToken)?.token === refused) tokens.delete(refreshToken)
      return get(refreshToken)
    },
    forget: (refreshToken) => void tokens.delete(refreshToken),
  }
}
