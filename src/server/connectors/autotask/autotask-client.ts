import type { z } from 'zod'
import type { ToolCredentials } from '#shared/domain/ticketing/ticket-tool.ts'
import { ConnectorError } from '../connector-error.ts'
import { type HttpAnswer, type HttpLimits, type HttpParts, parsed, send } from '../http.ts'
import { refusalOf, spoken, type ToolParts } from '../tool-host.ts'
import { errorsAnswer, pageAnswer, zoneAnswer } from './autotask-answers.ts'
import { autotaskLimits, onceLimits, sizes } from './limits.ts'

interface Filter {
  op: 'eq' | 'endsWith' | 'in'
  field: string
  value: string | number | boolean | readonly number[]
}

/** Asks one organization's Autotask. */
export interface AutotaskClient {
  /** The page of a ticket. */
  linkTo: (ticketId: number) => Promise<string>
  get: <T>(path: string, schema: z.ZodType<T>) => Promise<T>
  /** Every page of the rows of an entity. */
  query: <T>(
    entity: string,
    asked: { fields: readonly string[]; filter: readonly Filter[] },
    row: z.ZodType<T>,
  ) => AsyncGenerator<T[], void>
  /** Sends once; gives the answer where it was taken or refused as it is, and throws for everything else. */
  change: (method: 'POST' | 'PATCH', path: string, body: object) => Promise<HttpAnswer>
}

/** Where it is asked in which zone an organization lies. */
const START = 'https://webservices2.autotask.net'
const VENDOR = '.autotask.net'
const TAKEN = [200, 201]

interface Zone {
  api: string
  pages: string
}

export function openAutotask(
  parts: ToolParts,
  credentials: ToolCredentials<'Autotask'>,
  limits: HttpLimits = autotaskLimits,
): AutotaskClient {
  const start = parts.url?.replace(/\/$/, '') ?? START
  const http: HttpParts = { ...parts, fetch: parts.url === undefined ? parts.publicFetch : parts.fetch }
  const headers = {
    ApiIntegrationCode: credentials.integrationCode,
    UserName: credentials.username,
    Secret: credentials.secret,
    'Content-Type': 'application/json',
    Accept: 'application/json',
  }
  let known: Zone | undefined
  const zoneOf = async () => (known ??= await askZone(http, limits, { start, user: credentials.username }))

  const client: AutotaskClient = {
    linkTo: async (ticketId) =>
      `${(await zoneOf()).pages}/Mvc/ServiceDesk/TicketDetail.mvc?workspace=False&ticketId=${ticketId}`,
    async get(path, schema) {
      const { api } = await zoneOf()
      const answer = await send(http, limits, () => ({ url: `${api}${path}`, init: { headers } }))
      if (answer.status !== 200) throw refusalOf(answer)
      return parsed(schema, answer)
    },
    async *query(entity, { fields, filter }, row) {
      const { api } = await zoneOf()
      const body = JSON.stringify({ MaxRecords: sizes.page, IncludeFields: fields, Filter: filter })
      let url = `${api}/${entity}/query`
      for (;;) {
        const asked = url
        const answer = await send(http, limits, () => ({
          url: asked,
          init: { method: 'POST', headers, body },
        }))
        if (answer.status !== 200) throw refusalOf(answer)
        const { items, pageDetails } = parsed(pageAnswer, answer)
        yield items.flatMap((each) => row.safeParse(each).data ?? [])
        const next = pageDetails.nextPageUrl
        if (!next || items.length === 0) return
        // The secret goes to no other place, whatever an answer says.
        if (!next.startsWith(`${api}/`)) throw new ConnectorError('unexpectedAnswer', { code: 'foreignHost' })
        url = next
      }
    },
    async change(method, path, body) {
      const { api } = await zoneOf()
      const answer = await send(http, onceLimits, () => ({
        url: `${api}${path}`,
        init: { method, headers, body: JSON.stringify(body) },
      }))
      const isRefused = errorsAnswer.safeParse(answer.body).success && answer.status !== 401
      if (TAKEN.includes(answer.status) || isRefused) return spoken(answer)
      throw refusalOf(answer)
    },
  }
  return client
}

/** Whether an answer says that something was done. */
export const isTaken = ({ status }: HttpAnswer): boolean => TAKEN.includes(status)

async function askZone(
  http: HttpParts,
  limits: HttpLimits,
  { start, user }: { start: string; user: string },
): Promise<Zone> {
  const query = new URLSearchParams({ user }).toString()
  const answer = await send(http, limits, () => ({
    url: `${start}/atservicesrest/v1.0/zoneInformation?${query}`,
    init: { headers: { Accept: 'application/json' } },
  }))
  // Of a user that it does not know the vendor says that no zone could be found.
  if (answer.status === 500) throw new ConnectorError('unauthorized', { status: 500, code: 'noZone' })
  if (answer.status !== 200) throw refusalOf(answer)
  const { url, webUrl } = parsed(zoneAnswer, answer)
  for (const each of [url, webUrl]) {
    const isVendors = new URL(each).protocol === 'https:' && new URL(each).hostname.endsWith(VENDOR)
    // Secrets are shown to the vendor, or to what stands in its place, and to nobody else.
    if (start === START ? !isVendors : !each.startsWith(`${start}/`))
      throw new ConnectorError('unauthorized', { code: 'foreignHost' })
  }
  return { api: `${url.replace(/\/$/, '')}/v1.0`, pages: webUrl.replace(/\/$/, '') }
}
