import { z } from 'zod'
import { graphSource, known } from '../source.ts'

// https://learn.microsoft.com/graph/api/conditionalaccessroot-list-namedlocations
export const namedLocations = graphSource({
  path: 'identity/conditionalAccess/namedLocations',
  isList: true,
  permission: 'Policy.Read.All',
  schema: z.array(
    z.object({
      id: z.string(),
      '@odata.type': known(z.string()),
      // Only of addresses; countries have no trust.
      isTrusted: known(z.boolean()),
    }),
  ),
})

// https://learn.microsoft.com/graph/api/identitysecuritydefaultsenforcementpolicy-get
export const securityDefaults = graphSource({
  path: 'policies/identitySecurityDefaultsEnforcementPolicy',
  permission: 'Policy.Read.All',
  schema: z.object({ isEnabled: known(z.boolean()) }),
})
