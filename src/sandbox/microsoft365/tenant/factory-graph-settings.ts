import type { Item, Settings } from './settings.ts'

/** The first person of a tenant, who set it up. */
const administrator = {
  '@odata.type': '#microsoft.graph.user',
  id: '6e7b768e-07e2-4810-8459-485f84f8f204',
  displayName: 'Administrator',
  userType: 'Member',
  onPremisesSyncEnabled: null,
}

/** What Graph tells of a tenant of which nothing was decided yet, by the path below the version. */
export const factoryGraphSettings = (): Settings['graph'] =>
  structuredClone<Settings['graph']>({
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
      systemCredentialPreferences: { state: 'default', excludeTargets: [], includeTargets: everybody({}) },
      reportSuspiciousActivitySettings: {
        state: 'default',
        voiceReportingCode: 0,
        includeTarget: { targetType: 'group', id: 'all_users' },
      },
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
        featureSettings: {
          companionAppAllowedState: feature('default'),
          displayAppInformationRequiredState: feature('default'),
          displayLocationInformationRequiredState: feature('default'),
        },
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
      method('QRCodePin', 'qrCodePin', 'disabled', { includeTargets: everybody({}) }),
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
    'identity/conditionalAccess/namedLocations': [],
    'identity/conditionalAccess/authenticationContextClassReferences': [],
    'identityGovernance/termsOfUse/agreements': [],
    'policies/authenticationStrengthPolicies': [
      strength('2', 'Multifactor authentication', [
        ...WITHOUT_PHISHING,
        ...WITHOUT_PASSWORD,
        'temporaryAccessPassOneTime',
        'temporaryAccessPassMultiUse',
        'password,microsoftAuthenticatorPush',
        'password,softwareOath',
        'password,hardwareOath',
        'password,sms',
        'password,voice',
        'federatedMultiFactor',
        'microsoftAuthenticatorPush,federatedSingleFactor',
        'softwareOath,federatedSingleFactor',
        'hardwareOath,federatedSingleFactor',
        'sms,federatedSingleFactor',
        'voice,federatedSingleFactor',
      ]),
      strength('3', 'Passwordless MFA', [...WITHOUT_PHISHING, ...WITHOUT_PASSWORD]),
      strength('4', 'Phishing-resistant MFA', WITHOUT_PHISHING),
    ],
    'policies/identitySecurityDefaultsEnforcementPolicy': {
      id: '00000000-0000-0000-0000-000000000005',
      displayName: 'Security Defaults',
      isEnabled: false,
    },
    'policies/b2bManagementPolicies': [],
    groups: [],
    applications: [],
    devices: [],
    'deviceManagement/managedDevices': [],
    'identityGovernance/appConsent/appConsentRequests': [],
    'directory/subscriptions': [],
    'reports/authenticationMethods/userRegistrationDetails': [],
    'admin/forms': {
      id: 'forms',
      settings: {
        isBingImageSearchEnabled: true,
        isExternalSendFormEnabled: true,
        isExternalShareCollaborationEnabled: true,
        isExternalShareResultEnabled: true,
        isExternalShareTemplateEnabled: true,
        isInOrgFormsPhishingScanEnabled: false,
        isRecordIdentityByDefaultEnabled: true,
      },
    },
    'admin/reportSettings': { displayConcealedNames: true },
    'admin/sharepoint/settings': {
      sharingCapability: 'externalUserAndGuestSharing',
      isResharingByExternalUsersEnabled: true,
      isLegacyAuthProtocolsEnabled: true,
      isRequireAcceptingUserToMatchInvitedUserEnabled: false,
      isSiteCreationEnabled: true,
      isUnmanagedSyncAppForTenantRestricted: false,
      allowedDomainGuidsForSyncApp: [],
      sharingDomainRestrictionMode: 'none',
      sharingAllowedDomainList: [],
      sharingBlockedDomainList: [],
      idleSessionSignOut: { isEnabled: false, warnAfterInSeconds: 0, signOutAfterInSeconds: 0 },
    },

    groupSettings: [],
    'directory/onPremisesSynchronization': [],
    'policies/activityBasedTimeoutPolicies': [],
    'policies/crossTenantAccessPolicy/default': {
      isServiceDefault: true,
      inboundTrust: {
        isMfaAccepted: false,
        isCompliantDeviceAccepted: false,
        isHybridAzureADJoinedDeviceAccepted: false,
      },
    },
    'policies/defaultAppManagementPolicy': {
      id: '00000000-0000-0000-0000-000000000000',
      displayName: 'Default app management tenant policy',
      isEnabled: false,
      applicationRestrictions: { passwordCredentials: [], keyCredentials: [] },
      servicePrincipalRestrictions: { passwordCredentials: [], keyCredentials: [] },
    },
    'policies/deviceRegistrationPolicy': {
      id: 'deviceRegistrationPolicy',
      displayName: 'Device Registration Policy',
      userDeviceQuota: 50,
      multiFactorAuthConfiguration: 'notRequired',
      azureADRegistration: { isAdminConfigurable: false, allowedToRegister: members('all') },
      azureADJoin: {
        isAdminConfigurable: true,
        allowedToJoin: members('all'),
        localAdmins: { enableGlobalAdmins: true, registeringUsers: members('all') },
      },
      localAdminPassword: { isEnabled: false },
    },
    'policies/roleManagementPolicyAssignments': [
      {
        id: 'DirectoryRole_global',
        scopeId: '/',
        scopeType: 'DirectoryRole',
        roleDefinitionId: '62e90394-69f5-4237-9190-012177145e10',
        policy: {
          id: 'DirectoryRole_policy',
          rules: [{ id: 'Approval_EndUser_Assignment', setting: { isApprovalRequired: false } }],
        },
      },
    ],
    "directoryRoles(roleTemplateId='62e90394-69f5-4237-9190-012177145e10')/members": [administrator],
    'roleManagement/directory/roleAssignments': [
      {
        id: 'assignment',
        principalId: administrator.id,
        roleDefinitionId: '62e90394-69f5-4237-9190-012177145e10',
        directoryScopeId: '/',
        principal: administrator,
      },
    ],
    'roleManagement/directory/roleAssignmentScheduleInstances': [
      {
        id: 'assignment',
        principalId: administrator.id,
        roleDefinitionId: '62e90394-69f5-4237-9190-012177145e10',
        assignmentType: 'Assigned',
        endDateTime: null,
      },
    ],
    servicePrincipals: [
      {
        id: 'c1f33bc0-0000-4000-8000-000000000001',
        appId: 'c1f33bc0-bdb4-4248-ba9b-096807ddb43e',
        displayName: 'Microsoft 365 on the web',
        accountEnabled: true,
      },
    ],
    "servicePrincipals(appId='00000003-0000-0000-c000-000000000000')/appRoleAssignedTo": [
      {
        id: 'permission',
        appRoleId: '7ab1d382-f21e-4acd-a863-ba3e13f7da61',
        principalDisplayName: 'Backup',
        principalType: 'ServicePrincipal',
        resourceDisplayName: 'Microsoft Graph',
      },
    ],
    deviceManagement: {
      id: 'deviceManagement',
      settings: { secureByDefault: false, deviceComplianceCheckinThresholdDays: 30 },
    },
    'deviceManagement/configurationPolicies': [],
    'deviceManagement/compliancePolicies': [],
    'deviceManagement/deviceConfigurations': [],
    'deviceManagement/deviceCompliancePolicies': [],
    'deviceManagement/groupPolicyConfigurations': [],
    'deviceManagement/windowsDriverUpdateProfiles': [],
    'deviceAppManagement/iosManagedAppProtections': [],
    'deviceAppManagement/androidManagedAppProtections': [],
    'deviceManagement/managedDeviceCleanupRules': [],
    'deviceManagement/deviceEnrollmentConfigurations': [
      {
        '@odata.type': '#microsoft.graph.deviceEnrollmentPlatformRestrictionsConfiguration',
        id: '1a2b3c4d-0000-4000-8000-000000000001_DefaultPlatformRestrictions',
        displayName: 'All users and all devices',
        priority: 0,
        androidRestriction: enrollment(),
        iosRestriction: enrollment(),
        macOSRestriction: enrollment(),
        windowsRestriction: enrollment(),
        windowsMobileRestriction: { ...enrollment(), platformBlocked: true },
      },
    ],
    'deviceManagement/deviceCompliancePolicyDeviceStateSummary': {
      id: 'deviceCompliancePolicyDeviceStateSummary',
      inGracePeriodCount: 0,
      configManagerCount: 0,
      unknownDeviceCount: 0,
      notApplicableDeviceCount: 0,
      compliantDeviceCount: 0,
      remediatedDeviceCount: 0,
      nonCompliantDeviceCount: 0,
      errorDeviceCount: 0,
      conflictDeviceCount: 0,
    },
  })

