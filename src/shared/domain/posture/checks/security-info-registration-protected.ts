import { defineCheck } from '../check.ts'
import {
  coversUserAction,
  demandsSecondFactor,
  grants,
  includes,
  whereSome,
} from '../settings/conditional-access.ts'
import { EVERYBODY, newPolicy, SECOND_FACTOR } from '../settings/new-policy.ts'

export const securityInfoRegistrationProtected = defineCheck({
  id: 'security-info-registration-protected',
  code: 'CAP-04',
  area: 'conditionalAccess',
  severity: 'critical',
  effort: 'medium',
  requires: 'entraP1',
  reads: ['conditionalAccessPolicies'],
  anchors: { cis: ['5.2.2.10'], cisa: ['MS.AAD.3.8v1'] },
  target: ['mfa', 'compliantDevice'],
  manual: newPolicy(
    'https://learn.microsoft.com/entra/identity/conditional-access/policy-all-users-security-info-registration',
    {
      conditions: {
        users: EVERYBODY,
        applications: { includeUserActions: ['urn:user:registersecurityinfo'] },
        locations: { includeLocations: ['All'], excludeLocations: ['AllTrusted'] },
      },
      grantControls: SECOND_FACTOR,
    },
  ),
  evaluate: ({ conditionalAccessPolicies }) =>
    whereSome(
      conditionalAccessPolicies,
      (policy) =>
        includes(policy.conditions?.users?.includeUsers, 'All') &&
        coversUserAction(policy, 'urn:user:registersecurityinfo') &&
        (demandsSecondFactor(policy) || grants(policy, 'compliantDevice')),
    ),
})
