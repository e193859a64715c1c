import { defineCheck } from '../check.ts'
import {
  coversAdministrators,
  coversEveryApp,
  demandsSecondFactor,
  isUnconditional,
  whereSome,
} from '../settings/conditional-access.ts'
import { compliant, notMeasured } from '../verdict.ts'

// https://learn.microsoft.com/entra/identity/conditional-access/policy-old-require-mfa-admin
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
