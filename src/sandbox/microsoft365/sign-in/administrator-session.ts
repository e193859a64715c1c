import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { administratorAccount } from './administrators.ts'
import type { Account } from './sign-in-page.ts'
import type { Tenants } from '../tenant/tenants.ts'

const COOKIE = 'ESTSAUTH'

/** Who has consented stays signed in at the token service, so that the next page does not ask who they are. */
export function keepSignedIn(c: Context, tenantId: string, path: string): void {
  setCookie(c, COOKIE, tenantId, { path, httpOnly: true, sameSite: 'Lax' })
}

export function signedInAdministrator(c: Context, tenants: Tenants): Account | undefined {
  const tenant = tenants.get(getCookie(c, COOKIE) ?? '')
  return tenant && administratorAccount(tenant)
}
