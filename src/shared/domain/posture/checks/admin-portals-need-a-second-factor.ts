import { defineCheck } from '../check.ts'
import {
  coversAdministrators,
  coversEveryApp,
  demandsSecondFactor,
  includes,
  whereSome,
} from '../settings/conditional-access.ts'
import { ADMINISTRATORS, newPolicy, SECOND_FACTOR } from '../settings/new-policy.ts'

/** The admin portals as a group, and the interface by which Azure is managed. */
const PORTALS = ['MicrosoftAdminPortals', '797f4846-ba00-4fd7-ba43-dac1f8f63013']

export const adminPortalsNeedASecondFactor = defineCheck({
  id: 'admin-portals-need-a-second-factor',
  code: 'CAP-07',
  area: 'conditionalAccess',
  severity: 'critical',
  effort: 'medium',
  requires: 'entraP1',
  reads: ['conditionalAccessPolicies'],
  anchors: {},
  target: 'mfa',
  manual: newPolicy(
    'https://learn.microsoft.com/entra/identity/conditional-access/policy-old-require-mfa-admin-portals',
    {
      conditions: { users: ADMINISTRATORS, applications: { includeApplications: PORTALS } },
      grantControls: SECOND_FACTOR,
    },
  ),
  evaluate: ({ conditionalAccessPolicies }) =>
    whereSome(
      conditionalAccessPolicies,
      (policy) =>
        coversAdministrators(policy) &&
        demandsSecondFactor(policy) &&
        (coversEveryApp(policy) ||
          PORTALS.some((app) => includes(policy.conditions?.applications?.includeApplications, app))),
    ),
})
