import { Hono } from 'hono'
import { createAdmin } from './admin/admin.ts'
import { createStories } from './admin/admin-stories.ts'
import { createAuthorizationCodes } from './sign-in/authorization-codes.ts'
import { createExchangeScript } from './exchange/exchange-script.ts'
import { createExchange } from './exchange/exchange.ts'
import { createGraph } from './graph/graph.ts'
import { createManage } from './manage/manage.ts'
import { createLogin } from './sign-in/login.ts'
import type { SignOnParts } from './sign-in/sign-on.ts'
import { createPartnerCenter } from './partner/partner-center.ts'
import { createPartnerPages } from './partner/partner-pages.ts'
import { type Partners, partnersOf } from './partner/partners.ts'
import type { Tenants } from './tenant/tenants.ts'

/**
 * A pretend Microsoft 365: the token service under `/login`, Graph under `/graph`, the
 * admin interface of Exchange under `/exchange`, the Management Activity API under `/manage`, the interface for partners under
 * `/partnercenter`, where customers approve partners under `/admin-center`, and pages to change people by
 * hand and to play stories under `/admin`. `client` is the one app registration there is. `clock.now` is in milliseconds since 1970.
 * `baseUrl` is where callers reach the sandbox, for the links in its answers; without it the address of the
 * request is taken, which a proxy in between may have changed. `signOn` says whose people may sign in, and where to
 * they and administrators who consent are sent back.
 *
 * A tenant with a domain that begins with `throttled.` answers every third Graph request with 429, `down.` each
 * with 503, `html.` each with a page, `no-permission.` each with 403, `consent-missing.` gives no token before an
 * administrator has consented, `slow-consent.` none until a minute after that, and in `few-permissions.` a consent gives
 * little. The app has no role in the Exchange of `exchange-not-connected.` before an administrator has run a script.
 */
export function createMicrosoft365Sandbox(parts: {
  tenants: Tenants
  clock: { now: () => number }
  baseUrl?: string | undefined
  client: { id: string; secret: string }
  signOn?: SignOnParts['signOn']
  /** The tenants whose people look after those of others; nobody does unless said otherwise. */
  partners?: Partners
}) {
  const { tenants, clock, client, signOn, partners = partnersOf([]) } = parts
  const baseUrl = parts.baseUrl?.replace(/\/$/, '')
  const codes = createAuthorizationCodes(clock)
  const address = (path: string) => (baseUrl === undefined ? undefined : () => `${baseUrl}/${path}`)
  return new Hono()
    .route(
      '/login',
      createLogin({ tenants, clock, client, signOn, codes, partners, address: address('login') }),
    )
    .route('/graph', createGraph({ tenants, clock, client, partners, address: address('graph') }))
    .route('/exchange', createExchange({ tenants, clock, client, address: address('exchange') }))
    .route('/manage', createManage({ tenants, clock, client, address: address('manage') }))
    .route('/partnercenter', createPartnerCenter({ tenants, partners, clock, client }))
    .route('/admin-center', createPartnerPages({ tenants, partners, clock }))
    .route(
      '/admin',
      createAdmin({ tenants, clock })
        .route('/', createStories({ tenants, clock }))
        .route('/', createExchangeScript({ tenants, clock, client, codes })),
    )
}
