import { isProvoked } from '../tenant/provoked.ts'
import { REQUESTED_ROLES, type Tenant } from '../tenant/state.ts'

/** Milliseconds after which the token service has heard of a consent in a tenant that is slow to. */
const LAG = 60_000
/** What an administrator leaves the app where the tenant keeps most to itself. */
const FEW = ['Directory.Read.All', 'Organization.Read.All', 'Policy.Read.All']

const EXCHANGE_ROLE = 'Exchange.ManageAsApp'

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

/** Whether the app holds its role in Exchange, which a tenant may keep from it until an administrator runs a script. */
export const hasExchange = (tenant: Tenant): boolean =>
  tenant.exchangeGrantedAt !== null || !isProvoked(tenant, 'exchange-not-connected')

/** What the app is granted in a tenant. */
export const grantedRoles = (tenant: Tenant): string[] =>
  isProvoked(tenant, 'no-permission')
    ? []
    : (tenant.consentedRoles ?? []).filter((role) => role !== EXCHANGE_ROLE || hasExchange(tenant))

/** What a script of an administrator does: it gives the app its permission and the role. */
export function grantExchange(tenant: Tenant, now: number): void {
  tenant.exchangeGrantedAt = now
  tenant.consentedRoles = [...new Set([...(tenant.consentedRoles ?? []), EXCHANGE_ROLE])]
}
