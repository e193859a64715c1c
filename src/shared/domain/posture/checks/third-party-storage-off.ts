import { defineCheck } from '../check.ts'
import { allOf, notCompliant, switched } from '../verdict.ts'

// https://learn.microsoft.com/microsoft-365/admin/setup/set-up-file-storage-and-sharing
export const thirdPartyStorageOff = defineCheck({
  id: 'third-party-storage-off',
  code: 'ENT-26',
  area: 'entra',
  severity: 'low',
  effort: 'medium',
  requires: 'free',
  reads: ['thirdPartyStorageApps'],
  anchors: { cis: ['1.3.7'] },
  target: false,
  evaluate({ thirdPartyStorageApps }) {
    const [first, ...rest] = thirdPartyStorageApps.map(({ accountEnabled }) =>
      switched(false, accountEnabled),
    )
    // Where the app is not in the tenant yet, it comes, turned on, with the first who uses it.
    return first ? allOf(first, ...rest) : notCompliant(null)
  },
  remedy: ({ thirdPartyStorageApps }) =>
    thirdPartyStorageApps
      .filter(({ accountEnabled }) => accountEnabled)
      .map(({ id }) => ({ source: 'thirdPartyStorageApps', object: id, set: { accountEnabled: false } })),
})
