import { describeCheck } from '#tests/support/posture/describe-check.ts'
import { externalSharingLimited } from './external-sharing-limited.ts'
import { guestsCannotReshare } from './guests-cannot-reshare.ts'
import { invitationsBoundToAccounts } from './invitations-bound-to-accounts.ts'
import { oneDriveSyncRestricted } from './one-drive-sync-restricted.ts'
import { sharepointIdleSignOut } from './sharepoint-idle-sign-out.ts'
import { sharepointLegacyAuthenticationOff } from './sharepoint-legacy-authentication-off.ts'
import { sharingDomainsRestricted } from './sharing-domains-restricted.ts'
import { usersCannotCreateSites } from './users-cannot-create-sites.ts'

const settings = (members: object) => ({ sharePointSettings: members })

for (const [check, member] of [
  [guestsCannotReshare, 'isResharingByExternalUsersEnabled'],
  [sharepointLegacyAuthenticationOff, 'isLegacyAuthProtocolsEnabled'],
  [usersCannotCreateSites, 'isSiteCreationEnabled'],
] as const)
  describeCheck(check, {
    compliant: [settings({ [member]: false })],
    notCompliant: [settings({ [member]: true })],
    notMeasured: [settings({}), settings({ [member]: null })],
  })

describeCheck(externalSharingLimited, {
  compliant: [
    settings({ sharingCapability: 'disabled' }),
    settings({ sharingCapability: 'existingExternalUserSharingOnly' }),
  ],
  notCompliant: [
    settings({ sharingCapability: 'externalUserSharingOnly' }),
    settings({ sharingCapability: 'externalUserAndGuestSharing' }),
  ],
  notMeasured: [settings({}), settings({ sharingCapability: 'unknownFutureValue' })],
})

const shared = (members: object) => settings({ sharingCapability: 'externalUserSharingOnly', ...members })
describeCheck(sharingDomainsRestricted, {
  compliant: [
    settings({ sharingCapability: 'disabled' }),
    shared({ sharingDomainRestrictionMode: 'allowList', sharingAllowedDomainList: ['partner.example'] }),
  ],
  notCompliant: [
    shared({ sharingDomainRestrictionMode: 'none', sharingAllowedDomainList: [] }),
    shared({ sharingDomainRestrictionMode: 'blockList', sharingAllowedDomainList: [] }),
    shared({ sharingDomainRestrictionMode: 'allowList', sharingAllowedDomainList: [] }),
  ],
  notMeasured: [shared({}), shared({ sharingDomainRestrictionMode: 'allowList' })],
})

const idle = (members: object) => settings({ idleSessionSignOut: members })
describeCheck(sharepointIdleSignOut, {
  compliant: [idle({ isEnabled: true, signOutAfterInSeconds: 3600, warnAfterInSeconds: 3000 })],
  notCompliant: [
    idle({ isEnabled: false, signOutAfterInSeconds: 3600 }),
    idle({ isEnabled: true, signOutAfterInSeconds: 7200 }),
    idle({ isEnabled: true, signOutAfterInSeconds: 0 }),
  ],
  notMeasured: [settings({}), idle({}), idle({ isEnabled: true })],
})

const sync = (isUnmanagedSyncAppForTenantRestricted: unknown, allowedDomainGuidsForSyncApp: unknown) =>
  settings({ isUnmanagedSyncAppForTenantRestricted, allowedDomainGuidsForSyncApp })
const DOMAINS = ['786548dd-877b-4760-a749-6b1efbc1190a']
describeCheck(oneDriveSyncRestricted, {
  compliant: [sync(true, DOMAINS)],
  notCompliant: [sync(false, DOMAINS)],
  notMeasured: [
    settings({}),
    sync(true, undefined),
    sync(true, [null]),
    sync(null, DOMAINS),
    sync('true', DOMAINS),
  ],
  beyondRemedy: [sync(false, []), sync(true, []), sync(false, undefined)],
})

describeCheck(invitationsBoundToAccounts, {
  compliant: [settings({ isRequireAcceptingUserToMatchInvitedUserEnabled: true })],
  notCompliant: [settings({ isRequireAcceptingUserToMatchInvitedUserEnabled: false })],
  notMeasured: [settings({}), settings({ isRequireAcceptingUserToMatchInvitedUserEnabled: null })],
})
