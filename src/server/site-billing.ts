import { pricesIn } from '#shared/domain/billing/price-list.ts'
import { createBillingSandbox } from '#sandbox/billing/billing.sandbox.ts'
import { createHttpPortal } from './billing/http-portal.ts'
import type { BillingPortal } from './billing/billing-portal.ts'
import type { Configuration } from './platform/configuration.ts'

const SANDBOX_PATH = '/sandbox/billing'
/** Where the pages of the pretend portal are, which are shown in a frame. */
export const PORTAL_PATH = `${SANDBOX_PATH}/portal`

/** What the pretend portal is asked and signs with. */
export const SANDBOX = { key: 'sandbox-only', secret: 'sandbox-only-billing' }

/** The portal that the settings name; undefined where they name none. */
export function configuredPortal({
  BILLING_URL: url,
  BILLING_KEY: key,
  BILLING_WEBHOOK_SECRET: secret,
  BILLING_PORTAL_ORIGIN: origin,
}: Configuration): BillingPortal | undefined {
  if (url === undefined || key === undefined || secret === undefined || origin === undefined) return undefined
  return createHttpPortal({ url, key, secret, origin, fetch })
}

/** The pretend portal of the test site. `answer` is asked for what the portal tells. */
export function pretendPortal(
  publicUrl: string,
  now: () => number,
  { BILLING_PRICES }: Configuration,
  answer: (request: Request) => Response | Promise<Response>,
) {
  const baseUrl = `${publicUrl}${SANDBOX_PATH}`
  const routes = createBillingSandbox({
    ...SANDBOX,
    clock: { now },
    baseUrl,
    prices: pricesIn(BILLING_PRICES),
    tell: async (body, signature) => {
      const headers = { 'content-type': 'application/json', 'billing-signature': signature }
      const request = new Request(`${publicUrl}/api/tools/billing/event`, { method: 'POST', headers, body })
      return (await answer(request)).status
    },
  })
  const portal = createHttpPortal({
    ...SANDBOX,
    url: baseUrl,
    origin: new URL(publicUrl).origin,
    // The public address may not be reachable from the server itself.
    fetch: async (input: string | URL | Request, init?: RequestInit) => {
      const request = new Request(input, init)
      return routes.request(request.url.slice(baseUrl.length), request)
    },
  })
  return { path: SANDBOX_PATH, routes, portal }
}
