import { z } from 'zod'
import { graphSource, known } from '../source.ts'

const flag = known(z.boolean())

// https://learn.microsoft.com/graph/api/group-list-settings
export const groupSettings = graphSource({
  path: 'groupSettings',
  isList: true,
  permission: 'Directory.Read.All',
  changePermission: 'Directory.ReadWrite.All',
  schema: z.array(
    z.object({
      id: z.string(),
      templateId: z.string().transform((id) => id.toLowerCase()),
      values: known(z.array(z.object({ name: z.string(), value: z.string().nullable() }))),
    }),
  ),
})

// https://learn.microsoft.com/graph/api/organization-list
export const organization = graphSource({
  path: 'organization',
  isList: true,
  permission: 'Organization.Read.All',
  // Null where the directory was never synchronized, false where it no longer is.
  schema: z.array(z.object({ onPremisesSyncEnabled: known(z.boolean().nullable()) })),
})

// https://learn.microsoft.com/graph/api/onpremisesdirectorysynchronization-get
export const onPremisesSynchronization = graphSource({
  path: 'directory/onPremisesSynchronization',
  isList: true,
  permission: 'OnPremDirectorySynchronization.Read.All',
  changePermission: 'OnPremDirectorySynchronization.ReadWrite.All',
  schema: z.array(
    z.object({
      id: z.string(),
      features: known(
        z.object({
          passwordSyncEnabled: flag,
          blockSoftMatchEnabled: flag,
          blockCloudObjectTakeoverThroughHardMatchEnabled: flag,
        }),
      ),
    }),
  ),
})

// https://learn.microsoft.com/graph/api/resources/activitybasedtimeoutpolicy
export const activityBasedTimeoutPolicies = graphSource({
  path: 'policies/activityBasedTimeoutPolicies',
  isList: true,
  permission: 'Policy.Read.All',
  changePermission: 'Policy.ReadWrite.ApplicationConfiguration',
  schema: z.array(
    z.object({
      id: z.string(),
      displayName: known(z.string()),
      isOrganizationDefault: flag,
      // Documents of JSON, written as text.
      definition: known(z.array(z.string())),
    }),
  ),
})

// https://learn.microsoft.com/graph/api/crosstenantaccesspolicyconfigurationdefault-get
export const crossTenantAccessDefault = graphSource({
  path: 'policies/crossTenantAccessPolicy/default',
  permission: 'Policy.Read.All',
  changePermission: 'Policy.ReadWrite.CrossTenantAccess',
  schema: z.object({
    inboundTrust: known(
      z.object({
        isMfaAccepted: flag,
        isCompliantDeviceAccepted: flag,
        isHybridAzureADJoinedDeviceAccepted: flag,
      }),
    ),
  }),
})

/** The app through which Microsoft 365 on the web opens the storage of others; none where nobody used it yet. */
// https://learn.microsoft.com/microsoft-365/admin/setup/set-up-file-storage-and-sharing
export const thirdPartyStorageApps = graphSource({
  path: "servicePrincipals?$filter=appId%20eq%20'c1f33bc0-bdb4-4248-ba9b-096807ddb43e'",
  isList: true,
  permission: 'Application.Read.All',
  changePermission: 'Application.ReadWrite.All',
  schema: z.array(z.object({ id: z.string(), accountEnabled: flag })),
})

// https://learn.microsoft.com/graph/api/policyroot-list-b2bmanagementpolicies?view=graph-rest-beta
export const b2bManagementPolicies = graphSource({
  version: 'beta',
  path: 'policies/b2bManagementPolicies',
  isList: true,
  permission: 'Policy.Read.B2BManagementPolicy',
  schema: z.array(
    z.object({
      // Documents of JSON, written as text.
      definition: known(z.array(z.string())),
    }),
  ),
})

// https://learn.microsoft.com/graph/api/group-list
export const microsoft365Groups = graphSource({
  path: "groups?$filter=groupTypes/any(c:c%20eq%20'Unified')&$select=visibility&$top=999",
  isList: true,
  // Less would do, but settings of the directory need this one anyway.
  permission: 'Directory.Read.All',
  schema: z.array(z.object({ visibility: known(z.string()) })),
})

// https://learn.microsoft.com/graph/api/adminforms-get?view=graph-rest-beta
export const forms = graphSource({
  version: 'beta',
  path: 'admin/forms',
  permission: 'OrgSettings-Forms.Read.All',
  changePermission: 'OrgSettings-Forms.ReadWrite.All',
  schema: z.object({ settings: known(z.object({ isInOrgFormsPhishingScanEnabled: flag })) }),
})
