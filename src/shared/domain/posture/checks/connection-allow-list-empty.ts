import { defineCheck } from '../check.ts'
import { notMeasured, verdictOf } from '../verdict.ts'

// https://learn.microsoft.com/defender-office-365/connection-filter-policies-configure
export const connectionAllowListEmpty = defineCheck({
  id: 'connection-allow-list-empty',
  code: 'MDO-11',
  area: 'defender',
  severity: 'medium',
  effort: 'medium',
  requires: 'exchange',
  reads: ['connectionFilterPolicies'],
  anchors: { cis: ['2.1.12'], cisa: ['MS.SECURITYSUITE.8.1v1'] },
  target: [],
  evaluate({ connectionFilterPolicies: policies }) {
    if (policies.length === 0 || policies.some(({ IPAllowList }) => !IPAllowList))
      return notMeasured('unexpectedAnswer')
    const allowed = policies.flatMap(({ IPAllowList = [] }) => IPAllowList)
    return verdictOf(allowed.length === 0, allowed)
  },
  remedy: ({ connectionFilterPolicies }) =>
    connectionFilterPolicies
      .filter(({ IPAllowList }) => IPAllowList?.length !== 0)
      .map(({ Identity }) => ({
        source: 'connectionFilterPolicies',
        object: Identity,
        set: { IPAllowList: [] },
      })),
})
