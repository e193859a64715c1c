import { z } from 'zod'
import { ConnectorError, type ConnectorErrorReason } from '../connector-error.ts'
import { type HttpAnswer, type HttpParts, send } from '../http.ts'
import { graphLimits } from './limits.ts'

const tokenAnswer = z.object({
  access_token: z.string().min(1),
  /** Seconds. The older endpoint writes a text. */
  expires_in: z.coerce.number().positive(),
})

const tokenRefusal = z.object({ error: z.string(), error_codes: z.array(z.number()).optional() })

/** https://learn.microsoft.com/entra/identity-platform/reference-error-codes */
const REASONS: Record<number, ConnectorErrorReason> = {
  65001: 'consentMissing',
  500011: 'consentMissing',
  650051: 'consentMissing',
  650052: 'consentMissing',
  700016: 'consentMissing',
  7000112: 'consentMissing',
  90002: 'notFound',
  900023: 'notFound',
}

export interface TokenParts extends HttpParts {
  hosts: { login: string }
  credentials: { clientId: string; clientSecret: string }
}

export interface AccessTokens {
  get: (tenantId: string) => Promise<string>
  /** A token other than the one that was refused. */
  replace: (tenantId: string, refused: string) => Promise<string>
  /** A token that was asked for just now: an older one does not know of a consent that was given since. */
  renew: (tenantId: string) => Promise<string>
}

/**
 * App-only tokens for one resource, one per tenant, asked for once even when several callers wait, and renewed before they expire.
 * https://learn.microsoft.com/entra/identity-platform/v2-oauth2-client-creds-grant-flow
 */
export function createAccessTokens(parts: TokenParts, resource: string): AccessTokens {
  const tokens = new Map<string, { token: string; renewAt: number }>()
  const pending = new Map<string, Promise<string>>()

  async function renew(tenantId: string): Promise<string> {
    const { access_token: token, expires_in } = await requestToken(parts, tenantId, resource)
    const lifetime = expires_in * 1000
    const renewAt = parts.clock.now() + lifetime - Math.min(graphLimits.renewBefore, lifetime / 2)
    tokens.set(tenantId, { token, renewAt })
    return token
  }

  function get(tenantId: string): Promise<string> {
    const known = tokens.get(tenantId)
    if (known && parts.clock.now() < known.renewAt) return Promise.resolve(known.token)
    const running = pending.get(tenantId)
    if (running) return running
    const started = renew(tenantId).finally(() => pending.delete(tenantId))
    pending.set(tenantId, started)
    return started
  }

  return {
    get,
    replace(tenantId, refused) {
      if (tokens.get(tenantId)?.token === refused) tokens.delete(tenantId)
      return get(tenantId)
    },
    async renew(tenantId) {
      await pending.get(tenantId)?.catch(() => undefined)
      tokens.delete(tenantId)
      return get(tenantId)
    },
  }
}

async function requestToken(parts: TokenParts, tenantId: string, resource: string) {
  const { hosts, credentials } = parts
  const url = `${hosts.login}/${encodeURIComponent(tenantId)}/oauth2/v2.0/token`
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: credentials.clientId,
    client_secret: credentials.clientSecret,
    scope: `${resource}/.default`,
  }).toString()
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' }
  const answer = await send(parts, graphLimits, () => ({ url, init: { method: 'POST', headers, body } }))
  if (answer.status !== 200) throw tokenRefusalOf(answer)
  const parsed = tokenAnswer.safeParse(answer.body)
  if (!parsed.success) throw new ConnectorError('unexpectedAnswer', { status: answer.status })
  return parsed.data
}

/** A refusal of the token service, with its number as code. */
export function tokenRefusalOf({ status, body, headers }: HttpAnswer): ConnectorError {
  const refusal = tokenRefusal.safeParse(body)
  const requestId = headers.get('x-ms-request-id') ?? undefined
  if (!refusal.success) return new ConnectorError('unexpectedAnswer', { status, requestId })
  const number = refusal.data.error_codes?.[0]
  const code = number === undefined ? refusal.data.error : `AADSTS${number}`
  return new ConnectorError(REASONS[number ?? 0] ?? 'unauthorized', { status, code, requestId })
}
