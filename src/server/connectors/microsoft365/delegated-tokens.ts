import { z } from 'zod'
import { ConnectorError } from '../connector-error.ts'
import { send } from '../http.ts'
import type { PartnerSession } from '../partner.ts'
import { type AccessTokens, tokenRefusalOf, type TokenParts } from './access-tokens.ts'
import { graphLimits } from './limits.ts'

const answerSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
})

/**
 * Tokens in the name of somebody of a partner, one per tenant. They live as long as this object: it is opened for one piece of work.
 * https://learn.microsoft.com/entra/identity-platform/v2-oauth2-auth-code-flow#refresh-the-access-token
 */
export function createDelegatedTokens(
  parts: TokenParts,
  session: PartnerSession,
  resource: string,
): AccessTokens {
  const tokens = new Map<string, string>()
  const ask = async (tenantId: string): Promise<string> => {
    const body = new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: parts.credentials.clientId,
      client_secret: parts.credentials.clientSecret,
      refresh_token: session.refreshToken,
      scope: `${resource}/.default`,
    }).toString()
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' }
    const answer = await send(parts, graphLimits, () => ({
      url: `${parts.hosts.login}/${encodeURIComponent(tenantId)}/oauth2/v2.0/token`,
      init: { method: 'POST', headers, body },
    }))
    if (answer.status !== 200) throw tokenRefusalOf(answer)
    const parsed = answerSchema.safeParse(answer.body)
    if (!parsed.success) throw new ConnectorError('unexpectedAnswer', { status: answer.status })
    const { access_token: token, refresh_token: next } = parsed.data
    if (next !== undefined) session.renewed(next)
    tokens.set(tenantId, token)
    return token
  }
  return {
    get: async (tenantId) => tokens.get(tenantId) ?? ask(tenantId),
    replace: ask,
    renew: ask,
  }
}
