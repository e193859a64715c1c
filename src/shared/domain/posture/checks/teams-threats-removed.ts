import { defineCheck } from '../check.ts'
import { everyPolicy, policiesChanged, switches } from '../settings/policy-list.ts'

const DEMANDS = switches({ ZapEnabled: true })

// https://learn.microsoft.com/defender-office-365/mdo-support-teams-about
export const teamsThreatsRemoved = defineCheck({
  id: 'teams-threats-removed',
  code: 'MDO-14',
  area: 'defender',
  severity: 'medium',
  effort: 'low',
  requires: 'defenderOffice2',
  reads: ['teamsProtectionPolicies'],
  anchors: { cis: ['2.4.4'] },
  target: true,
  evaluate: ({ teamsProtectionPolicies }) => everyPolicy(teamsProtectionPolicies, DEMANDS),
  remedy: ({ teamsProtectionPolicies }) =>
    policiesChanged('teamsProtectionPolicies', teamsProtectionPolicies, DEMANDS),
})
