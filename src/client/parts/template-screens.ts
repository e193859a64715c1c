import type { PolicyType } from '#shared/domain/policy-templates/policy-types.ts'

/** Where templates and baselines of each type are. */
export const TEMPLATE_SCREENS = {
  CONDITIONAL_ACCESS: '/secure/policy-management/templates',
  DEFENDER: '/secure/defender/templates',
  INTUNE_CONFIGURATION: '/secure/intune/configuration-templates',
  INTUNE_COMPLIANCE: '/secure/intune/compliance-templates',
} as const satisfies Record<PolicyType, string>
