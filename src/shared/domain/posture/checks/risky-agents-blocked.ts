import { defineCheck } from '../check.ts'
import { blocks, includes, whereSome } from '../settings/conditional-access.ts'
import { POLICIES } from '../settings/new-policy.ts'

// https://learn.microsoft.com/entra/identity/conditional-access/agent-id
export const riskyAgentsBlocked = defineCheck({
  id: 'risky-agents-blocked',
  code: 'CAP-26',
  area: 'conditionalAccess',
  severity: 'high',
  effort: 'medium',
  requires: 'entraP2',
  reads: ['conditionalAccessPoliciesPreview'],
  anchors: { cisa: ['MS.AAD.9.1v1'] },
  target: 'block',
  manual: {
    portal: 'entra',
    path: POLICIES,
    page: 'https://learn.microsoft.com/entra/identity/conditional-access/policy-agent-block-high-risk',
  },
  evaluate: ({ conditionalAccessPoliciesPreview }) =>
    whereSome(
      conditionalAccessPoliciesPreview,
      (policy) =>
        includes(policy.conditions?.clientApplications?.includeAgentIdServicePrincipals, 'All') &&
        includes(policy.conditions?.agentIdRiskLevels?.split(','), 'high') &&
        blocks(policy),
    ),
})
