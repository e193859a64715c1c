import { defineCheck } from '../check.ts'
import { coversUserAction, demandsSecondFactor, includes, whereSome } from '../settings/conditional-access.ts'
import { choice, compliant, notCompliant } from '../verdict.ts'
import { EVERYBODY, newPolicy, SECOND_FACTOR } from '../settings/new-policy.ts'

export const deviceRegistrationNeedsASecondFactor = defineCheck({
  id: 'device-registration-needs-a-second-factor',
  code: 'CAP-05',
  area: 'conditionalAccess',
  severity: 'high',
  effort: 'medium',
  requires: 'entraP1',
  reads: ['conditionalAccessPolicies', 'deviceRegistrationPolicy'],
  anchors: {},
  target: 'mfa',
  manual: newPolicy(
    'https://learn.microsoft.com/entra/identity/conditional-access/policy-all-users-device-registration',
    {
      conditions: { users: EVERYBODY, applications: { includeUserActions: ['urn:user:registerdevice'] } },
      grantControls: SECOND_FACTOR,
    },
  ),
  evaluate({ conditionalAccessPolicies, deviceRegistrationPolicy: { multiFactorAuthConfiguration } }) {
    const setting = choice(multiFactorAuthConfiguration, { good: ['required'], bad: ['notRequired'] })
    if (setting.status === 'notMeasured') return setting
    const policy = whereSome(
      conditionalAccessPolicies,
      (each) =>
        includes(each.conditions?.users?.includeUsers, 'All') &&
        coversUserAction(each, 'urn:user:registerdevice') &&
        demandsSecondFactor(each),
    )
    if (policy.status !== 'compliant') return setting.status === 'compliant' ? setting : policy
    // Where both ask, the setting gets in the way of the policy.
    return setting.status === 'compliant' ? notCompliant(setting.found) : compliant(policy.found)
  },
})
