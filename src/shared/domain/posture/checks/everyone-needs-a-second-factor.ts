import { defineCheck } from '../check.ts'
import {
  coversEveryApp,
  coversEveryone,
  demandsSecondFactor,
  isUnconditional,
  whereSome,
} from '../settings/conditional-access.ts'
import { compliant, notMeasured } from '../verdict.ts'
import { EVERY_APP, EVERYBODY, newPolicy, SECOND_FACTOR } from '../settings/new-policy.ts'

export const everyoneNeedsASecondFactor = defineCheck({
  id: 'everyone-needs-a-second-factor',
  code: 'AUT-01',
  area: 'authentication',
  severity: 'critical',
  effort: 'high',
  requires: 'free',
  reads: ['conditionalAccessPolicies', 'securityDefaults'],
  anchors: { cis: ['5.2.2.2'], cisa: ['MS.AAD.3.2v2'] },
  target: 'mfa',
  manual: newPolicy(
    'https://learn.microsoft.com/entra/identity/conditional-access/policy-all-users-mfa-strength',
    { conditions: { users: EVERYBODY, applications: EVERY_APP }, grantControls: SECOND_FACTOR },
  ),
  evaluate({ conditionalAccessPolicies, securityDefaults: { isEnabled } }) {
    if (isEnabled === undefined) return notMeasured('unexpectedAnswer', 'isEnabled')
    if (isEnabled) return compliant({ isEnabled })
    return whereSome(
      conditionalAccessPolicies,
      (policy) =>
        coversEveryone(policy) &&
        coversEveryApp(policy) &&
        isUnconditional(policy) &&
        demandsSecondFactor(policy),
    )
  },
})
