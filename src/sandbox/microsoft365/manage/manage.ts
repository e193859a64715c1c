import { type Context, Hono } from 'hono'
import { isAuditing } from '../feeds/auditing.ts'
import { CONTENT_TYPES, isExpired } from '../feeds/content-blobs.ts'
import { writeDue } from '../feeds/pending.ts'
import { readToken } from '../sign-in/access-tokens.ts'
import { ManageRefusal, manageRefusals as refusals } from './manage-refusal.ts'
import { listContent } from './list-content.ts'
import { isProvoked } from '../tenant/provoked.ts'
import type { Tenant } from '../tenant/state.ts'
import type { Tenants } from '../tenant/tenants.ts'

export const MANAGE = 'https://manage.office.com'

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const NOBODY = '00000000-0000-0000-0000-000000000000'
const RETRY_AFTER = 5
const THROTTLED_REQUEST = 3

export interface ManageParts {
  tenants: Tenants
  clock: { now: () => number }
  client: { id: string; secret: string }
  /** Where callers reach it. Without it, where this request came in. */
  address: ((c: Context) => string) | undefined
}

/** The Office 365 Management Activity API, in which the unified audit log is fetched. */
export function createManage(parts: ManageParts) {
  return new Hono().all('/api/v1.0/:tenant/activity/feed/*', async (c) => {
    const now = parts.clock.now()
    const token = readBearer(c, parts.client.secret, now)
    const tenant = token && parts.tenants.get(token.tid)
    if (!token || !tenant) return c.json({ Message: 'Authorization has been denied for this request.' }, 401)
    try {
      failOnPurpose(tenant, c)
      if (isProvoked(tenant, 'html'))
        return c.html('<!doctype html><title>Signed out</title><p>Your session at the gateway has ended.</p>')
      requireOwn(c.req.param('tenant'), tenant)
      if (!token.roles.includes('ActivityFeed.Read')) throw refusals.permission(token.roles)
      writeDue(tenant, now)
      const root = `${parts.address?.(c) ?? c.req.url.replace(/\/api\/v1\.0\/.*$/s, '')}/api/v1.0/${tenant.tenantId}/activity/feed`
      return answer({ c, tenant, now, root, roles: token.roles })
    } catch (error) {
      if (!(error instanceof ManageRefusal)) throw error
      const headers = error.status === 429 ? { 'Retry-After': String(RETRY_AFTER) } : {}
      return c.json({ error: { code: error.code, message: error.message } }, error.status, headers)
    }
  })
}

interface ManageRequest {
  c: Context
  tenant: Tenant
  now: number
  /** Address below which the operations are. */
  root: string
  roles: readonly string[]
}

function answer(request: ManageRequest): Response {
  const { c, tenant } = request
  const operation = `${c.req.method} ${c.req.path.replace(/^.*\/activity\/feed\//, '')}`
  const [, contentId] = /^GET audit\/(.+)$/.exec(operation) ?? []
  if (contentId !== undefined) return fetchContent(request, decodeURIComponent(contentId))
  switch (operation) {
    case 'POST subscriptions/start':
      return start(request)
    case 'POST subscriptions/stop':
      tenant.feeds.subscriptions.delete(contentTypeOf(request))
      return c.body(null, 200)
    case 'GET subscriptions/list':
      return c.json(
        [...tenant.feeds.subscriptions].map(([type, { isEnabled }]) => subscription(type, isEnabled)),
      )
    case 'GET subscriptions/content': {
      const contentType = contentTypeOf(request)
      const { startedAt } = subscribed(request, contentType)
      return listContent({ ...request, contentType, startedAt })
    }
    default:
      return c.json(
        { Message: `No HTTP resource was found that matches the request URI '${c.req.url}'.` },
        404,
      )
  }
}

function start(request: ManageRequest): Response {
  const { c, tenant, now } = request
  const contentType = contentTypeOf(request)
  if (!isAuditing(tenant)) throw refusals.notAudited(tenant.tenantId, contentType)
  const known = tenant.feeds.subscriptions.get(contentType)
  if (known?.isEnabled === false) throw refusals.disabled()
  if (known) throw refusals.unchanged()
  tenant.feeds.subscriptions.set(contentType, { startedAt: now, isEnabled: true })
  return c.json(subscription(contentType, true))
}

const subscription = (contentType: string, isEnabled: boolean) => ({
  contentType,
  status: isEnabled ? 'enabled' : 'disabled',
  webhook: null,
})

function contentTypeOf({ c, roles }: ManageRequest): string {
  const asked = c.req.query('contentType')
  if (asked === undefined) throw refusals.missing('contentType')
  const contentType = CONTENT_TYPES.find((each) => each.toLowerCase() === asked.toLowerCase())
  if (contentType === undefined) throw refusals.contentType()
  if (contentType === 'DLP.All' && !roles.includes('ActivityFeed.ReadDlp')) throw refusals.permission(roles)
  return contentType
}

function subscribed({ tenant }: ManageRequest, contentType: string) {
  const found = tenant.feeds.subscriptions.get(contentType)
  if (!found) throw refusals.noSubscription()
  if (!found.isEnabled) throw refusals.disabled()
  return found
}

function fetchContent(request: ManageRequest, contentId: string): Response {
  const { c, tenant, now } = request
  const blob = tenant.feeds.blobs.find((each) => each.contentId === contentId)
  if (!blob) throw refusals.noContent(contentId)
  if (isExpired(blob, now)) throw refusals.expired(contentId)
  subscribed(request, blob.contentType)
  return c.json(blob.records)
}

function requireOwn(asked: string, { tenantId }: Tenant): void {
  if (!GUID.test(asked)) throw refusals.notAGuid(asked)
  if (asked.toLowerCase() !== tenantId.toLowerCase()) throw refusals.otherTenant(asked, tenantId)
}

function failOnPurpose(tenant: Tenant, c: Context): void {
  tenant.requests += 1
  if (isProvoked(tenant, 'down')) throw refusals.down()
  if (isProvoked(tenant, 'throttled') && tenant.requests % THROTTLED_REQUEST === 0)
    throw refusals.tooMany(c.req.method, c.req.query('PublisherIdentifier') ?? NOBODY)
}

function readBearer(c: Context, key: string, now: number) {
  const [scheme, text] = (c.req.header('Authorization') ?? '').split(' ')
  const token = scheme?.toLowerCase() === 'bearer' && text ? readToken(key, text) : undefined
  return token?.aud === MANAGE && token.exp * 1000 > now ? token : undefined
}
