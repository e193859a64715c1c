import { defineCheck } from '../check.ts'
import { isLimited, NOBODY, registrationChanged } from '../settings/device-registration.ts'

// https://learn.microsoft.com/graph/api/resources/deviceregistrationpolicy
export const deviceJoinLimited = defineCheck({
  id: 'device-join-limited',
  code: 'DEV-01',
  area: 'entra',
  severity: 'medium',
  effort: 'medium',
  requires: 'free',
  reads: ['deviceRegistrationPolicy'],
  anchors: { cis: ['5.1.4.1'] },
  target: NOBODY,
  evaluate: ({ deviceRegistrationPolicy }) => isLimited(deviceRegistrationPolicy.azureADJoin?.allowedToJoin),
  remedy: ({ deviceRegistrationPolicy }) =>
    registrationChanged(deviceRegistrationPolicy, (policy) => ({
      ...policy,
      azureADJoin: { ...policy.azureADJoin, allowedToJoin: { '@odata.type': NOBODY } },
    })),
})
