import { z } from 'zod'
import { ConnectorError, type ConnectorErrorReason } from '../connector-error.ts'
import { type AccessTokens, createAccessTokens, type TokenParts } from './access-tokens.ts'
import { type HttpAnswer, send } from './http.ts'

const refusalSchema = z.object({ error: z.object({ code: z.string() }) })

export interface GraphClient {
  /**
   * Reads an address below the version (`/users`) or a whole one that Graph gave us, and parses the answer.
   * Throws a `ConnectorError`.
   */
  read: <T>(
    tenantId: string,
    address: string,
    schema: z.ZodType<T>,
    headers?: Record<string, string>,
  ) => Promise<T>
  /** True when an address lies on the configured Graph: no other place is ever shown a token. */
  isOurs: (address: string) => boolean
}

export function createGraphClient(parts: TokenParts): GraphClient {
  const root = `${parts.hosts.graph}/v1.0`
  const tokens = createAccessTokens(parts)
  const isOurs = (address: string) => liesBelow(root, address)

  return {
    isOurs,
    async read(tenantId, address, schema, headers = {}) {
      const url = address.startsWith('/') ? `${root}${address}` : address
      if (!isOurs(url)) throw new ConnectorError('unexpectedAnswer', { code: 'foreignLink' })
      const answer = await sendWithToken(parts, tokens, tenantId, url, headers)
      if (answer.status !== 200) throw refusalOf(answer)
      const parsed = schema.safeParse(answer.body)
      if (parsed.success) return parsed.data
      throw new ConnectorError('unexpectedAnswer', {
        status: answer.status,
        requestId: answer.headers.get('request-id') ?? undefined,
        cause: parsed.error,
      })
    },
  }
}

/** A token that is refused is replaced once: it may have been revoked or have expired on the way. */
async function sendWithToken(
  parts: TokenParts,
  tokens: AccessTokens,
  tenantId: string,
  url: string,
  headers: Record<string, string>,
): Promise<HttpAnswer> {
  const sendWith = (token: string) =>
    send(parts, () => ({
      url,
      init: { headers: { Accept: 'application/json', ...headers, Authorization: `Bearer ${token}` } },
    }))
  const token = await tokens.get(tenantId)
  const answer = await sendWith(token)
  return answer.status === 401 ? sendWith(await tokens.replace(tenantId, token)) : answer
}

/** A page or delta token that is no longer known: codes seen besides status 410. */
const STALE = ['resyncrequired', 'syncstatenotfound', 'syncstateinvalid', 'directory_expiredpagetoken']

/** https://learn.microsoft.com/graph/errors */
function refusalOf({ status, headers, body }: HttpAnswer): ConnectorError {
  const code = refusalSchema.safeParse(body).data?.error.code
  const requestId = headers.get('request-id') ?? undefined
  return new ConnectorError(reasonOf(status, code), { status, code, requestId })
}

function reasonOf(status: number, code: string | undefined): ConnectorErrorReason {
  if (status === 410 || STALE.includes(code?.toLowerCase() ?? '')) return 'resyncRequired'
  if (status === 401) return 'unauthorized'
  // A proxy in between can answer these too, without Graph's envelope.
  if (code === undefined) return 'unexpectedAnswer'
  if (status === 403) return 'missingScope'
  if (status === 404) return 'notFound'
  return 'unexpectedAnswer'
}

function liesBelow(root: string, address: string): boolean {
  if (!URL.canParse(address)) return false
  const [base, asked] = [new URL(root), new URL(address)]
  return (
    base.origin === asked.origin &&
    asked.pathname.startsWith(`${base.pathname}/`) &&
    asked.username === '' &&
    asked.password === ''
  )
}
