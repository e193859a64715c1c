import { defineCheck } from '../check.ts'
import { switched } from '../verdict.ts'

// https://learn.microsoft.com/graph/api/resources/defaultuserrolepermissions
export const usersCannotCreateTenants = defineCheck({
  id: 'users-cannot-create-tenants',
  code: 'ENT-06',
  area: 'entra',
  severity: 'low',
  effort: 'low',
  requires: 'free',
  reads: ['authorizationPolicy'],
  anchors: { cis: ['5.1.2.3'] },
  target: false,
  evaluate: ({ authorizationPolicy }) =>
    switched(false, authorizationPolicy.defaultUserRolePermissions?.allowedToCreateTenants),
  remedy: () => [
    { source: 'authorizationPolicy', set: { defaultUserRolePermissions: { allowedToCreateTenants: false } } },
  ],
})
