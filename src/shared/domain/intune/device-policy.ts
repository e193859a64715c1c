import { z } from 'zod'

/** One of the vendor's collections of policies for devices. */
export interface IntuneSet {
  /** Below the version: `deviceManagement/configurationPolicies`. */
  path: string
  /** Where the product shows it (INTUNE-01, INTUNE-02). */
  area: 'configuration' | 'compliance'
  /** The member that holds the name of a policy. */
  nameMember: 'name' | 'displayName'
}

/**
 * The collections that are read and written. Four of them are in beta alone, and of the others v1.0 lacks types and scope tags:
 * whoever asks the vendor asks beta, so that nothing is lost.
 * https://learn.microsoft.com/graph/api/resources/intune-graph-overview
 */
export const INTUNE_SETS = {
  /** The settings catalogue. */
  configurationPolicies: {
    path: 'deviceManagement/configurationPolicies',
    area: 'configuration',
    nameMember: 'name',
  },
  deviceConfigurations: {
    path: 'deviceManagement/deviceConfigurations',
    area: 'configuration',
    nameMember: 'displayName',
  },
  deviceCompliancePolicies: {
    path: 'deviceManagement/deviceCompliancePolicies',
    area: 'compliance',
    nameMember: 'displayName',
  },
  /** Compliance by the settings catalogue. */
  compliancePolicies: {
    path: 'deviceManagement/compliancePolicies',
    area: 'compliance',
    nameMember: 'name',
  },
  /** Administrative templates. */
  groupPolicyConfigurations: {
    path: 'deviceManagement/groupPolicyConfigurations',
    area: 'configuration',
    nameMember: 'displayName',
  },
  windowsDriverUpdateProfiles: {
    path: 'deviceManagement/windowsDriverUpdateProfiles',
    area: 'configuration',
    nameMember: 'displayName',
  },
  iosManagedAppProtections: {
    path: 'deviceAppManagement/iosManagedAppProtections',
    area: 'configuration',
    nameMember: 'displayName',
  },
  androidManagedAppProtections: {
    path: 'deviceAppManagement/androidManagedAppProtections',
    area: 'configuration',
    nameMember: 'displayName',
  },
} as const satisfies Record<string, IntuneSet>
export type IntuneSetName = keyof typeof INTUNE_SETS

export const SET_NAMES = [
  'configurationPolicies',
  'deviceConfigurations',
  'deviceCompliancePolicies',
  'compliancePolicies',
  'groupPolicyConfigurations',
  'windowsDriverUpdateProfiles',
  'iosManagedAppProtections',
  'androidManagedAppProtections',
] as const satisfies readonly IntuneSetName[]

/** Whether a text is the name of one of the collections. */
export const isSetName = (text: string): text is IntuneSetName => Object.hasOwn(INTUNE_SETS, text)

/** Collections whose policies are lists of settings of the catalogue. */
export const isCatalogue = (set: IntuneSetName): boolean =>
  set === 'configurationPolicies' || set === 'compliancePolicies'

/** What a device runs (INTUNE-03). */
export const PLATFORMS = ['windows', 'macOS', 'iOS', 'android', 'linux'] as const
export type Platform = (typeof PLATFORMS)[number]

/** What follows when a device is not compliant. https://learn.microsoft.com/graph/api/resources/intune-deviceconfig-devicecomplianceactiontype */
export const COMPLIANCE_ACTIONS = [
  'noAction',
  'notification',
  'block',
  'retire',
  'wipe',
  'removeResourceAccessProfiles',
  'pushNotification',
] as const

/** An action with how many hours after a device was found not to comply it follows; whatever else the vendor says of it stays. */
export const complianceActionSchema = z.looseObject({
  action: z.enum(COMPLIANCE_ACTIONS),
  graceHours: z.number().int().nonnegative(),
})
export type ComplianceAction = z.infer<typeof complianceActionSchema>

/** Whom a policy is for: groups by their ids. */
export const targetsSchema = z.object({
  everyDevice: z.boolean(),
  /** Everybody with a licence of Intune. */
  everyUser: z.boolean(),
  include: z.array(z.string()),
  exclude: z.array(z.string()),
})
export type Targets = z.infer<typeof targetsSchema>

/**
 * A policy for devices (INTUNE-03). `body` is every member that is not told beside it, as the vendor has it, those that nobody here
 * knows among them. In its `assignments` are only those that `targets` cannot say in full: with a filter, or of a kind that is
 * not known here.
 */
export const devicePolicySchema = z.object({
  set: z.enum(SET_NAMES),
  /** The vendor's; null for one that is not there yet. */
  id: z.string().nullable(),
  name: z.string(),
  description: z.string(),
  /** Null where it is for several, or nobody here knows. */
  platform: z.enum(PLATFORMS).nullable(),
  targets: targetsSchema,
  /** Of compliance policies; empty for all others. */
  actions: z.array(complianceActionSchema),
  body: z.record(z.string(), z.unknown()),
})
export type DevicePolicy = z.infer<typeof devicePolicySchema>
