import { defineCheck } from '../check.ts'
import { switched } from '../verdict.ts'

// https://learn.microsoft.com/graph/api/resources/defaultuserrolepermissions
export const usersCannotReadBitlockerKeys = defineCheck({
  id: 'users-cannot-read-bitlocker-keys',
  code: 'ENT-09',
  area: 'entra',
  severity: 'medium',
  effort: 'medium',
  requires: 'free',
  reads: ['authorizationPolicy'],
  anchors: { cis: ['5.1.4.6'] },
  target: false,
  evaluate: ({ authorizationPolicy }) =>
    switched(false, authorizationPolicy.defaultUserRolePermissions?.allowedToReadBitlockerKeysForOwnedDevice),
  remedy: () => [
    {
      source: 'authorizationPolicy',
      set: { defaultUserRolePermissions: { allowedToReadBitlockerKeysForOwnedDevice: false } },
    },
  ],
})
