/** Members of an object as the vendor writes them. */
export type Item = Record<string, unknown>

/** What administrators set for a whole tenant, besides its people and products. */
export interface Settings {
  /** By the path below the version: one object, or those of a collection. */
  graph: Record<string, Item | Item[]>
  /** By the noun of the cmdlets; a noun that a tenant has once is a list of one. */
  exchange: Record<string, Item[]>
}

/** A tenant as its vendor hands it over: nothing was decided yet. */
export const factorySettings = (initialDomain: string): Settings => ({
  graph: {
    'policies/authorizationPolicy': {
      id: 'authorizationPolicy',
      displayName: 'Authorization Policy',
      description: 'Used to manage authorization related settings across the company.',
      allowInvitesFrom: 'everyone',
      allowUserConsentForRiskyApps: null,
      allowedToSignUpEmailBasedSubscriptions: true,
      allowedToUseSSPR: true,
      allowEmailVerifiedUsersToJoinOrganization: false,
      blockMsolPowerShell: false,
      guestUserRoleId: '10dae51f-b6af-4016-8d66-8c2a99b929b3',
      defaultUserRolePermissions: {
        allowedToCreateApps: true,
        allowedToCreateSecurityGroups: true,
        allowedToCreateTenants: true,
        allowedToReadBitlockerKeysForOwnedDevice: true,
        allowedToReadOtherUsers: true,
        permissionGrantPoliciesAssigned: [
          'ManagePermissionGrantsForSelf.microsoft-user-default-legacy',
          'ManagePermissionGrantsForOwnedResource.microsoft-dynamically-managed-permissions-for-team',
        ],
      },
    },
    'policies/authenticationMethodsPolicy': {
      id: 'authenticationMethodsPolicy',
      displayName: 'Authentication Methods Policy',
      policyMigrationState: 'preMigration',
      policyVersion: '1.5',
      registrationEnforcement: {
        authenticationMethodsRegistrationCampaign: {
          snoozeDurationInDays: 1,
          enforceRegistrationAfterAllowedSnoozes: true,
          state: 'default',
          excludeTargets: [],
          includeTargets: [
            {
              id: 'all_users',
              targetType: 'group',
              targetedAuthenticationMethod: 'microsoftAuthenticator',
            },
          ],
        },
      },
    },
    'policies/authenticationMethodsPolicy/authenticationMethodConfigurations': [
      method('Fido2', 'fido2', 'disabled', {
        isAttestationEnforced: true,
        isSelfServiceRegistrationAllowed: true,
        includeTargets: everybody({ isRegistrationRequired: false }),
      }),
      method('MicrosoftAuthenticator', 'microsoftAuthenticator', 'enabled', {
        isSoftwareOathEnabled: true,
        includeTargets: everybody({ isRegistrationRequired: false, authenticationMode: 'any' }),
      }),
      method('Sms', 'sms', 'enabled', { includeTargets: everybody({ isUsableForSignIn: true }) }),
      method('TemporaryAccessPass', 'temporaryAccessPass', 'disabled', {
        defaultLifetimeInMinutes: 60,
        defaultLength: 8,
        minimumLifetimeInMinutes: 60,
        maximumLifetimeInMinutes: 480,
        isUsableOnce: false,
        includeTargets: everybody({ isRegistrationRequired: false }),
      }),
      method('SoftwareOath', 'softwareOath', 'disabled', { includeTargets: everybody({}) }),
      method('Voice', 'voice', 'enabled', { isOfficePhoneAllowed: false, includeTargets: everybody({}) }),
      method('Email', 'email', 'enabled', {
        allowExternalIdToUseEmailOtp: 'default',
        includeTargets: everybody({}),
      }),
    ],
    'policies/adminConsentRequestPolicy': {
      isEnabled: false,
      version: 0,
      notifyReviewers: false,
      remindersEnabled: false,
      requestDurationInDays: 0,
      reviewers: [],
    },
    'identity/conditionalAccess/policies': [],
    'admin/reportSettings': { displayConcealedNames: true },
    'admin/sharepoint/settings': {
      sharingCapability: 'externalUserAndGuestSharing',
      isResharingByExternalUsersEnabled: true,
      isLegacyAuthProtocolsEnabled: true,
      isSiteCreationEnabled: true,
      sharingDomainRestrictionMode: 'none',
      sharingAllowedDomainList: [],
      sharingBlockedDomainList: [],
      idleSessionSignOut: { isEnabled: false, warnAfterInSeconds: 0, signOutAfterInSeconds: 0 },
    },
  },
  exchange: {
    OrganizationConfig: [
      {
        Name: initialDomain,
        Identity: initialDomain,
        AuditDisabled: false,
        CustomerLockBoxEnabled: false,
        EwsEnabled: null,
        IsDehydrated: false,
        MailTipsAllTipsEnabled: true,
        MailTipsExternalRecipientsTipsEnabled: false,
        MailTipsGroupMetricsEnabled: true,
        MailTipsLargeAudienceThreshold: 25,
        OAuth2ClientProfileEnabled: true,
        RejectDirectSend: false,
      },
    ],
    AdminAuditLogConfig: [
      {
        Name: 'Admin Audit Log Settings',
        Identity: 'Admin Audit Log Settings',
        UnifiedAuditLogIngestionEnabled: false,
      },
    ],
    ExternalInOutlook: [{ Identity: initialDomain, Enabled: false, AllowList: [] }],
    TransportConfig: [
      { Name: 'Transport Settings', Identity: 'Transport Settings', SmtpClientAuthenticationDisabled: false },
    ],
    HostedConnectionFilterPolicy: [
      {
        Name: 'Default',
        Identity: 'Default',
        IsDefault: true,
        IPAllowList: [],
        IPBlockList: [],
        EnableSafeList: false,
      },
    ],
    HostedOutboundSpamFilterPolicy: [
      { Name: 'Default', Identity: 'Default', IsDefault: true, AutoForwardingMode: 'Automatic' },
    ],
    RemoteDomain: [{ Name: 'Default', Identity: 'Default', DomainName: '*', AutoForwardEnabled: true }],
  },
})

const everybody = (more: Item) => [{ targetType: 'group', id: 'all_users', ...more }]

const method = (id: string, type: string, state: string, more: Item): Item => ({
  '@odata.type': `#microsoft.graph.${type}AuthenticationMethodConfiguration`,
  id,
  state,
  excludeTargets: [],
  ...more,
})
