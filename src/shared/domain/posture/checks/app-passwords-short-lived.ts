import { type Restriction, restricts, restrictionAdded } from '../settings/app-restriction.ts'
import { defineCheck } from '../check.ts'

const RESTRICTION: Restriction = { kind: 'passwordCredentials', type: 'passwordLifetime', longest: 180 }

// https://learn.microsoft.com/graph/api/resources/passwordcredentialconfiguration
export const appPasswordsShortLived = defineCheck({
  id: 'app-passwords-short-lived',
  code: 'APP-02',
  area: 'entra',
  severity: 'medium',
  effort: 'medium',
  requires: 'free',
  reads: ['defaultAppManagementPolicy'],
  anchors: { cis: ['5.1.5.4'], cisa: ['MS.AAD.5.6v1'] },
  target: 'P180D',
  evaluate: ({ defaultAppManagementPolicy }) => restricts(defaultAppManagementPolicy, RESTRICTION),
  remedy: ({ defaultAppManagementPolicy }) => restrictionAdded(defaultAppManagementPolicy, RESTRICTION),
})
