import { defineCheck } from '../check.ts'
import { registrationChanged } from '../settings/device-registration.ts'
import { switched } from '../verdict.ts'

// https://learn.microsoft.com/graph/api/resources/deviceregistrationpolicy
export const localAdministratorPasswordsManaged = defineCheck({
  id: 'local-administrator-passwords-managed',
  code: 'DEV-05',
  area: 'entra',
  severity: 'high',
  effort: 'medium',
  requires: 'entraP1',
  reads: ['deviceRegistrationPolicy'],
  anchors: { cis: ['5.1.4.5'] },
  target: true,
  evaluate: ({ deviceRegistrationPolicy }) =>
    switched(true, deviceRegistrationPolicy.localAdminPassword?.isEnabled),
  remedy: ({ deviceRegistrationPolicy }) =>
    registrationChanged(deviceRegistrationPolicy, (policy) => ({
      ...policy,
      localAdminPassword: { isEnabled: true },
    })),
})
