import { defineCheck } from '../check.ts'
import {
  blocks,
  coversEveryApp,
  coversEveryone,
  includes,
  whereSome,
} from '../settings/conditional-access.ts'
import { BLOCK, EVERY_APP, EVERYBODY, newPolicy } from '../settings/new-policy.ts'

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
  manual: newPolicy(
    'https://learn.microsoft.com/entra/identity/conditional-access/policy-all-users-device-unknown-unsupported',
    {
      conditions: {
        users: EVERYBODY,
        applications: EVERY_APP,
        platforms: {
          includePlatforms: ['all'],
          excludePlatforms: ['android', 'iOS', 'windows', 'macOS', 'linux'],
        },
      },
      grantControls: BLOCK,
    },
  ),
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
