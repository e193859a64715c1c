import { type Restriction, restricts, restrictionAdded } from '../settings/app-restriction.ts'
import { defineCheck } from '../check.ts'

const RESTRICTION: Restriction = { kind: 'passwordCredentials', type: 'passwordAddition' }

// https://learn.microsoft.com/graph/api/resources/passwordcredentialconfiguration
export const appPasswordsBlocked = defineCheck({
  id: 'app-passwords-blocked',
  code: 'APP-01',
  area: 'entra',
  severity: 'high',
  effort: 'medium',
  requires: 'free',
  reads: ['defaultAppManagementPolicy'],
  anchors: { cis: ['5.1.5.3'], cisa: ['MS.AAD.5.5v1'] },
  target: 'enabled',
  evaluate: ({ defaultAppManagementPolicy }) => restricts(defaultAppManagementPolicy, RESTRICTION),
  remedy: ({ defaultAppManagementPolicy }) => restrictionAdded(defaultAppManagementPolicy, RESTRICTION),
})
