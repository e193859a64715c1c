import { defineCheck } from '../check.ts'
import { blocks, coversEveryApp, coversEveryone, whereSome } from '../settings/conditional-access.ts'
import { BLOCK, EVERY_APP, EVERYBODY, newPolicy } from '../settings/new-policy.ts'

export const authenticationTransferBlocked = defineCheck({
  id: 'authentication-transfer-blocked',
  code: 'CAP-03',
  area: 'conditionalAccess',
  severity: 'medium',
  effort: 'medium',
  requires: 'entraP1',
  reads: ['conditionalAccessPolicies'],
  anchors: { cis: ['5.2.2.17'] },
  target: 'block',
  manual: newPolicy(
    'https://learn.microsoft.com/entra/identity/conditional-access/policy-block-authentication-flows',
    {
      conditions: {
        users: EVERYBODY,
        applications: EVERY_APP,
        authenticationFlows: { transferMethods: 'authenticationTransfer' },
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
        (policy.conditions?.authenticationFlows?.transferMethods ?? '')
          .split(',')
          .includes('authenticationTransfer'),
    ),
})
