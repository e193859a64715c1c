import { defineCheck } from '../check.ts'
import { switched } from '../verdict.ts'

// https://learn.microsoft.com/graph/api/resources/defaultuserrolepermissions
export const usersCannotRegisterApps = defineCheck({
  id: 'users-cannot-register-apps',
  code: 'ENT-02',
  area: 'entra',
  severity: 'high',
  effort: 'low',
  requires: 'free',
  reads: ['authorizationPolicy'],
  anchors: { cis: ['5.1.2.2'], cisa: ['MS.AAD.5.1v1'] },
  target: false,
  evaluate: ({ authorizationPolicy }) =>
    switched(false, authorizationPolicy.defaultUserRolePermissions?.allowedToCreateApps),
  remedy: () => [
    { source: 'authorizationPolicy', set: { defaultUserRolePermissions: { allowedToCreateApps: false } } },
  ],
})
