import { defineCheck } from '../check.ts'
import {
  coversAdministrators,
  coversEveryApp,
  demandsSecondFactor,
  isUnconditional,
  whereSome,
} from '../settings/conditional-access.ts'
import { compliant, notMeasured } from '../verdict.ts'
import { ADMINISTRATORS, EVERY_APP, newPolicy, SECOND_FACTOR } from '../settings/new-policy.ts'

export const administratorsNeedASecondFactor = defineCheck({
  id: 'administrators-need-a-second-factor',
  code: 'AUT-02',
  area: 'authentication',
  severity: 'critical',
  effort: 'medium',
  requires: 'free',
  reads: ['conditionalAccessPolicies', 'securityDefaults'],
  anchors: { cis: ['5.2.2.1'] },
  target: 'mfa',
  manual: newPolicy(
    'https://learn.microsoft.com/entra/identity/conditional-access/policy-old-require-mfa-admin',
    { conditions: { users: ADMINISTRATORS, applications: EVERY_APP }, grantControls: SECOND_FACTOR },
  ),
  evaluate({ conditionalAccessPolicies, securityDefaults: { isEnabled } }) {
    if (isEnabled === undefined) return notMeasured('unexpectedAnswer', 'isEnabled')
    if (isEnabled) return compliant({ isEnabled })
    return whereSome(
      conditionalAccessPolicies,
      (policy) =>
        coversAdministrators(policy) &&
        coversEveryApp(policy) &&
        isUnconditional(policy) &&
        demandsSecondFactor(policy),
    )
  },
})
