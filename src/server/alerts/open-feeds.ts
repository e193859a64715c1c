import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { capabilityOf, type Vendors } from '#server/connectors/connector.ts'
import type { SecurityFeeds } from '#server/connectors/security-feeds.ts'
import type { ConnectedSource } from './connected-tenant.ts'

/** What a company has granted or given for an integration. Throws a `ConnectorError` where it is gone. */
export type FeedCredentials = (organizationId: string, integration: ConnectedSource) => Promise<unknown>

export interface OpenFeedsParts {
  vendors: Vendors
  feedCredentials: FeedCredentials
}

/** The feeds of an integration, by whichever way its vendor is opened. */
export function openFeeds(
  { vendors, feedCredentials }: OpenFeedsParts,
  organizationId: string,
  integration: ConnectedSource,
): SecurityFeeds {
  const { type, tenant_id: tenantId } = integration
  if (type === TENANT_APPLICATION) return capabilityOf(vendors, type, 'securityFeeds')(tenantId)
  return capabilityOf(vendors, type, 'grantedFeeds')(() => feedCredentials(organizationId, integration))
}
