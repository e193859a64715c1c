import { defineCheck } from '../check.ts'
import { switched } from '../verdict.ts'

// https://learn.microsoft.com/graph/api/resources/sharepointsettings
export const usersCannotCreateSites = defineCheck({
  id: 'users-cannot-create-sites',
  code: 'SPO-16',
  area: 'sharePoint',
  severity: 'low',
  effort: 'medium',
  requires: 'sharePoint',
  reads: ['sharePointSettings'],
  anchors: {},
  target: false,
  evaluate: ({ sharePointSettings }) => switched(false, sharePointSettings.isSiteCreationEnabled),
  remedy: () => [{ source: 'sharePointSettings', set: { isSiteCreationEnabled: false } }],
})
