import { z } from 'zod'
import { ConnectorError, type ConnectorErrorReason } from '../connector-error.ts'
import type { HttpAnswer } from '../http.ts'
import { NOT_SWITCHED_ON } from '../security-feeds.ts'
import { createAccessTokens, type TokenParts } from './access-tokens.ts'
import { liesBelow } from './lies-below.ts'
import { manageLimits } from './limits.ts'
import { sendWithToken } from './send-with-token.ts'

/** Clouds in which the API is a resource of its own name. */
const NATIONAL_HOSTS = [
  'https://manage-gcc.office.com',
  'https://manage.office365.us',
  'https://manage.protection.apps.mil',
]

export interface ManageClientParts extends TokenParts {
  hosts: { login: string; manage: string }
  /** Our own tenant: requests without it share one quota with everybody's. */
  publisherId?: string | undefined
}

/** What can be fetched, and since when, in milliseconds since 1970. */
export interface Content {
  contentId: string
  contentUri: string
  createdAt: number
}

export interface ContentList {
  contents: Content[]
  /** Entries that do not say what to fetch. */
  unreadable: number
  next: string | undefined
}

export interface ManageClient {
  /** Where the list of what became available in a span begins: from included, to not. Whole seconds. */
  listAddress: (tenantId: string, contentType: string, from: number, to: number) => string
  /** Throws a `ConnectorError`, with `NO_SUBSCRIPTION` as code where there is none. */
  list: (tenantId: string, address: string) => Promise<ContentList>
  /** Asks the tenant to collect content for us from now on. Does nothing where it does already. */
  subscribe: (tenantId: string, contentType: string) => Promise<void>
  /** The records of some content; why not, where there are none to be had any more. */
  fetch: (tenantId: string, contentUri: string) => Promise<unknown[] | 'expired' | 'unreadable'>
  isOurs: (address: string) => boolean
}

export const NO_SUBSCRIPTION = 'AF20022'
export const WRONG_PAGE = 'AF20031'
const SUBSCRIBED_ALREADY = 'AF20024'
const GONE = ['AF20050', 'AF20051']
/** The tenant is unknown to the audit, not set up in it, or an administrator has switched the subscription off. */
const SWITCHED_OFF = ['AF20011', 'AF20012', 'AF20023']
/** What the API says, without a number, of a tenant that has never been audited. */
const NEVER_AUDITED = /DataServiceException: Tenant \S+ does not exist/

const refusalSchema = z.object({
  error: z.object({ code: z.string(), message: z.string().optional().catch(undefined) }),
})
const contentSchema = z.object({
  contentId: z.string().min(1),
  contentUri: z.string().min(1),
  contentCreated: z.iso.datetime({ offset: true }).transform((written) => Date.parse(written)),
})

/** https://learn.microsoft.com/office/office-365-management-api/office-365-management-activity-api-reference */
export function createManageClient(parts: ManageClientParts): ManageClient {
  const { manage } = parts.hosts
  const tokens = createAccessTokens(
    parts,
    NATIONAL_HOSTS.includes(manage) ? manage : 'https://manage.office.com',
  )
  // The next page of a list has been seen under another version.
  const isOurs = (address: string) => liesBelow(`${manage}/api`, address)
  const publisher = parts.publisherId === undefined ? {} : { PublisherIdentifier: parts.publisherId }
  const addressOf = (tenantId: string, operation: string, query: Record<string, string>) =>
    `${manage}/api/v1.0/${encodeURIComponent(tenantId)}/activity/feed/${operation}?${new URLSearchParams({ ...query, ...publisher })}`

  async function ask(tenantId: string, url: string, method: 'GET' | 'POST' = 'GET'): Promise<HttpAnswer> {
    if (!isOurs(url)) throw new ConnectorError('unexpectedAnswer', { code: 'foreignLink' })
    return sendWithToken(parts, tokens, tenantId, { url, method })
  }

  return {
    isOurs,
    listAddress: (tenantId, contentType, from, to) =>
      addressOf(tenantId, 'subscriptions/content', {
        contentType,
        startTime: timeOf(from),
        endTime: timeOf(to),
      }),
    async list(tenantId, address) {
      const answer = await ask(tenantId, address)
      if (answer.status !== 200) throw refusalOf(answer)
      if (!Array.isArray(answer.body)) throw new ConnectorError('unexpectedAnswer', { status: 200 })
      const parsed = answer.body.map((entry) => contentSchema.safeParse(entry))
      return {
        contents: parsed.flatMap(({ data }) => (data ? [{ ...data, createdAt: data.contentCreated }] : [])),
        unreadable: parsed.filter(({ success }) => !success).length,
        next: answer.headers.get('NextPageUri') ?? undefined,
      }
    },
    async subscribe(tenantId, contentType) {
      const answer = await ask(tenantId, addressOf(tenantId, 'subscriptions/start', { contentType }), 'POST')
      if (answer.status === 200 || codeOf(answer) === SUBSCRIBED_ALREADY) return
      throw refusalOf(answer)
    },
    async fetch(tenantId, contentUri) {
      for (let attempt = 1; attempt <= manageLimits.attempts; attempt += 1) {
        const answer = await ask(tenantId, contentUri)
        if (GONE.includes(codeOf(answer) ?? '')) return 'expired'
        if (answer.status !== 200) throw refusalOf(answer)
        if (Array.isArray(answer.body)) return answer.body
        // A page of something in between is no content: it says nothing of what lies behind it.
        if (!/\bjson\b/i.test(answer.headers.get('Content-Type') ?? ''))
          throw new ConnectorError('unexpectedAnswer', { status: 200 })
      }
      return 'unreadable'
    },
  }
}

/** One of the three forms that the API takes: UTC without a zone. */
const timeOf = (time: number) => new Date(time).toISOString().slice(0, 19)

const codeOf = ({ body }: HttpAnswer) => refusalSchema.safeParse(body).data?.error.code

function refusalOf(answer: HttpAnswer): ConnectorError {
  const { status } = answer
  const { code, message = '' } = refusalSchema.safeParse(answer.body).data?.error ?? {}
  if (SWITCHED_OFF.includes(code ?? '') || NEVER_AUDITED.test(message))
    return new ConnectorError('missingScope', { status, code: NOT_SWITCHED_ON })
  // Where there is no number, the code is a sentence with ids in it.
  const number = /^AF\d+$/.exec(code ?? '')?.[0]
  return new ConnectorError(reasonOf(status, number), { status, code: number })
}

function reasonOf(status: number, code: string | undefined): ConnectorErrorReason {
  if (code === 'AF10001') return 'missingScope'
  if (status === 401) return 'unauthorized'
  return 'unexpectedAnswer'
}
