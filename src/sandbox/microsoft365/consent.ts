import { isProvoked } from './provoked.ts'
import { REQUESTED_ROLES, type Tenant } from './state.ts'

/** Milliseconds after which the token service has heard of a consent in a tenant that is slow to. */
const LAG = 60_000
/** What an administrator leaves the app where the tenant keeps most to itself. */
const FEW = ['Directory.Read.All', 'Organization.Read.All', 'Policy.Read.All']

/** An administrator has accepted what the app asks for. */
export function accept(tenant: Tenant, now: number): string[] {
  tenant.consentedRoles = isProvoked(tenant, 'few-permissions') ? [...FEW] : [...REQUESTED_ROLES]
  tenant.consentedAt = now
  return tenant.consentedRoles
}

/** Whether the token service knows the app in a tenant: a consent is applied some time after it was given. */
export function isInstalled(tenant: Tenant, now: number): boolean {
  const { consentedRoles, consentedAt } = tenant
  if (consentedRoles === null) return false
  if (isProvoked(tenant, 'slow-consent')) return consentedAt !== null && consentedAt + LAG <= now
  return consentedAt !== null || !isProvoked(tenant, 'consent-missing')
}
