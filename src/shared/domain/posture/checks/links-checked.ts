import { defineCheck } from '../check.ts'
import { everyOwnPolicy, ownOf, policiesChanged, switches } from '../settings/policy-list.ts'

const wanted = {
  EnableSafeLinksForEmail: true,
  EnableSafeLinksForTeams: true,
  EnableSafeLinksForOffice: true,
  EnableForInternalSenders: true,
  ScanUrls: true,
  DeliverMessageAfterScan: true,
  TrackClicks: true,
  AllowClickThrough: false,
}

// https://learn.microsoft.com/defender-office-365/safe-links-policies-configure
export const linksChecked = defineCheck({
  id: 'links-checked',
  code: 'MDO-02',
  area: 'defender',
  severity: 'medium',
  effort: 'low',
  requires: 'defenderOffice1',
  reads: ['safeLinksPolicies'],
  anchors: {
    cis: ['2.1.1'],
    cisa: ['MS.SECURITYSUITE.7.1v1', 'MS.SECURITYSUITE.7.2v1', 'MS.SECURITYSUITE.7.3v1'],
  },
  target: wanted,
  evaluate: ({ safeLinksPolicies }) => everyOwnPolicy(safeLinksPolicies, switches(wanted)),
  remedy: ({ safeLinksPolicies }) =>
    policiesChanged('safeLinksPolicies', ownOf(safeLinksPolicies), switches(wanted)),
})
