import { defineCheck } from '../check.ts'
import { blocks, coversEveryApp, coversEveryone, whereSome } from '../settings/conditional-access.ts'
import { BLOCK, EVERY_APP, EVERYBODY, newPolicy } from '../settings/new-policy.ts'

export const deviceCodeFlowBlocked = defineCheck({
  id: 'device-code-flow-blocked',
  code: 'CAP-02',
  area: 'conditionalAccess',
  severity: 'critical',
  effort: 'medium',
  requires: 'entraP1',
  reads: ['conditionalAccessPolicies'],
  anchors: { cis: ['5.2.2.12'], cisa: ['MS.AAD.3.9v1'] },
  target: 'block',
  manual: newPolicy(
    'https://learn.microsoft.com/entra/identity/conditional-access/policy-block-authentication-flows',
    {
      conditions: {
        users: EVERYBODY,
        applications: EVERY_APP,
        authenticationFlows: { transferMethods: 'deviceCodeFlow' },
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
        // Several are written into one text, with commas between them.
        (policy.conditions?.authenticationFlows?.transferMethods ?? '').split(',').includes('deviceCodeFlow'),
    ),
})
