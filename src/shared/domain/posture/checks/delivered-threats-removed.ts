import { defineCheck } from '../check.ts'
import { everyPolicy, policiesChanged, switches } from '../settings/policy-list.ts'
import { allOf } from '../verdict.ts'

const ofMalware = { ZapEnabled: true }
const ofContent = { SpamZapEnabled: true, PhishZapEnabled: true }

// https://learn.microsoft.com/defender-office-365/zero-hour-auto-purge
export const deliveredThreatsRemoved = defineCheck({
  id: 'delivered-threats-removed',
  code: 'MDO-07',
  area: 'defender',
  severity: 'medium',
  effort: 'low',
  requires: 'exchange',
  reads: ['contentFilterPolicies', 'malwareFilterPolicies'],
  anchors: { cisa: ['MS.SECURITYSUITE.1.2v1'] },
  target: { ...ofMalware, ...ofContent },
  evaluate: ({ contentFilterPolicies, malwareFilterPolicies }) =>
    allOf(
      everyPolicy(malwareFilterPolicies, switches(ofMalware)),
      everyPolicy(contentFilterPolicies, switches(ofContent)),
    ),
  remedy: ({ contentFilterPolicies, malwareFilterPolicies }) => [
    ...policiesChanged('malwareFilterPolicies', malwareFilterPolicies, switches(ofMalware)),
    ...policiesChanged('contentFilterPolicies', contentFilterPolicies, switches(ofContent)),
  ],
})
