import { z } from 'zod'
import { graphSource, known } from '../source.ts'

const flag = known(z.boolean())
const text = known(z.string())

// https://learn.microsoft.com/graph/api/authorizationpolicy-get
export const authorizationPolicy = graphSource({
  path: 'policies/authorizationPolicy',
  permission: 'Policy.Read.All',
  changePermission: 'Policy.ReadWrite.Authorization',
  schema: z.object({
    allowInvitesFrom: text,
    allowUserConsentForRiskyApps: flag,
    allowedToSignUpEmailBasedSubscriptions: flag,
    allowedToUseSSPR: flag,
    allowEmailVerifiedUsersToJoinOrganization: flag,
    guestUserRoleId: text,
    defaultUserRolePermissions: known(
      z.object({
        allowedToCreateApps: flag,
        allowedToCreateSecurityGroups: flag,
        allowedToCreateTenants: flag,
        allowedToReadBitlockerKeysForOwnedDevice: flag,
        permissionGrantPoliciesAssigned: known(z.array(z.string())),
      }),
    ),
  }),
})

// A change sets all of a list, so the way back has to know each entry as it came.
const methodTarget = z.looseObject({ id: text, targetType: text, isUsableForSignIn: flag })

// https://learn.microsoft.com/graph/api/authenticationmethodspolicy-get
export const authenticationMethodsPolicy = graphSource({
  path: 'policies/authenticationMethodsPolicy',
  permission: 'Policy.Read.All',
  changePermission: 'Policy.ReadWrite.AuthenticationMethod',
  schema: z.object({
    // Null where a tenant is so new that there was nothing to migrate.
    policyMigrationState: known(z.string().nullable()),
    registrationEnforcement: known(
      z.object({
        authenticationMethodsRegistrationCampaign: known(z.object({ state: text })),
      }),
    ),
  }),
})

/** For whom something is set; `all_users` is everybody. */
const group = known(z.object({ id: text, targetType: text }))
const featureForGroup = known(z.object({ state: text, includeTarget: group }))

const authenticationMethodList = z.array(
  z.object({
    // The vendor writes it in either case.
    id: z.string().transform((id) => id.toLowerCase()),
    '@odata.type': text,
    state: text,
    includeTargets: known(z.array(methodTarget)),
    isAttestationEnforced: flag,
    isSelfServiceRegistrationAllowed: flag,
    isUsableOnce: flag,
    maximumLifetimeInMinutes: known(z.number()),
    featureSettings: known(
      z.object({
        companionAppAllowedState: featureForGroup,
        displayAppInformationRequiredState: featureForGroup,
        displayLocationInformationRequiredState: featureForGroup,
      }),
    ),
  }),
)

// https://learn.microsoft.com/graph/api/resources/authenticationmethodconfiguration
export const authenticationMethods = graphSource({
  path: 'policies/authenticationMethodsPolicy/authenticationMethodConfigurations',
  isList: true,
  permission: 'Policy.Read.All',
  changePermission: 'Policy.ReadWrite.AuthenticationMethod',
  schema: authenticationMethodList,
})

/** With the methods and features that only the preview of Graph tells. */
export const authenticationMethodsPreview = graphSource({
  ...authenticationMethods,
  version: 'beta',
})

// https://learn.microsoft.com/graph/api/authenticationmethodspolicy-get?view=graph-rest-beta
export const authenticationMethodsPolicyPreview = graphSource({
  version: 'beta',
  path: 'policies/authenticationMethodsPolicy',
  permission: 'Policy.Read.All',
  changePermission: 'Policy.ReadWrite.AuthenticationMethod',
  schema: z.object({
    systemCredentialPreferences: known(
      z.object({ state: text, includeTargets: known(z.array(z.object({ id: text, targetType: text }))) }),
    ),
    reportSuspiciousActivitySettings: known(
      z.object({ state: text, includeTarget: group, voiceReportingCode: known(z.number()) }),
    ),
  }),
})

