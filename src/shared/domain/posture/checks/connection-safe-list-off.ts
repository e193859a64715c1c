import { defineCheck } from '../check.ts'
import { notMeasured, verdictOf } from '../verdict.ts'

// https://learn.microsoft.com/defender-office-365/connection-filter-policies-configure
export const connectionSafeListOff = defineCheck({
  id: 'connection-safe-list-off',
  code: 'MDO-12',
  area: 'defender',
  severity: 'medium',
  effort: 'low',
  requires: 'exchange',
  reads: ['connectionFilterPolicies'],
  anchors: { cis: ['2.1.13'], cisa: ['MS.SECURITYSUITE.8.2v1'] },
  target: false,
  evaluate({ connectionFilterPolicies: policies }) {
    if (policies.length === 0 || policies.some(({ EnableSafeList }) => EnableSafeList === undefined))
      return notMeasured('unexpectedAnswer')
    const isOn = policies.some(({ EnableSafeList }) => EnableSafeList)
    return verdictOf(!isOn, isOn)
  },
  remedy: ({ connectionFilterPolicies }) =>
    connectionFilterPolicies
      .filter(({ EnableSafeList }) => EnableSafeList)
      .map(({ Identity }) => ({
        source: 'connectionFilterPolicies',
        object: Identity,
        set: { EnableSafeList: false },
      })),
})
