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

/** Who was given which permission of Microsoft Graph, without a person signed in. */
// https://learn.microsoft.com/graph/api/serviceprincipal-list-approleassignedto
export const graphPermissionsOfApps = graphSource({
  path: "servicePrincipals(appId='00000003-0000-0000-c000-000000000000')/appRoleAssignedTo",
  isList: true,
  permission: 'Application.Read.All',
  schema: z.array(
    z.object({
      appRoleId: known(z.string().transform((id) => id.toLowerCase())),
      principalDisplayName: known(z.string()),
    }),
  ),
})
