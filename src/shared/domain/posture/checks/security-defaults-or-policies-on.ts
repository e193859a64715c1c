import { defineCheck } from '../check.ts'
import { notMeasured, verdictOf } from '../verdict.ts'

// Turning the defaults on asks everybody for a second factor at once, which is for a person to announce.
export const securityDefaultsOrPoliciesOn = defineCheck({
  id: 'security-defaults-or-policies-on',
  code: 'ENT-01',
  area: 'entra',
  severity: 'critical',
  effort: 'high',
  requires: 'free',
  reads: ['conditionalAccessPolicies', 'securityDefaults'],
  anchors: {},
  target: { isEnabled: true },
  manual: {
    portal: 'entra',
    path: ['Entra ID', 'Overview', 'Properties'],
    command: 'Update-MgPolicyIdentitySecurityDefaultEnforcementPolicy -BodyParameter @{ isEnabled = $true }',
    page: 'https://learn.microsoft.com/entra/fundamentals/security-defaults',
  },
  evaluate({ conditionalAccessPolicies, securityDefaults: { isEnabled } }) {
    if (isEnabled === undefined) return notMeasured('unexpectedAnswer', 'isEnabled')
    const policies = conditionalAccessPolicies.filter(({ state }) => state === 'enabled').length
    return verdictOf(isEnabled || policies > 0, { isEnabled, policies })
  },
})
