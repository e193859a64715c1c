import type { z } from 'zod'
import type { ToolCredentials } from '#shared/domain/ticketing/ticket-tool.ts'
import { ConnectorError } from '../connector-error.ts'
import { type HttpAnswer, type HttpLimits, parsed, send } from '../http.ts'
import { reachTool, refusalOf, spoken, type ToolParts } from '../tool-host.ts'
import { codeAnswer } from './connectwise-answers.ts'
import { connectWiseLimits, onceLimits } from './limits.ts'

export interface ConnectWiseParts extends ToolParts {
  /** By which the vendor knows this product; its cloud takes no call without one. */
  clientId: string | undefined
}

type Change = 'POST' | 'PATCH' | 'DELETE'

/** Asks one company's ConnectWise PSA. */
export interface ConnectWiseClient {
  /** The page of a ticket. */
  linkTo: (ticketId: number) => string
  get: <T>(path: string, query: Readonly<Record<string, string>>, schema: z.ZodType<T>) => Promise<T>
  /** Every page of a list. */
  all: <T>(
    path: string,
    query: Readonly<Record<string, string>>,
    schema: z.ZodType<T[]>,
  ) => AsyncGenerator<T[], void>
  /** Sends once; gives the answer where it was taken (204: without a word) or refused as it is (400), and throws for everything else. */
  change: (method: Change, path: string, body?: object) => Promise<HttpAnswer>
  /** Sends once what cannot be refused by what it says: that it was not taken is an answer that nobody expects. */
  act: (method: Change, path: string, body?: object) => Promise<void>
}

const CLOUD = '.myconnectwise.net'

export function openConnectWise(
  parts: ConnectWiseParts,
  { companyUrl, companyId, publicKey, privateKey }: ToolCredentials<'ConnectWise'>,
  limits: HttpLimits = connectWiseLimits,
): ConnectWiseClient {
  const { host, root, http } = reachTool(parts, companyUrl)
  // In the vendor's cloud the API has a host beside that of the pages.
  const isPages = host.endsWith(CLOUD) && !host.startsWith('api-')
  const api = `${isPages ? root.replace(host, `api-${host}`) : root}/v4_6_release/apis/3.0`
  const pages = root.replace(host, host.endsWith(CLOUD) ? host.replace(/^api-/, '') : host)
  const basic = Buffer.from(`${companyId}+${publicKey}:${privateKey}`, 'utf8').toString('base64')
  const headers = {
    Authorization: `Basic ${basic}`,
    Accept: 'application/vnd.connectwise.com+json; version=2021.1, application/json',
    ...(parts.clientId === undefined ? {} : { clientId: parts.clientId }),
  }
  const client: ConnectWiseClient = {
    linkTo: (ticketId) => {
      const query = new URLSearchParams({ service_recid: String(ticketId), companyName: companyId })
      return `${pages}/v4_6_release/services/system_io/Service/fv_sr100_request.rails?${query.toString()}`
    },
    async get(path, query, schema) {
      const url = `${api}${path}?${new URLSearchParams(query).toString()}`
      const answer = await send(http, limits, () => ({ url, init: { headers } }))
      if (answer.status !== 200) throw refusal(answer)
      return parsed(schema, answer)
    },
    async *all(path, query, schema) {
      const size = connectWiseLimits.pageSize
      for (let page = 1; ; page += 1) {
        const rows = await client.get(
          path,
          { ...query, orderBy: 'id asc', pageSize: String(size), page: String(page) },
          schema,
        )
        yield rows
        if (rows.length < size) return
      }
    },
    async change(method, path, body) {
      const answer = await send(http, onceLimits, () => ({
        url: `${api}${path}`,
        init: {
          method,
          headers: { ...headers, ...(body ? { 'Content-Type': 'application/json' } : {}) },
          body: body ? JSON.stringify(body) : null,
        },
      }))
      if (answer.status === 204) return answer
      if ([200, 201, 400].includes(answer.status)) return spoken(answer)
      throw refusal(answer)
    },
    async act(method, path, body) {
      const answer = await client.change(method, path, body)
      if (answer.status === 400) throw new ConnectorError('unexpectedAnswer', { status: 400 })
    },
  }
  return client
}

const refusal = (answer: HttpAnswer) => refusalOf(answer, codeAnswer.safeParse(answer.body).data?.code)
