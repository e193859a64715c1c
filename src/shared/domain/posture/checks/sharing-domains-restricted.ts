import { defineCheck } from '../check.ts'
import { choice, compliant, notCompliant, notMeasured } from '../verdict.ts'

// https://learn.microsoft.com/graph/api/resources/sharepointsettings
export const sharingDomainsRestricted = defineCheck({
  id: 'sharing-domains-restricted',
  code: 'SPO-04',
  area: 'sharePoint',
  severity: 'medium',
  effort: 'high',
  requires: 'sharePoint',
  reads: ['sharePointSettings'],
  anchors: { cis: ['7.2.6'], cisa: ['MS.SHAREPOINT.1.3v1'] },
  target: 'allowList',
  manual: {
    portal: 'admin',
    path: ['Admin centers', 'SharePoint', 'Policies', 'Sharing'],
    command:
      'Set-SPOTenant -SharingDomainRestrictionMode AllowList -SharingAllowedDomainList "<first domain> <second domain>"',
    page: 'https://learn.microsoft.com/sharepoint/restricted-domains-sharing',
  },
  evaluate({ sharePointSettings }) {
    const { sharingCapability, sharingDomainRestrictionMode, sharingAllowedDomainList } = sharePointSettings
    // Where nothing is shared with outsiders there is nothing to restrict.
    if (sharingCapability === 'disabled') return compliant(sharingCapability)
    const mode = choice(sharingDomainRestrictionMode, { good: ['allowList'], bad: ['none', 'blockList'] })
    if (mode.status !== 'compliant') return mode
    if (!sharingAllowedDomainList) return notMeasured('unexpectedAnswer', 'sharingAllowedDomainList')
    return sharingAllowedDomainList.length > 0
      ? compliant(sharingAllowedDomainList)
      : notCompliant(sharingAllowedDomainList)
  },
})
