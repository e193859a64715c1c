import { defineCheck } from '../check.ts'
import { switched } from '../verdict.ts'

// https://learn.microsoft.com/graph/api/resources/adminreportsettings
export const usageReportsShowNames = defineCheck({
  id: 'usage-reports-show-names',
  code: 'ENT-23',
  area: 'entra',
  severity: 'low',
  effort: 'low',
  requires: 'free',
  reads: ['reportSettings'],
  anchors: {},
  target: false,
  evaluate: ({ reportSettings }) => switched(false, reportSettings.displayConcealedNames),
  remedy: () => [{ source: 'reportSettings', set: { displayConcealedNames: false } }],
})
