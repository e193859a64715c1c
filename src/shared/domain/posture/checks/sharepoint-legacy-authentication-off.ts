import { defineCheck } from '../check.ts'
import { switched } from '../verdict.ts'

// https://learn.microsoft.com/graph/api/resources/sharepointsettings
export const sharepointLegacyAuthenticationOff = defineCheck({
  id: 'sharepoint-legacy-authentication-off',
  code: 'SPO-10',
  area: 'sharePoint',
  severity: 'critical',
  effort: 'low',
  requires: 'sharePoint',
  reads: ['sharePointSettings'],
  anchors: { cis: ['7.2.1'] },
  target: false,
  evaluate: ({ sharePointSettings }) => switched(false, sharePointSettings.isLegacyAuthProtocolsEnabled),
  remedy: () => [{ source: 'sharePointSettings', set: { isLegacyAuthProtocolsEnabled: false } }],
})