const WITHOUT_PHISHING = ['windowsHelloForBusiness', 'fido2', 'x509CertificateMultiFactor']
const WITHOUT_PASSWORD = ['deviceBasedPush']

/** A strength of authentication that every tenant has. */
const strength = (place: string, displayName: string, allowedCombinations: string[]): Item => ({
  id: `00000000-0000-0000-0000-00000000000${place}`,
  createdDateTime: '2021-12-01T08:00:00Z',
  modifiedDateTime: '2021-12-01T08:00:00Z',
  displayName,
  description: '',
  policyType: 'builtIn',
  requirementsSatisfied: 'mfa',
  allowedCombinations,
  combinationConfigurations: [],
})

const everybody = (more: Item) => [{ targetType: 'group', id: 'all_users', ...more }]

const method = (id: string, type: string, state: string, more: Item): Item => ({
  '@odata.type': `#microsoft.graph.${type}AuthenticationMethodConfiguration`,
  id,
  state,
  excludeTargets: [],
  ...more,
})

const feature = (state: string): Item => ({
  state,
  includeTarget: { targetType: 'group', id: 'all_users' },
  excludeTarget: { targetType: 'group', id: '00000000-0000-0000-0000-000000000000' },
})

/** Who may do something with devices: everybody, nobody, or those who are named. */
const members = (whose: 'all' | 'no' | 'enumerated'): Item => ({
  '@odata.type': `#microsoft.graph.${whose}DeviceRegistrationMembership`,
})

/** Devices of a platform may enroll, personal ones among them. */
const enrollment = (): Item => ({
  platformBlocked: false,
  personalDeviceEnrollmentBlocked: false,
  osMinimumVersion: null,
  osMaximumVersion: null,
})