// https://learn.microsoft.com/graph/api/adminconsentrequestpolicy-get
export const adminConsentRequestPolicy = graphSource({
  path: 'policies/adminConsentRequestPolicy',
  permission: 'Policy.Read.All',
  changePermission: 'Policy.ReadWrite.ConsentRequest',
  changeMethod: 'PUT',
  schema: z.object({
    isEnabled: flag,
    notifyReviewers: flag,
    remindersEnabled: flag,
    requestDurationInDays: known(z.number()),
    reviewers: known(z.array(z.record(z.string(), z.json()))),
  }),
})

// https://learn.microsoft.com/graph/api/adminreportsettings-get
export const reportSettings = graphSource({
  path: 'admin/reportSettings',
  permission: 'ReportSettings.Read.All',
  changePermission: 'ReportSettings.ReadWrite.All',
  schema: z.object({ displayConcealedNames: flag }),
})

// https://learn.microsoft.com/graph/api/domain-list
export const domains = graphSource({
  path: 'domains',
  isList: true,
  permission: 'Domain.Read.All',
  changePermission: 'Domain.ReadWrite.All',
  schema: z.array(
    z.object({
      id: z.string(),
      authenticationType: text,
      isVerified: flag,
      // Null where the vendor's default is in force, which is that passwords do not expire.
      passwordValidityPeriodInDays: known(z.number().nullable()),
    }),
  ),
})

const texts = known(z.array(z.string()))
// What is not set is null in some answers and missing in others.
const part = <Shape extends z.ZodRawShape>(shape: Shape) => known(z.object(shape).nullable())

// https://learn.microsoft.com/graph/api/resources/conditionalaccesspolicy
export const conditionalAccessPolicies = graphSource({
  path: 'identity/conditionalAccess/policies',
  isList: true,
  permission: 'Policy.Read.All',
  schema: z.array(
    z.object({
      id: z.string(),
      displayName: z.string(),
      state: text,
      conditions: part({
        clientAppTypes: texts,
        signInRiskLevels: texts,
        userRiskLevels: texts,
        // Several are one text, with commas between them.
        agentIdRiskLevels: known(z.string().nullable()),
        clientApplications: part({ includeAgentIdServicePrincipals: texts }),
        applications: part({ includeApplications: texts, includeUserActions: texts }),
        authenticationFlows: part({ transferMethods: known(z.string().nullable()) }),
        devices: part({ deviceFilter: part({ rule: text }) }),
        locations: part({ includeLocations: texts, excludeLocations: texts }),
        platforms: part({ includePlatforms: texts, excludePlatforms: texts }),
        users: part({
          includeUsers: texts,
          includeGroups: texts,
          includeRoles: texts,
          excludeRoles: texts,
          includeGuestsOrExternalUsers: part({ guestOrExternalUserTypes: text }),
          excludeUsers: texts,
          excludeGroups: texts,
          excludeGuestsOrExternalUsers: part({ guestOrExternalUserTypes: text }),
        }),
      }),
      grantControls: part({
        operator: text,
        builtInControls: texts,
        authenticationStrength: part({ id: text }),
      }),
      sessionControls: part({
        applicationEnforcedRestrictions: part({ isEnabled: flag }),
        persistentBrowser: part({ isEnabled: flag, mode: text }),
        secureSignInSession: part({ isEnabled: flag }),
        signInFrequency: part({
          isEnabled: flag,
          type: text,
          value: known(z.number().nullable()),
          frequencyInterval: text,
        }),
      }),
    }),
  ),
})

/** With the conditions and controls that only the preview of Graph tells. */
// https://learn.microsoft.com/graph/api/resources/conditionalaccesspolicy?view=graph-rest-beta
export const conditionalAccessPoliciesPreview = graphSource({
  ...conditionalAccessPolicies,
  version: 'beta',
})
