import { z } from 'zod'

// Graph leaves out what was not selected or never set, and writes null for what is empty: both mean "not there".
const text = z.string().nullish()
const texts = z.array(z.string()).nullish()
const flag = z.boolean().nullish()

const graphUser = z.object({
  id: z.string().min(1),
  userPrincipalName: z.string().min(1),
  accountEnabled: flag,
  assignedLicenses: z.array(z.object({ skuId: z.string() })).nullish(),
  businessPhones: texts,
  country: text,
  createdDateTime: text,
  department: text,
  displayName: text,
  givenName: text,
  jobTitle: text,
  mail: text,
  mobilePhone: text,
  proxyAddresses: texts,
  surname: text,
  usageLocation: text,
  userType: text,
})
export type GraphUser = z.infer<typeof graphUser>

/** In a list of changes a user has its id and at least what has changed. */
const graphUserChange = graphUser
  .partial()
  .required({ id: true })
  .extend({
    '@removed': z.object({ reason: z.string().optional() }).optional(),
  })
export type GraphUserChange = z.infer<typeof graphUserChange>

/** What `$select` asks for: exactly what is parsed. */
export const USER_SELECT = Object.keys(graphUser.shape).join(',')
export const ACCOUNT_FIELDS = ['id', 'displayName', 'userPrincipalName', 'userType', 'accountEnabled']

const graphDomain = z.object({
  id: z.string().min(1),
  authenticationType: text,
  isDefault: flag,
  isInitial: flag,
  isRoot: flag,
  isVerified: flag,
  supportedServices: texts,
})
export type GraphDomain = z.infer<typeof graphDomain>

const graphOrganization = z.object({
  id: text,
  displayName: z.string(),
  countryLetterCode: text,
  verifiedDomains: z.array(z.object({ name: z.string(), isDefault: flag, isInitial: flag })).nullish(),
  assignedPlans: z.array(z.object({ servicePlanId: z.string(), capabilityStatus: text })).nullish(),
})
export type GraphOrganization = z.infer<typeof graphOrganization>

const units = z.number().int().nullish()

const graphSubscribedSku = z.object({
  skuId: z.string().min(1),
  skuPartNumber: z.string(),
  appliesTo: text,
  capabilityStatus: text,
  consumedUnits: z.number().int(),
  prepaidUnits: z.object({ enabled: units, suspended: units, warning: units, lockedOut: units }),
  servicePlans: z
    .array(
      z.object({
        servicePlanId: z.string(),
        servicePlanName: text,
        provisioningStatus: text,
        appliesTo: text,
      }),
    )
    .nullish(),
})
export type GraphSubscribedSku = z.infer<typeof graphSubscribedSku>

const collectionOf = <T extends z.ZodType>(item: T) =>
  z.object({ value: z.array(item), '@odata.nextLink': z.string().optional() })

export const organizationAnswer = z.object({ value: z.tuple([graphOrganization], z.unknown()) })
export const domainsAnswer = collectionOf(graphDomain)
export const usersAnswer = collectionOf(graphUser)
export const usersDeltaAnswer = collectionOf(graphUserChange).extend({
  '@odata.deltaLink': z.string().optional(),
})
/** https://learn.microsoft.com/graph/api/resources/userregistrationdetails */
export const registrationsAnswer = collectionOf(
  z.object({
    id: z.string().min(1),
    isMfaRegistered: z.boolean(),
    isAdmin: flag,
    isMfaCapable: flag,
    methodsRegistered: z.array(z.string()).nullish(),
    userPreferredMethodForSecondaryAuthentication: text,
  }),
)
/** https://learn.microsoft.com/graph/api/resources/user */
export const accountsAnswer = collectionOf(
  z.object({
    id: z.string().min(1),
    displayName: text,
    userPrincipalName: text,
    userType: text,
    accountEnabled: flag,
    perUserMfaState: text,
  }),
)
/** https://learn.microsoft.com/graph/api/resources/signinactivity */
export const activityAnswer = collectionOf(
  z.object({
    id: z.string().min(1),
    signInActivity: z.object({ lastSignInDateTime: text, lastNonInteractiveSignInDateTime: text }).nullish(),
  }),
)
/** https://learn.microsoft.com/graph/api/resources/unifiedroleassignment */
export const roleAssignmentsAnswer = collectionOf(
  z.object({
    principalId: z.string().min(1),
    roleDefinitionId: text,
    principal: z.object({ '@odata.type': text }).nullish(),
  }),
)
export const groupChangesAnswer = collectionOf(
  z.object({
    id: z.string().min(1),
    displayName: text,
    'members@delta': z
      .array(z.object({ id: z.string().min(1), '@removed': z.unknown().optional() }))
      .nullish(),
    '@removed': z.unknown().optional(),
  }),
)
export const subscribedSkusAnswer = collectionOf(graphSubscribedSku)
