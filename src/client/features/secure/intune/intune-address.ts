import { z } from 'zod'
import type { IntuneSetName, Platform } from '#shared/domain/intune/device-policy.ts'
import { listAddress } from '#client/parts/list/list-address.ts'

export const DEVICE_POLICY_SORTS = ['policy', 'company', 'platform', 'kind', 'settings'] as const

// By hand, because every start needs the address, and what policies are is much more.
const SETS = [
  'configurationPolicies',
  'deviceConfigurations',
  'deviceCompliancePolicies',
  'compliancePolicies',
  'groupPolicyConfigurations',
  'windowsDriverUpdateProfiles',
  'iosManagedAppProtections',
  'androidManagedAppProtections',
] as const satisfies readonly IntuneSetName[]

/** What policies are for; `other` is several platforms, or one that nobody here knows. */
export const PLATFORM_CHOICES = [
  'windows',
  'macOS',
  'iOS',
  'android',
  'linux',
  'other',
] as const satisfies readonly (Platform | 'other')[]
export type PlatformChoice = (typeof PLATFORM_CHOICES)[number]

/** What the address of the policies for devices holds beside its path; `open` is a policy of a company. */
export const intuneAddressSchema = listAddress(DEVICE_POLICY_SORTS).extend({
  platform: z.enum(PLATFORM_CHOICES).optional().catch(undefined),
  kind: z.enum(SETS).optional().catch(undefined),
  /** Whether it is for anybody. */
  assigned: z.boolean().optional().catch(undefined),
  /** How the panel shows its policy; without it in words. */
  view: z.literal('json').optional().catch(undefined),
  /** What was changed from here is open: of the company that the list is of, or of all. */
  changes: z
    .union([z.literal(true), z.literal('all')])
    .optional()
    .catch(undefined),
  /** What was found changed in the policies of the company is open. */
  history: z.literal(true).optional().catch(undefined),
  /** A change that the server refused, to be corrected. */
  correct: z.string().min(1).optional().catch(undefined),
})
export type IntuneAddress = z.infer<typeof intuneAddressSchema>
