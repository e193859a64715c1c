import { defineCheck } from '../check.ts'
import {
  blocks,
  coversEveryApp,
  coversEveryone,
  includes,
  whereSome,
} from '../settings/conditional-access.ts'

// https://learn.microsoft.com/entra/identity/conditional-access/policy-all-users-device-unknown-unsupported
export const unknownPlatformsBlocked = defineCheck({
  id: 'unknown-platforms-blocked',
  code: 'CAP-15',
  area: 'conditionalAccess',
  severity: 'medium',
  effort: 'medium',
  requires: 'entraP1',
  reads: ['conditionalAccessPolicies'],
  anchors: {},
  target: 'block',
  evaluate: ({ conditionalAccessPolicies }) =>
    whereSome(
      conditionalAccessPolicies,
      (policy) =>
        coversEveryone(policy) &&
        coversEveryApp(policy) &&
        blocks(policy) &&
        includes(policy.conditions?.platforms?.includePlatforms, 'all') &&
        (policy.conditions?.platforms?.excludePlatforms ?? []).length > 0,
    ),
})
