import { z } from 'zod'
import { graphSource, known } from '../source.ts'

/** As it came, since a change has to send back what it leaves as it is. */
const restrictions = known(z.record(z.string(), z.json()))

// https://learn.microsoft.com/graph/api/tenantappmanagementpolicy-get
export const defaultAppManagementPolicy = graphSource({
  path: 'policies/defaultAppManagementPolicy',
  permission: 'Policy.Read.All',
  changePermission: 'Policy.ReadWrite.ApplicationConfiguration',
  schema: z.object({
    isEnabled: known(z.boolean()),
    applicationRestrictions: restrictions,
    servicePrincipalRestrictions: restrictions,
  }),
})
