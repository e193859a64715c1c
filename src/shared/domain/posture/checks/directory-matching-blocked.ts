import { defineCheck } from '../check.ts'
import { whereSynchronized } from '../settings/synchronized-directory.ts'
import { allSwitched } from '../verdict.ts'

const wanted = { blockSoftMatchEnabled: true, blockCloudObjectTakeoverThroughHardMatchEnabled: true }

// https://learn.microsoft.com/entra/identity/hybrid/connect/how-to-connect-syncservice-features
export const directoryMatchingBlocked = defineCheck({
  id: 'directory-matching-blocked',
  code: 'ENT-30',
  area: 'entra',
  severity: 'high',
  effort: 'low',
  requires: 'free',
  reads: ['onPremisesSynchronization', 'organization'],
  anchors: {},
  target: wanted,
  evaluate: ({ onPremisesSynchronization: [synchronization], organization }) =>
    whereSynchronized(organization, () => allSwitched(wanted, synchronization?.features ?? {})),
  remedy: ({ onPremisesSynchronization: [synchronization] }) =>
    synchronization
      ? [{ source: 'onPremisesSynchronization', object: synchronization.id, set: { features: wanted } }]
      : [],
})
