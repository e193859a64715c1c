import { z } from 'zod'

/**
 * What is in a policy, as our API and devices have it (CA-03 to CA-07): the vendor's form, but levels of user and sign-in risk
 * are one text with commas, which the connector turns into the vendor's lists. Members that nobody here knows stay where they
 * are, at every depth, so that a policy goes through us without a loss. The vendor leaves out or writes null for what is not
 * set; both are kept as they came, and `readConditions` reads them alike.
 */
const texts = z.array(z.string()).nullish()
const text = z.string().nullish()

const guestsSchema = z.looseObject({
  /** With commas. */
  guestOrExternalUserTypes: text,
  /** Of `membershipKind` `enumerated` it has `members`, ids of tenants. */
  externalTenants: z.looseObject({ membershipKind: text, members: texts }).nullish(),
})

const filterSchema = z.looseObject({ mode: text, rule: text })

export const conditionsSchema = z.looseObject({
  users: z
    .looseObject({
      includeUsers: texts,
      excludeUsers: texts,
      includeGroups: texts,
      excludeGroups: texts,
      includeRoles: texts,
      excludeRoles: texts,
      includeGuestsOrExternalUsers: guestsSchema.nullish(),
      excludeGuestsOrExternalUsers: guestsSchema.nullish(),
    })
    .nullish(),
  applications: z
    .looseObject({
      includeApplications: texts,
      excludeApplications: texts,
      includeUserActions: texts,
      includeAuthenticationContextClassReferences: texts,
      applicationFilter: filterSchema.nullish(),
    })
    .nullish(),
  /** A policy for applications that sign in by themselves has these in place of users. */
  clientApplications: z
    .looseObject({ includeServicePrincipals: texts, excludeServicePrincipals: texts })
    .nullish(),
  locations: z.looseObject({ includeLocations: texts, excludeLocations: texts }).nullish(),
  platforms: z.looseObject({ includePlatforms: texts, excludePlatforms: texts }).nullish(),
  devices: z.looseObject({ deviceFilter: filterSchema.nullish() }).nullish(),
  clientAppTypes: texts,
  /** With commas, as all levels here. */
  userRiskLevels: text,
  signInRiskLevels: text,
  insiderRiskLevels: text,
  servicePrincipalRiskLevels: texts,
  authenticationFlows: z.looseObject({ transferMethods: text }).nullish(),
})
export type PolicyConditions = z.infer<typeof conditionsSchema>

export const grantControlsSchema = z.looseObject({
  operator: text,
  builtInControls: texts,
  customAuthenticationFactors: texts,
  termsOfUse: texts,
  authenticationStrength: z.looseObject({ id: z.string(), displayName: text }).nullish(),
})
export type GrantControls = z.infer<typeof grantControlsSchema>

export const sessionControlsSchema = z.looseObject({
  applicationEnforcedRestrictions: z.looseObject({ isEnabled: z.boolean().nullish() }).nullish(),
  cloudAppSecurity: z.looseObject({ isEnabled: z.boolean().nullish(), cloudAppSecurityType: text }).nullish(),
  signInFrequency: z
    .looseObject({
      isEnabled: z.boolean().nullish(),
      value: z.number().nullish(),
      /** `hours` or `days`. */
      type: text,
      authenticationType: text,
      /** `timeBased` or `everyTime`. */
      frequencyInterval: text,
    })
    .nullish(),
  persistentBrowser: z.looseObject({ isEnabled: z.boolean().nullish(), mode: text }).nullish(),
  continuousAccessEvaluation: z.looseObject({ mode: text }).nullish(),
  disableResilienceDefaults: z.boolean().nullish(),
  secureSignInSession: z.looseObject({ isEnabled: z.boolean().nullish() }).nullish(),
})
export type SessionControls = z.infer<typeof sessionControlsSchema>

/** What somebody writes: a policy without what the vendor alone says of it (CA-28). */
export const policyBodySchema = z.looseObject({
  displayName: z.string(),
  /** One of `POLICY_STATES`; another one is told by the validation, and kept. */
  state: z.string(),
  conditions: conditionsSchema,
  grantControls: grantControlsSchema.nullish(),
  sessionControls: sessionControlsSchema.nullish(),
})
export type PolicyBody = z.infer<typeof policyBodySchema>

/** What only the vendor sets. */
export const READ_ONLY_MEMBERS = ['id', 'createdDateTime', 'modifiedDateTime'] as const

/** A policy of a tenant. */
export const policySchema = policyBodySchema.extend({
  id: z.string(),
  /** ISO 8601. */
  createdDateTime: text,
  modifiedDateTime: text,
  /** Of the vendor's template that it was made of. */
  templateId: text,
})
export type Policy = z.infer<typeof policySchema>

/** The parts of a text with commas, in its order; empty where there is none. */
export const levelsOf = (levels: string | null | undefined): readonly string[] =>
  (levels ?? '')
    .split(',')
    .map((level) => level.trim())
    .filter((level) => level !== '')
