/** What templates and baselines are made of, by the names of the API (CA-23, DEF-07, INTUNE-07). */
export const POLICY_TYPES = [
  'CONDITIONAL_ACCESS',
  'DEFENDER',
  'INTUNE_CONFIGURATION',
  'INTUNE_COMPLIANCE',
] as const
export type PolicyType = (typeof POLICY_TYPES)[number]
