import { defineCheck } from '../check.ts'
import { isLimited, NOBODY, registrationChanged } from '../settings/device-registration.ts'

// https://learn.microsoft.com/graph/api/resources/deviceregistrationpolicy
export const registeringUsersNotLocalAdministrators = defineCheck({
  id: 'registering-users-not-local-administrators',
  code: 'DEV-04',
  area: 'entra',
  severity: 'high',
  effort: 'medium',
  requires: 'free',
  reads: ['deviceRegistrationPolicy'],
  anchors: { cis: ['5.1.4.4'] },
  target: NOBODY,
  evaluate: ({ deviceRegistrationPolicy }) =>
    isLimited(deviceRegistrationPolicy.azureADJoin?.localAdmins?.registeringUsers),
  remedy: ({ deviceRegistrationPolicy }) =>
    registrationChanged(deviceRegistrationPolicy, ({ azureADJoin, ...policy }) => ({
      ...policy,
      azureADJoin: {
        ...azureADJoin,
        localAdmins: { ...azureADJoin.localAdmins, registeringUsers: { '@odata.type': NOBODY } },
      },
    })),
})
