import { defineCheck } from '../check.ts'
import { allSwitched } from '../verdict.ts'

const wanted = { EnableATPForSPOTeamsODB: true, EnableSafeDocs: true, AllowSafeDocsOpen: false }

// https://learn.microsoft.com/defender-office-365/safe-attachments-for-spo-odfb-teams-configure
export const sharedFilesScanned = defineCheck({
  id: 'shared-files-scanned',
  code: 'MDO-04',
  area: 'defender',
  severity: 'medium',
  effort: 'low',
  requires: 'defenderOffice1',
  reads: ['atpPolicyForO365'],
  anchors: { cis: ['2.1.5'], cisa: ['MS.SECURITYSUITE.1.4v1'] },
  target: wanted,
  evaluate: ({ atpPolicyForO365 }) => allSwitched(wanted, atpPolicyForO365),
  remedy: () => [{ source: 'atpPolicyForO365', set: wanted }],
})
