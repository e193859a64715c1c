import { defineCheck } from '../check.ts'
import { registrationChanged } from '../settings/device-registration.ts'
import { within } from '../verdict.ts'

const MOST = 20

// https://learn.microsoft.com/graph/api/resources/deviceregistrationpolicy
export const devicesPerUserLimited = defineCheck({
  id: 'devices-per-user-limited',
  code: 'DEV-02',
  area: 'entra',
  severity: 'low',
  effort: 'low',
  requires: 'free',
  reads: ['deviceRegistrationPolicy'],
  anchors: { cis: ['5.1.4.2'] },
  target: MOST,
  evaluate: ({ deviceRegistrationPolicy }) =>
    within(deviceRegistrationPolicy.userDeviceQuota, { least: 0, most: MOST }),
  remedy: ({ deviceRegistrationPolicy }) =>
    registrationChanged(deviceRegistrationPolicy, (policy) => ({ ...policy, userDeviceQuota: MOST })),
})
