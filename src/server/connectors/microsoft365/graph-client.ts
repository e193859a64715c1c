import { z } from 'zod'
import { ConnectorError, type ConnectorErrorReason, NOT_LICENSED } from '../connector-error.ts'
import { type AccessTokens, createAccessTokens, type TokenParts } from './access-tokens.ts'
import { type HttpAnswer, type HttpParts, isLater, laterReason } from '../http.ts'
import { isLicenseRefusal } from './license-refusal.ts'
import { liesBelow } from './lies-below.ts'
import { graphLimits, onceLimits } from './limits.ts'
import { rolesIn } from './roles-in-token.ts'
import { backoff, readRetryAfter } from '../retry-wait.ts'
import { sendWithToken, type TokenRequest } from './send-with-token.ts'

const refusalSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string().optional().catch(undefined),
    /** Has the reason of some refusals, while the outer message says that there is one. */
    innerError: z.object({ message: z.string().optional() }).optional().catch(undefined),
  }),
})
const batchAnswer = z.object({
  responses: z.array(
    z.object({
      id: z.string(),
      status: z.number(),
      headers: z.record(z.string(), z.string()).optional(),
      body: z.unknown().optional(),
    }),
  ),
})

/** Clouds whose Graph is a resource of its own name. https://learn.microsoft.com/graph/deployments */
const NATIONAL_GRAPHS = [
  'https://graph.microsoft.us',
  'https://dod-graph.microsoft.us',
  'https://microsoftgraph.chinacloudapi.cn',
]

export type GraphVersion = 'v1.0' | 'beta'

export interface GraphClientParts extends TokenParts {
  hosts: { login: string; graph: string }
}

/** What became of one of several requests. */
type GraphAnswer = { body: unknown } | { error: ConnectorError }

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
  /**
   * Reads addresses below one version, twenty at a time. Gives for each, in their order, what was answered, or why it
   * was not; throws a `ConnectorError` only where nothing could be asked at all.
   */
  readMany: (tenantId: string, version: GraphVersion, addresses: readonly string[]) => Promise<GraphAnswer[]>
  /** Asks by POST what is too long for an address, and parses the answer. Throws a `ConnectorError`. */
  query: <T>(tenantId: string, address: string, body: unknown, schema: z.ZodType<T>) => Promise<T>
  /** Sends a change. Throws a `ConnectorError`. */
  change: (
    tenantId: string,
    version: GraphVersion,
    method: 'PATCH' | 'POST' | 'PUT',
    address: string,
    body: unknown,
  ) => Promise<void>
  /**
   * Sends a change that must not arrive twice, and gives what was answered. Throws a `ConnectorError`; one without a status below
   * 500 does not say whether it arrived.
   */
  changeOnce: (
    tenantId: string,
    version: GraphVersion,
    method: 'DELETE' | 'PATCH' | 'POST',
    address: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<unknown>
  /** The application permissions that a tenant grants us right now. Throws a `ConnectorError`. */
  permissions: (tenantId: string) => Promise<string[]>
  /** True when an address lies on the configured Graph: no other place is ever shown a token. */
  isOurs: (address: string) => boolean
}

