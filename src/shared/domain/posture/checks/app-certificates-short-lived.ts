import { type Restriction, restricts, restrictionAdded } from '../settings/app-restriction.ts'
import { defineCheck } from '../check.ts'

const RESTRICTION: Restriction = { kind: 'keyCredentials', type: 'asymmetricKeyLifetime', longest: 180 }

// https://learn.microsoft.com/graph/api/resources/keycredentialconfiguration
export const appCertificatesShortLived = defineCheck({
  id: 'app-certificates-short-lived',
  code: 'APP-03',
  area: 'entra',
  severity: 'low',
  effort: 'medium',
  requires: 'free',
  reads: ['defaultAppManagementPolicy'],
  anchors: { cis: ['5.1.5.6'], cisa: ['MS.AAD.5.7v1'] },
  target: 'P180D',
  evaluate: ({ defaultAppManagementPolicy }) => restricts(defaultAppManagementPolicy, RESTRICTION),
  remedy: ({ defaultAppManagementPolicy }) => restrictionAdded(defaultAppManagementPolicy, RESTRICTION),
})
