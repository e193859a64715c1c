import { z } from 'zod'
import { graphSource, known } from '../source.ts'

const flag = known(z.boolean())
/** Everybody, nobody, or named people and groups: which of them is in `@odata.type`. */
const membership = known(z.record(z.string(), z.json()))

// https://learn.microsoft.com/graph/api/deviceregistrationpolicy-get
export const deviceRegistrationPolicy = graphSource({
  version: 'beta',
  path: 'policies/deviceRegistrationPolicy',
  permission: 'Policy.Read.DeviceConfiguration',
  changePermission: 'Policy.ReadWrite.DeviceConfiguration',
  changeMethod: 'PUT',
  schema: z.object({
    userDeviceQuota: known(z.number()),
    multiFactorAuthConfiguration: known(z.string()),
    azureADRegistration: known(z.object({ isAdminConfigurable: flag, allowedToRegister: membership })),
    azureADJoin: known(
      z.object({
        isAdminConfigurable: flag,
        allowedToJoin: membership,
        localAdmins: known(z.object({ enableGlobalAdmins: flag, registeringUsers: membership })),
      }),
    ),
    localAdminPassword: known(z.object({ isEnabled: flag })),
  }),
})
