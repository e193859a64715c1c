import { defineCheck } from '../check.ts'
import { whereSynchronized } from '../settings/synchronized-directory.ts'
import { switched } from '../verdict.ts'

export const passwordHashesSynchronized = defineCheck({
  id: 'password-hashes-synchronized',
  code: 'ENT-29',
  area: 'entra',
  severity: 'medium',
  effort: 'high',
  requires: 'free',
  reads: ['onPremisesSynchronization', 'organization'],
  anchors: { cis: ['5.1.8.1'] },
  target: true,
  manual: {
    portal: 'entra',
    path: ['Entra ID', 'Entra Connect', 'Connect Sync'],
    page: 'https://learn.microsoft.com/entra/identity/hybrid/connect/how-to-connect-password-hash-synchronization',
  },
  evaluate: ({ onPremisesSynchronization: [synchronization], organization }) =>
    whereSynchronized(organization, () => switched(true, synchronization?.features?.passwordSyncEnabled)),
})
