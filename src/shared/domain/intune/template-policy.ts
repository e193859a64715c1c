import { type DevicePolicySummary, summaryOf } from './device-policies.ts'
import type { DevicePolicy } from './device-policy.ts'
import type { TemplateSummary } from './device-template.ts'
import { forAnotherTenant } from './for-another-tenant.ts'
import { holdsSecrets } from './holds-secrets.ts'
import { validateDevicePolicy } from './validate-device-policy.ts'

/** What a template keeps of a policy, and what devices are told of it. */
export function templateOf(whole: DevicePolicy): {
  kept: DevicePolicy
  summary: TemplateSummary
} {
  const kept = forAnotherTenant(whole)
  return { kept, summary: templateSummaryOf(summaryOf({ ...kept, id: '' })) }
}

/** What a template tells of a policy that a list tells of. */
export const templateSummaryOf = ({
  set,
  name,
  description,
  platform,
  actions,
  settings,
}: DevicePolicySummary): TemplateSummary => ({ set, name, description, platform, actions, settings })

/** Why a template is not made of a policy; undefined where it is. What sets a secret was not read whole. */
export function templateObstacle(whole: DevicePolicy): 'holdsSecrets' | 'invalid' | undefined {
  if (holdsSecrets(whole)) return 'holdsSecrets'
  return validateDevicePolicy(forAnotherTenant(whole)).length > 0 ? 'invalid' : undefined
}
