import type { ConsentPage } from '#shared/domain/integrations/consent-page.ts'
import { openCookieBrowser } from './cookie-browser.ts'
import type { Fetch } from '../test-device.ts'

/** What the vendor's pages send back, as the app hands it in. */
export interface ConsentAnswer {
  state: string
  tenant?: string
  error?: string
  code?: string
}

/** What an administrator does on the pretend vendor's pages: decides, and having accepted signs in. */
export async function giveConsent(
  fetch: Fetch,
  page: ConsentPage,
  tenantId: string,
  decision: 'accept' | 'cancel' = 'accept',
): Promise<ConsentAnswer> {
  const browser = openCookieBrowser(fetch)
  const decided = await browser.fetch(belowSite(page.url), {
    method: 'POST',
    body: new URLSearchParams({ account: tenantId, decision }),
  })
  const answer = answerIn(decided, page)
  if (answer.error !== undefined) return answer
  return { ...answer, ...answerIn(await browser.fetch(belowSite(page.signInUrl), {}), page) }
}

/** The sign-in alone, of a tenant's administrator who has consented to nothing now. */
export async function signInAtTenant(
  fetch: Fetch,
  page: ConsentPage,
  tenantId: string,
): Promise<ConsentAnswer> {
  const browser = openCookieBrowser(fetch)
  browser.cookies.set('ESTSAUTH', tenantId)
  return answerIn(await browser.fetch(belowSite(page.signInUrl), {}), page)
}

function belowSite(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** The vendor sends nobody anywhere but to the app, with its own state. */
function answerIn(response: Response, { state }: ConsentPage): ConsentAnswer {
  const back = new URL(response.headers.get('location') ?? 'nowhere:')
  if (back.pathname !== '/cb-integrations' || back.searchParams.get('state') !== state)
    throw new Error(`The vendor's page leads to ${back.href}: ${response.status}`)
  const { tenant, error, code } = Object.fromEntries(back.searchParams)
  return {
    state,
    ...(tenant === undefined ? {} : { tenant }),
    ...(error === undefined ? {} : { error }),
    ...(code === undefined ? {} : { code }),
  }
}
