import { featureEndpoints } from '#shared/contract/endpoints/features.ts'
import { organizationEndpoints } from '#shared/contract/endpoints/organization.ts'
import type { OrganizationSummary } from '#shared/contract/organizations.ts'
import type { Feature } from '#shared/domain/features/feature-flags.ts'
import type { Caller } from '../device/device.ts'

/** The largest page that the server gives. */
const PAGE = 500

/** Every organization of the site, page by page. */
export async function readOrganizations({ call }: Caller): Promise<OrganizationSummary[]> {
  // By id: one that was added meanwhile moves others to the next page.
  const found = new Map<string, OrganizationSummary>()
  for (let from = 0; ; from += PAGE) {
    const page = await call(organizationEndpoints.listOrganizations, { query: { from, size: PAGE } })
    for (const organization of page) found.set(organization.id, organization)
    if (page.length < PAGE) return [...found.values()]
  }
}

/** Turns a feature on or off for an organization. */
export const toggleFeature = async (
  { call }: Caller,
  id: string,
  flag: { feature: Feature; enabled: boolean },
): Promise<void> => {
  await call(featureEndpoints.toggleFeature, { params: { id }, body: flag })
}
