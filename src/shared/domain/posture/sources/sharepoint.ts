import { z } from 'zod'
import { graphSource, known } from '../source.ts'

const flag = known(z.boolean())

// https://learn.microsoft.com/graph/api/sharepointsettings-get
export const sharePointSettings = graphSource({
  path: 'admin/sharepoint/settings',
  permission: 'SharePointTenantSettings.Read.All',
  changePermission: 'SharePointTenantSettings.ReadWrite.All',
  schema: z.object({
    sharingCapability: known(z.string()),
    isResharingByExternalUsersEnabled: flag,
    isLegacyAuthProtocolsEnabled: flag,
    isRequireAcceptingUserToMatchInvitedUserEnabled: flag,
    isSiteCreationEnabled: flag,
    isUnmanagedSyncAppForTenantRestricted: flag,
    allowedDomainGuidsForSyncApp: known(z.array(z.string())),
    sharingDomainRestrictionMode: known(z.string()),
    sharingAllowedDomainList: known(z.array(z.string())),
    idleSessionSignOut: known(z.object({ isEnabled: flag, signOutAfterInSeconds: known(z.number()) })),
  }),
})
