import { defineCheck } from '../check.ts'
import { notMeasured, switched, verdictOf } from '../verdict.ts'

// https://learn.microsoft.com/sharepoint/allow-syncing-only-on-specific-domains
export const oneDriveSyncRestricted = defineCheck({
  id: 'one-drive-sync-restricted',
  code: 'SPO-14',
  area: 'sharePoint',
  severity: 'medium',
  effort: 'high',
  requires: 'sharePoint',
  reads: ['sharePointSettings'],
  anchors: {},
  target: true,
  evaluate({ sharePointSettings }) {
    const { isUnmanagedSyncAppForTenantRestricted: isRestricted, allowedDomainGuidsForSyncApp: domains } =
      sharePointSettings
    if (isRestricted !== true) return switched(true, isRestricted)
    return domains
      ? verdictOf(domains.length > 0, domains)
      : notMeasured('unexpectedAnswer', 'allowedDomainGuidsForSyncApp')
  },
  // Which domains are known is for the customer to say, and without any nobody could sync.
  remedy: ({ sharePointSettings: { allowedDomainGuidsForSyncApp: domains } }) =>
    domains?.length
      ? [{ source: 'sharePointSettings', set: { isUnmanagedSyncAppForTenantRestricted: true } }]
      : [],
})
