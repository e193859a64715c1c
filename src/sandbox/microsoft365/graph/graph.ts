import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { readToken } from '../sign-in/access-tokens.ts'
import { noteWrite } from './audited-changes.ts'
import { answerBatch } from './batch.ts'
import { answerConditionalAccess } from './conditional-access/conditional-access.ts'
import { answerAuditLogs } from './directory-audits.ts'
import {
  answerDirectoryObjects,
  answerGroupChanges,
  answerGroupMembers,
  changeGroupMembers,
  isReadByIds,
} from './directory-objects.ts'
import { type GraphAnswer, GraphRefusal, type GraphRequest } from './graph-request.ts'
import { answerIntune } from './intune/intune.ts'
import { isItem } from '../is-item.ts'
import { answerMfaRequirements } from './mfa-requirements.ts'
import { changeOrganization } from './organization-contacts.ts'
import { answerAppGrants } from '../partner/app-grants.ts'
import { answerPartner } from '../partner/graph-partner.ts'
import { type Partners, partnersOf } from '../partner/partners.ts'
import { isProvoked } from '../tenant/provoked.ts'
import { answerScores } from './risk-resources.ts'
import { answerSecurityActs, revokeSessions } from './security-acts.ts'
import { answerSecurityFeeds } from './security-feeds.ts'
import { answerSettings, GLOBAL_ADMINISTRATOR, MICROSOFT_GRAPH } from './settings-resources.ts'
import type { Tenants } from '../tenant/tenants.ts'
import { answerDomains, answerOrganization, answerSubscribedSkus } from './tenant-resources.ts'
import { answerUsers } from './users.ts'

export const GRAPH = 'https://graph.microsoft.com'

/** In seconds, as the header says it. */
const RETRY_AFTER = 5
const THROTTLED_REQUEST = 3

export interface GraphParts {
  tenants: Tenants
  clock: { now: () => number }
  client: { id: string; secret: string }
  partners?: Partners
  /** Where callers reach Graph, without the version. Without it, where this request came in. */
  address: ((c: Context) => string) | undefined
}

/** Microsoft Graph, as far as it is pretended; v1.0 and beta answer the same. */
export function createGraph(parts: GraphParts) {
  return new Hono().all('/:version{v1\\.0|beta}/*', async (c) => {
    const version = c.req.param('version')
    const address = parts.address?.(c) ?? addressOf(c)
    const ids = { 'request-id': randomUUID(), 'client-request-id': c.req.header('client-request-id') ?? '' }
    ids['client-request-id'] ||= ids['request-id']
    const now = parts.clock.now()
    const answer = await attempt(() => answerRequest(c, parts, address, version))
    const { status, headers = {}, body } = finish(answer, ids, now)
    const all = { ...headers, ...ids, 'x-ms-ags-diagnostic': DIAGNOSTIC }
    if (body === undefined) return new Response(null, { status, headers: all })
    if (body === PROXY_PAGE)
      return new Response(PROXY_PAGE, { status, headers: { ...ids, 'Content-Type': 'text/html' } })
    return new Response(JSON.stringify(body), { status, headers: { ...all, 'Content-Type': CONTENT_TYPE } })
  })
}

/** What something in between may say in the place of Graph. */
const PROXY_PAGE = '<!doctype html><title>Signed out</title><p>Your session at the gateway has ended.</p>'

const CONTENT_TYPE = 'application/json;odata.metadata=minimal;charset=utf-8'

const DIAGNOSTIC = JSON.stringify({
  ServerInfo: { DataCenter: 'Sandbox', Slice: 'E', Ring: '1', ScaleUnit: '000', RoleInstance: 'SANDBOX000' },
})

const addressOf = (c: Context) => c.req.url.replace(/\/(v1\.0|beta)\/.*$/s, '')

async function answerRequest(
  c: Context,
  { tenants, clock, client, partners = partnersOf([]) }: GraphParts,
  address: string,
  version: string,
) {
  const token = readBearer(c, client.secret, clock.now())
  const tenant = tenants.get(token.tid)
  if (!tenant) throw invalidToken('The tenant of the token is not known.')
  const common = {
    tenant,
    roles: token.roles,
    person: token.person,
    appId: token.appid,
    root: `${address}/${version}`,
    now: clock.now(),
  }
  const url = new URL(c.req.url)
  const request = {
    ...common,
    method: c.req.method,
    url: `${url.pathname.slice(url.pathname.indexOf(`/${version}/`) + version.length + 1)}${url.search}`,
    headers: c.req.raw.headers,
    body: await readBody(c),
  }
  const asPerson = (asked: GraphRequest) =>
    answerPartner(asked, { partner: partners.get(asked.tenant.tenantId), tenants }) ??
    answerAppGrants(asked, client.id)
  if (request.url === '/$batch' && request.method === 'POST') {
    const ids = { 'request-id': randomUUID(), 'client-request-id': randomUUID() }
    return answerBatch(request.body, (step) =>
      finish(
        attemptNow(() => answerOne({ ...common, ...step }, asPerson)),
        ids,
        common.now,
      ),
    )
  }
  return answerOne(request, asPerson)
}