/** Asks as the app, unless other tokens are given for the resource. */
export function createGraphClient(
  parts: GraphClientParts,
  tokensFor: (resource: string) => AccessTokens = (resource) => createAccessTokens(parts, resource),
): GraphClient {
  const { graph } = parts.hosts
  const rootOf = (version: GraphVersion) => `${graph}/${version}`
  const tokens = tokensFor(NATIONAL_GRAPHS.includes(graph) ? graph : 'https://graph.microsoft.com')
  const isOurs = (address: string) => liesBelow(rootOf('v1.0'), address) || liesBelow(rootOf('beta'), address)
  const ask = (tenantId: string, request: TokenRequest) => sendWithToken(parts, tokens, tenantId, request)

  /** A batch is answered with 200 whatever became of its requests: those that are to come later are asked again. */
  async function readBatch(tenantId: string, version: GraphVersion, addresses: readonly string[]) {
    const answers = new Map<string, HttpAnswer>()
    let open = addresses.map((url, index) => ({ id: String(index), method: 'GET', url }))
    for (let attempt = 1; open.length > 0; attempt += 1) {
      const answer = await ask(tenantId, {
        url: `${rootOf(version)}/$batch`,
        method: 'POST',
        body: { requests: open },
      })
      if (answer.status !== 200) throw refusalOf(answer)
      const parsed = batchAnswer.safeParse(answer.body)
      if (!parsed.success) throw unexpected(answer, parsed.error)
      for (const { id, status, headers, body } of parsed.data.responses)
        answers.set(id, { status, headers: new Headers(headers), body })
      const wait = longestWait(
        parts,
        [...answers.values()].filter(({ status }) => isLater(status)),
        attempt,
      )
      open = open.filter(({ id }) => isLater(answers.get(id)?.status ?? 0))
      if (open.length === 0 || attempt === graphLimits.attempts || wait > graphLimits.longestWait) break
      await parts.sleep(wait)
    }
    return addresses.map((_, index): GraphAnswer => {
      const answer = answers.get(String(index))
      if (!answer) return { error: new ConnectorError('unexpectedAnswer', { code: 'missingAnswer' }) }
      return answer.status === 200 ? { body: answer.body } : { error: refusalOf(answer) }
    })
  }

  return {
    isOurs,
    permissions: async (tenantId) => rolesIn(await tokens.renew(tenantId)),
    async read(tenantId, address, schema, headers = {}) {
      const url = address.startsWith('/') ? `${rootOf('v1.0')}${address}` : address
      if (!isOurs(url)) throw new ConnectorError('unexpectedAnswer', { code: 'foreignLink' })
      const answer = await ask(tenantId, { url, headers })
      if (answer.status !== 200) throw refusalOf(answer)
      const parsed = schema.safeParse(answer.body)
      if (parsed.success) return parsed.data
      throw unexpected(answer, parsed.error)
    },
    async query(tenantId, address, body, schema) {
      const answer = await ask(tenantId, { url: `${rootOf('v1.0')}${address}`, method: 'POST', body })
      if (answer.status !== 200) throw refusalOf(answer)
      const parsed = schema.safeParse(answer.body)
      if (parsed.success) return parsed.data
      throw unexpected(answer, parsed.error)
    },
    async readMany(tenantId, version, addresses) {
      const read: GraphAnswer[] = []
      for (let from = 0; from < addresses.length; from += graphLimits.batch)
        read.push(...(await readBatch(tenantId, version, addresses.slice(from, from + graphLimits.batch))))
      return read
    },
    async change(tenantId, version, method, address, body) {
      const answer = await ask(tenantId, { url: `${rootOf(version)}${address}`, method, body })
      if (answer.status !== 200 && answer.status !== 204) throw refusalOf(answer)
    },
    async changeOnce(tenantId, version, method, address, body, headers = {}) {
      const request = { url: `${rootOf(version)}${address}`, method, body, headers }
      const answer = await sendWithToken(parts, tokens, tenantId, request, onceLimits)
      if (![200, 201, 204].includes(answer.status)) throw refusalOf(answer)
      return answer.body
    },
  }
}

const longestWait = ({ clock, random }: HttpParts, answers: readonly HttpAnswer[], attempt: number) =>
  Math.max(
    0,
    ...answers.map(
      ({ headers }) =>
        readRetryAfter(headers.get('Retry-After'), clock.now()) ??
        backoff(graphLimits.backoff, attempt, random),
    ),
  )

const unexpected = ({ status, headers }: HttpAnswer, cause: unknown) =>
  new ConnectorError('unexpectedAnswer', {
    status,
    requestId: headers.get('request-id') ?? undefined,
    cause,
  })

/** A page or delta token that is no longer known: codes seen besides status 410. */
const STALE = ['resyncrequired', 'syncstatenotfound', 'syncstateinvalid', 'directory_expiredpagetoken']

/** https://learn.microsoft.com/graph/errors */
function refusalOf({ status, headers, body }: HttpAnswer): ConnectorError {
  const { code: given, message, innerError } = refusalSchema.safeParse(body).data?.error ?? {}
  const code = isLicenseRefusal(status, given, message) ? NOT_LICENSED : given
  const requestId = headers.get('request-id') ?? undefined
  const words = innerError?.message ?? message
  return new ConnectorError(reasonOf(status, code), { status, code, requestId, words })
}

function reasonOf(status: number, code: string | undefined): ConnectorErrorReason {
  if (status === 410 || STALE.includes(code?.toLowerCase() ?? '')) return 'resyncRequired'
  if (status === 401) return 'unauthorized'
  // Inside a batch the last "later" comes as it is.
  if (isLater(status)) return laterReason(status)
  // A proxy in between can answer these too, without Graph's envelope.
  if (code === undefined) return 'unexpectedAnswer'
  if (status === 403) return 'missingScope'
  if (status === 404) return 'notFound'
  return 'unexpectedAnswer'
}
