import { defineCheck } from '../check.ts'
import { switched } from '../verdict.ts'

// https://learn.microsoft.com/graph/api/resources/sharepointsettings
export const guestsCannotReshare = defineCheck({
  id: 'guests-cannot-reshare',
  code: 'SPO-03',
  area: 'sharePoint',
  severity: 'medium',
  effort: 'low',
  requires: 'sharePoint',
  reads: ['sharePointSettings'],
  anchors: { cis: ['7.2.5'] },
  target: false,
  evaluate: ({ sharePointSettings }) => switched(false, sharePointSettings.isResharingByExternalUsersEnabled),
  remedy: () => [{ source: 'sharePointSettings', set: { isResharingByExternalUsersEnabled: false } }],
})
