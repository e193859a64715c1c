import type { z } from 'zod'
import type { ToolCredentials } from '#shared/domain/ticketing/ticket-tool.ts'
import { ConnectorError } from '../connector-error.ts'
import { A_PAGE, type HttpAnswer, type HttpLimits, parsed, send } from '../http.ts'
import { NO_TOOL, reachTool, refusalOf, spoken, type ToolParts } from '../tool-host.ts'
import { onceLimits, syncroLimits } from './limits.ts'

/** Asks one organization's Syncro. */
export interface SyncroClient {
  /** Where its pages are. */
  root: string
  get: <T>(path: string, query: Readonly<Record<string, string>>, schema: z.ZodType<T>) => Promise<T>
  /** Sends once; gives the answer where it was taken or refused as it is (422), and throws for everything else. */
  change: (method: 'POST' | 'PUT', path: string, body: object) => Promise<HttpAnswer>
}

export function openSyncro(
  parts: ToolParts,
  { companyUrl, apiKey }: ToolCredentials<'Syncro'>,
  limits: HttpLimits = syncroLimits,
): SyncroClient {
  const { root, http } = reachTool(parts, companyUrl)
  const headers = { Authorization: `Bearer ${apiKey}`, Accept: 'application/json' }
  return {
    root,
    async get(path, query, schema) {
      const url = `${root}/api/v1${path}?${new URLSearchParams(query).toString()}`
      const answer = await send(http, limits, () => ({ url, init: { headers } })).catch(unlessSignIn)
      if (answer.status !== 200) throw refusalOf(answer)
      return parsed(schema, answer)
    },
    async change(method, path, body) {
      const answer = await send(http, onceLimits, () => ({
        url: `${root}/api/v1${path}`,
        init: {
          method,
          headers: { ...headers, 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        },
      }))
      if (![200, 201, 422].includes(answer.status)) throw refusalOf(answer)
      return spoken(answer)
    },
  }
}

/** At a host that is nobody's the vendor answers with its page to sign in. */
function unlessSignIn(cause: unknown): never {
  const isPage = cause instanceof ConnectorError && cause.code === A_PAGE
  throw isPage ? new ConnectorError('notFound', { status: cause.status, code: NO_TOOL }) : cause
}
