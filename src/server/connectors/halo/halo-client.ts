import { z } from 'zod'
import type { ToolCredentials } from '#shared/domain/ticketing/ticket-tool.ts'
import { ConnectorError } from '../connector-error.ts'
import { type HttpAnswer, type HttpLimits, type HttpParts, parsed, send } from '../http.ts'
import { NO_TOOL, reachTool, refusalOf, spoken, type ToolParts } from '../tool-host.ts'
import { authInfo, tokenAnswer } from './halo-answers.ts'
import { haloLimits, onceLimits } from './limits.ts'

/** Asks one organization's Halo. */
export interface HaloClient {
  /** Where its pages are. */
  root: string
  get: <T>(path: string, query: Readonly<Record<string, string>>, schema: z.ZodType<T>) => Promise<T>
  /** Sends once; gives the answer where it was taken or refused as it is (400), and throws for everything else. */
  post: (path: string, body: object) => Promise<HttpAnswer>
}

interface Token {
  value: string
  endsAt: number
}

/** Opens an organization's Halo; its token is asked for with the first call and kept. */
export function openHalo(
  parts: ToolParts,
  credentials: ToolCredentials<'Halo'>,
  limits: HttpLimits = haloLimits,
): HaloClient {
  const { host, root, http } = reachTool(parts, credentials.companyUrl)
  let token: Token | undefined

  const ask = async (
    patience: HttpLimits,
    request: (token: string) => { url: string; init: RequestInit },
  ) => {
    for (const isRenewed of [false, true]) {
      if (isRenewed || !token || token.endsAt - haloLimits.renewBefore <= parts.clock.now())
        token = await askToken(http, limits, { root, host }, credentials)
      const { value } = token
      const answer = await send(http, patience, () => request(value))
      // The token may have been taken back before its time.
      if (answer.status !== 401 || isRenewed) return answer
    }
    throw new ConnectorError('unauthorized')
  }
  const headers = (value: string) => ({ Authorization: `Bearer ${value}`, Accept: 'application/json' })

  return {
    root,
    async get(path, query, schema) {
      const url = `${root}/api${path}?${new URLSearchParams(query).toString()}`
      const answer = await ask(limits, (value) => ({ url, init: { headers: headers(value) } }))
      if (answer.status !== 200) throw refusalOf(answer, codeOf(answer))
      return parsed(schema, answer)
    },
    async post(path, body) {
      // Changes are sent in a list, of one too.
      const content = JSON.stringify([body])
      const answer = await ask(onceLimits, (value) => ({
        url: `${root}/api${path}`,
        init: {
          method: 'POST',
          headers: { ...headers(value), 'Content-Type': 'application/json' },
          body: content,
        },
      }))
      if ([200, 201, 400].includes(answer.status)) return spoken(answer)
      throw refusalOf(answer, codeOf(answer))
    },
  }
}

async function askToken(
  http: HttpParts,
  limits: HttpLimits,
  { root, host }: { root: string; host: string },
  { clientId, clientSecret }: ToolCredentials<'Halo'>,
): Promise<Token> {
  const told = await send(http, limits, () => ({
    url: `${root}/api/authinfo`,
    init: { headers: { Accept: 'application/json' } },
  }))
  // Something answers there, but no Halo: whoever typed the address typed another one.
  if (told.status !== 200) throw new ConnectorError('notFound', { status: told.status, code: NO_TOOL })
  const { auth_url: authUrl, tenant_id: tenant } = parsed(authInfo, told)
  const auth = new URL(authUrl)
  // Secrets are shown to the host that was typed and to no other one.
  if (auth.protocol !== 'https:' || auth.host.toLowerCase() !== host)
    throw new ConnectorError('unauthorized', { code: 'foreignHost' })
  const query = tenant ? `?${new URLSearchParams({ tenant }).toString()}` : ''
  const answer = await send(http, limits, () => ({
    url: `${root}${auth.pathname.replace(/\/$/, '')}/token${query}`,
    init: {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
        scope: 'all',
      }).toString(),
    },
  }))
  if (answer.status === 400) throw new ConnectorError('unauthorized', { status: 400, code: codeOf(answer) })
  if (answer.status !== 200) throw refusalOf(answer, codeOf(answer))
  const { access_token: value, expires_in: seconds } = parsed(tokenAnswer, answer)
  return { value, endsAt: http.clock.now() + seconds * 1000 }
}

const codeAnswer = z.object({ error: z.string().regex(/^\w{1,40}$/) })
const codeOf = ({ body }: HttpAnswer) => codeAnswer.safeParse(body).data?.error
