import { z } from 'zod'

/** What can be turned on or off for an organization (PERM-24); `alerts` has no name in the specification (SHELL-06). */
export const FEATURES = [
  'posture-protect-m3',
  'discover-security',
  'engage-autopilot',
  'castellan-ai-assistant',
  'defender-policies',
  'intune',
  'secure-licensing',
  'test-account',
  'scheduled-reports',
  'reporting',
  'auto-ignore',
  'alerts',
] as const
export const featureSchema = z.enum(FEATURES)
export type Feature = z.infer<typeof featureSchema>

export const featureFlagSchema = z.object({
  /** The feature again: rows are found by it. */
  id: featureSchema,
  feature: featureSchema,
  enabled: z.boolean(),
})
export type FeatureFlag = z.infer<typeof featureFlagSchema>

/** Off unless somebody turns them on: an assistant that costs money, and the mark of the shared trial account. */
const OFF_AT_FIRST: readonly Feature[] = ['castellan-ai-assistant', 'test-account']

/** The flags of a new organization. */
export const firstFeatureFlags = (): FeatureFlag[] =>
  FEATURES.map((feature) => ({ id: feature, feature, enabled: !OFF_AT_FIRST.includes(feature) }))

/** The features that are on; one that no row names is off. */
export const enabledFeatures = (flags: readonly FeatureFlag[]): ReadonlySet<Feature> =>
  new Set(flags.filter(({ enabled }) => enabled).map(({ feature }) => feature))