function answerOne(
  { url, ...rest }: Omit<GraphRequest, 'path' | 'query'> & { url: string },
  asPerson: (request: GraphRequest) => GraphAnswer | undefined,
): GraphAnswer {
  const [pathname, search] = splitAtQuery(url)
  const path = pathname.split('/').filter(Boolean).map(decodePart)
  const request = { ...rest, path, query: new URLSearchParams(search) }
  failOnPurpose(request)
  if (isProvoked(request.tenant, 'html')) return { status: 200, body: PROXY_PAGE }
  const resource = path[0] ?? ''
  const answer =
    asPerson(request) ?? (Object.hasOwn(RESOURCES, resource) ? RESOURCES[resource]?.(request) : undefined)
  if (!answer)
    throw new GraphRefusal(400, 'BadRequest', `Resource not found for the segment '${path.at(-1)}'.`)
  noteWrite(request, answer)
  return answer
}

const RESOURCES: Record<string, (request: GraphRequest) => GraphAnswer | undefined> = {
  organization: (request) => changeOrganization(request) ?? answerOrganization(request),
  domains: answerDomains,
  users: (request) => revokeSessions(request) ?? answerMfaRequirements(request) ?? answerUsers(request),
  subscribedSkus: answerSubscribedSkus,
  [`directoryRoles(roleTemplateId='${GLOBAL_ADMINISTRATOR}')`]: answerSettings,
  [`servicePrincipals(appId='${MICROSOFT_GRAPH}')`]: answerSettings,
  security: (request) => answerScores(request) ?? answerSecurityActs(request) ?? answerSecurityFeeds(request),
  identityProtection: (request) => answerSecurityActs(request) ?? answerSecurityFeeds(request),
  admin: (request) => answerSecurityFeeds(request) ?? answerSettings(request),
  auditLogs: (request) => answerSecurityFeeds(request) ?? answerAuditLogs(request),
  deviceManagement: (request) => answerIntune(request) ?? answerSettings(request),
  deviceAppManagement: answerIntune,
  directory: answerSettings,
  directoryObjects: answerDirectoryObjects,
  groupSettings: answerSettings,
  groups: (request) =>
    answerGroupChanges(request) ??
    changeGroupMembers(request) ??
    answerGroupMembers(request) ??
    answerSettings(request),
  applications: answerSettings,
  devices: answerSettings,
  identityGovernance: answerSettings,
  reports: answerSettings,
  roleManagement: answerSettings,
  servicePrincipals: answerSettings,
  identity: (request) => answerConditionalAccess(request) ?? answerSettings(request),
  policies: (request) => answerConditionalAccess(request) ?? answerSettings(request),
}

/** https://learn.microsoft.com/graph/throttling */
function failOnPurpose(request: GraphRequest): void {
  const { tenant, method } = request
  tenant.requests += 1
  if (isProvoked(tenant, 'down')) {
    throw new GraphRefusal(503, 'ServiceUnavailable', 'The service is temporarily unavailable.')
  }
  if (isProvoked(tenant, 'no-changes') && method !== 'GET' && !isReadByIds(request)) {
    throw new GraphRefusal(
      403,
      'Authorization_RequestDenied',
      'Insufficient privileges to complete the operation.',
    )
  }
  if (isProvoked(tenant, 'throttled') && tenant.requests % THROTTLED_REQUEST === 0) {
    throw new GraphRefusal(429, 'TooManyRequests', 'Too many requests.', {
      'Retry-After': String(RETRY_AFTER),
    })
  }
}

function readBearer(c: Context, key: string, now: number) {
  const [scheme, text] = (c.req.header('Authorization') ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || !text) throw invalidToken('Access token is empty.')
  const token = readToken(key, text)
  if (!token) throw invalidToken('Access token validation failure. Invalid signature or format.')
  if (token.aud !== GRAPH) throw invalidToken('Access token validation failure. Invalid audience.')
  if (token.exp * 1000 <= now) throw invalidToken('Lifetime validation failed, the token is expired.')
  return token
}

const invalidToken = (message: string) =>
  new GraphRefusal(401, 'InvalidAuthenticationToken', message, {
    'WWW-Authenticate': 'Bearer realm="", error="invalid_token"',
  })

async function readBody(c: Context): Promise<unknown> {
  const text = await c.req.text()
  if (text === '') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new GraphRefusal(400, 'BadRequest', 'Unable to read JSON request payload.')
  }
}

async function attempt(work: () => Promise<GraphAnswer>): Promise<GraphAnswer> {
  try {
    return await work()
  } catch (error) {
    return refused(error)
  }
}

function attemptNow(work: () => GraphAnswer): GraphAnswer {
  try {
    return work()
  } catch (error) {
    return refused(error)
  }
}

function refused(error: unknown): GraphAnswer {
  if (!(error instanceof GraphRefusal)) throw error
  const { status, headers, code, message } = error
  return { status, headers, body: { error: { code, message } } }
}

/** Errors carry when and under which id they happened. */
function finish(answer: GraphAnswer, ids: Record<string, string>, now: number): GraphAnswer {
  const error = isItem(answer.body) ? answer.body['error'] : undefined
  if (!isItem(error)) return answer
  const date = new Date(now).toISOString().replace(/\.\d+Z/, '')
  return { ...answer, body: { error: { ...error, innerError: { date, ...ids } } } }
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new GraphRefusal(400, 'BadRequest', 'Malformed address.')
  }
}

function splitAtQuery(url: string): [string, string] {
  const start = url.indexOf('?')
  return start === -1 ? [url, ''] : [url.slice(0, start), url.slice(start + 1)]
}
