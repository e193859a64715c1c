import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { isItem } from '../is-item.ts'
import { readToken } from '../sign-in/access-tokens.ts'
import { isProvoked } from '../tenant/provoked.ts'
import type { Tenants } from '../tenant/tenants.ts'
import { PARTNER_CENTER } from './delegated-tokens.ts'
import { type Partners, rolesAt } from './partners.ts'
import { APPLICATION_ADMINISTRATOR, CLOUD_APPLICATION_ADMINISTRATOR, GLOBAL_ADMINISTRATOR } from './roles.ts'

const MAY_CONSENT = [APPLICATION_ADMINISTRATOR, CLOUD_APPLICATION_ADMINISTRATOR, GLOBAL_ADMINISTRATOR]
const THROTTLED_REQUEST = 3
const RETRY_AFTER = '5'
/** Its answers may begin so. */
const BYTE_ORDER_MARK = '\uFEFF'

export interface PartnerCenterParts {
  tenants: Tenants
  partners: Partners
  clock: { now: () => number }
  client: { id: string; secret: string }
}

/**
 * The interface for partners, of which consents in the tenants of customers are here.
 * https://learn.microsoft.com/partner-center/developer/control-panel-vendor-apis
 */
export function createPartnerCenter({ tenants, partners, clock, client }: PartnerCenterParts) {
  const asking = (c: Context) => {
    const token = readToken(client.secret, (c.req.header('Authorization') ?? '').replace(/^Bearer /i, ''))
    const isGood = token?.aud === PARTNER_CENTER && token.person && token.exp * 1000 > clock.now()
    const partner = isGood ? partners.get(token.tid) : undefined
    const tenant = partner && tenants.get(partner.tenantId)
    return { person: token?.person, partner, tenant }
  }
  return new Hono().post('/v1/customers/:customer/applicationconsents', async (c) => {
    const { person, partner, tenant } = asking(c)
    if (!person || !partner || !tenant) return refuse(c, 401, 1000, 'Authentication has failed.')
    partner.requests += 1
    if (isProvoked(tenant, 'down')) return refuse(c, 503, 3000, 'The service is unavailable.')
    if (isProvoked(tenant, 'throttled') && partner.requests % THROTTLED_REQUEST === 0) {
      c.header('Retry-After', RETRY_AFTER)
      return refuse(c, 429, 4290, 'Too many requests.')
    }
    const customer = tenants.get(c.req.param('customer'))
    if (!customer) return refuse(c, 404, 2002, 'The customer was not found.')
    const roles = rolesAt(partner, person.id, customer.tenantId, clock.now())
    if (!roles.some((id) => MAY_CONSENT.includes(id)))
      return refuse(c, 403, 2004, 'The user does not have the roles that are needed.')
    const body: unknown = await c.req.json().catch(() => undefined)
    const scopes = scopesIn(body)
    if (!isItem(body) || body['applicationId'] !== client.id || scopes.length === 0)
      return refuse(c, 400, 2000, 'The consent is invalid.')
    const known = partner.consents.get(customer.tenantId)
    if (known) return refuse(c, 409, 2003, 'Permission entry already exists.')
    partner.consents.set(customer.tenantId, new Set(scopes))
    customer.consentedRoles ??= []
    customer.consentedAt ??= clock.now()
    return answer(c, 201, {
      applicationId: client.id,
      displayName: 'Castellan',
      applicationGrants: body['applicationGrants'],
    })
  })
}

function scopesIn(body: unknown): string[] {
  const grants = isItem(body) ? body['applicationGrants'] : undefined
  return (Array.isArray(grants) ? grants : []).flatMap((each) =>
    isItem(each) && typeof each['scope'] === 'string' ? each['scope'].split(',') : [],
  )
}

const refuse = (
  c: Context,
  status: 400 | 401 | 403 | 404 | 409 | 429 | 503,
  code: number,
  description: string,
) => answer(c, status, { code, description, data: [], source: 'PartnerFD' })

function answer(c: Context, status: 201 | 400 | 401 | 403 | 404 | 409 | 429 | 503, body: object) {
  c.header('MS-CorrelationId', randomUUID())
  c.header('MS-RequestId', c.req.header('MS-RequestId') ?? randomUUID())
  return c.body(BYTE_ORDER_MARK + JSON.stringify(body), status, {
    'Content-Type': 'application/json; charset=utf-8',
  })
}
