import { type AccessTokens, type TokenParts } from './access-tokens.ts'
import { type HttpAnswer, type HttpLimits, send } from '../http.ts'
import { graphLimits } from './limits.ts'

export interface TokenRequest {
  url: string
  method?: string
  headers?: Record<string, string>
  /** Sent as JSON. */
  body?: unknown
}

/** Sends a request with a tenant's token. One that is refused is replaced once: it may have been revoked on the way. */
export async function sendWithToken(
  parts: TokenParts,
  tokens: AccessTokens,
  tenantId: string,
  { url, method = 'GET', headers = {}, body }: TokenRequest,
  limits: HttpLimits = graphLimits,
): Promise<HttpAnswer> {
  const content =
    body === undefined ? {} : { body: JSON.stringify(body), type: { 'Content-Type': 'application/json' } }
  const sendWith = (token: string) =>
    send(parts, limits, () => ({
      url,
      init: {
        method,
        headers: {
          Accept: 'application/json',
          ...content.type,
          ...headers,
          Authorization: `Bearer ${token}`,
        },
        ...(content.body === undefined ? {} : { body: content.body }),
      },
    }))
  const token = await tokens.get(tenantId)
  const answer = await sendWith(token)
  return answer.status === 401 ? sendWith(await tokens.replace(tenantId, token)) : answer
}
