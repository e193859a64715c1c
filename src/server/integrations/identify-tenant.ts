import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import { EXCHANGE, missingPermissions } from '#shared/domain/integrations/permissions.ts'
import { capabilityOf, type Vendors } from '#server/connectors/connector.ts'

/** What a tenant that lets us in says of itself, as the row of an integration has it. */
export type TenantIdentity = Pick<
  Integration,
  | 'state'
  | 'tenant_id'
  | 'tenant_name'
  | 'domains'
  | 'fault'
  | 'missing_scopes'
  | 'pending_until'
  | 'exchange'
  | 'exchange_at'
>

/** Asks a tenant who it is and what it lets us do. Throws a `ConnectorError` where it does not let us in. */
export async function identifyTenant(
  vendors: Vendors,
  tenantId: string,
  now: number,
): Promise<TenantIdentity> {
  const directory = capabilityOf(vendors, TENANT_APPLICATION, 'directory')(tenantId)
  // First of all, as it takes a token anew: one from before a consent would not know of it.
  const missing = missingPermissions(await directory.permissions())
  const hasExchange = !missing.includes(EXCHANGE)
  const organization = await directory.organization()
  return {
    state: 'Connected',
    tenant_id: organization.tenantId,
    tenant_name: organization.displayName,
    domains: (await directory.domains()).map(({ name }) => name),
    // What can be read is read all the same.
    fault: missing.length > 0 ? 'missingScope' : null,
    missing_scopes: missing,
    pending_until: null,
    exchange: hasExchange ? 'appRole' : 'notConnected',
    exchange_at: hasExchange ? new Date(now).toISOString() : null,
  }
}

/** How Exchange Online was reached stays, as long as it is still let in. */
export const withKnownExchange = (
  row: Pick<Integration, 'exchange' | 'exchange_at'>,
  told: TenantIdentity,
): Pick<Integration, 'exchange' | 'exchange_at'> =>
  told.exchange === 'notConnected' || row.exchange === 'notConnected'
    ? { exchange: told.exchange, exchange_at: told.exchange_at }
    : { exchange: row.exchange, exchange_at: row.exchange_at }
