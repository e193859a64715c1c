import { defineCheck } from '../check.ts'
import { switched } from '../verdict.ts'

// https://learn.microsoft.com/graph/api/resources/defaultuserrolepermissions
export const usersCannotCreateSecurityGroups = defineCheck({
  id: 'users-cannot-create-security-groups',
  code: 'ENT-07',
  area: 'entra',
  severity: 'low',
  effort: 'low',
  requires: 'free',
  reads: ['authorizationPolicy'],
  anchors: { cis: ['5.1.3.1'] },
  target: false,
  evaluate: ({ authorizationPolicy }) =>
    switched(false, authorizationPolicy.defaultUserRolePermissions?.allowedToCreateSecurityGroups),
  remedy: () => [
    {
      source: 'authorizationPolicy',
      set: { defaultUserRolePermissions: { allowedToCreateSecurityGroups: false } },
    },
  ],
})
