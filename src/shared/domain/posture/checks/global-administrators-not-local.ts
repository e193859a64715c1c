import { defineCheck } from '../check.ts'
import { registrationChanged } from '../settings/device-registration.ts'
import { switched } from '../verdict.ts'

// https://learn.microsoft.com/graph/api/resources/deviceregistrationpolicy
export const globalAdministratorsNotLocal = defineCheck({
  id: 'global-administrators-not-local',
  code: 'DEV-03',
  area: 'entra',
  severity: 'medium',
  effort: 'low',
  requires: 'free',
  reads: ['deviceRegistrationPolicy'],
  anchors: { cis: ['5.1.4.3'] },
  target: false,
  evaluate: ({ deviceRegistrationPolicy }) =>
    switched(false, deviceRegistrationPolicy.azureADJoin?.localAdmins?.enableGlobalAdmins),
  remedy: ({ deviceRegistrationPolicy }) =>
    registrationChanged(deviceRegistrationPolicy, ({ azureADJoin, ...policy }) => ({
      ...policy,
      azureADJoin: { ...azureADJoin, localAdmins: { ...azureADJoin.localAdmins, enableGlobalAdmins: false } },
    })),
})
