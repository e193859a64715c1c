import type { Tenant } from './state.ts'

const PREFIXES = [
  'throttled',
  'consent-missing',
  'slow-consent',
  'no-permission',
  'few-permissions',
  'down',
] as const

/** A failure that a person asked for by giving the tenant a domain such as `throttled.contoso.example`. */
export const isProvoked = (tenant: Tenant, failure: (typeof PREFIXES)[number]): boolean =>
  tenant.domains.some(({ id }) => id.toLowerCase().startsWith(`${failure}.`))
