import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import { capabilityOf, type Vendors } from '#server/connectors/connector.ts'
import type { SubscribedProduct } from '#server/connectors/directory.ts'
import { storeLicenses } from '#server/integrations/store-licenses.ts'
import { toldProduct } from '#server/integrations/sync-directory.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'
import type { Demo } from './demo-organization.ts'

/** Writes what the companies of a demo hold of their vendor's products, which was read with their people. */
export async function seedProducts(
  parts: CommitParts & { vendors: Vendors },
  { organization, companies }: Pick<Demo, 'organization' | 'companies'>,
): Promise<void> {
  const directory = capabilityOf(parts.vendors, TENANT_APPLICATION, 'directory')
  const products = new Map<string, SubscribedProduct[]>()
  for (const { customer, tenant, integration } of companies) {
    if (!integration?.last_synced) continue
    try {
      products.set(customer.id, await directory(tenant.id).subscribedSkus())
    } catch (cause) {
      // A tenant that lets nobody in any more tells nothing.
      if (!(cause instanceof ConnectorError)) throw cause
    }
  }
  await commit(parts, organization.id, async (work) => {
    for (const [customerId, told] of products)
      await storeLicenses(work, { customerId, application: TENANT_APPLICATION }, told.map(toldProduct))
  })
}
