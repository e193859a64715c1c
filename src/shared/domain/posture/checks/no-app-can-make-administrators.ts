import { defineCheck } from '../check.ts'
import { notMeasured, verdictOf } from '../verdict.ts'

/** With any of these an app can give itself, or anybody, every role of the tenant. */
const LEADING_TO_EVERYTHING: ReadonlyMap<string, string> = new Map([
  ['06b708a9-e830-4db3-a914-8e69da51d44f', 'AppRoleAssignment.ReadWrite.All'],
  ['9e3f62cf-ca93-4989-b6ce-bf83c28f9fe8', 'RoleManagement.ReadWrite.Directory'],
  ['dd199f4a-f148-40a4-a2ec-f0069cc799ec', 'RoleAssignmentSchedule.ReadWrite.Directory'],
  ['fee28b28-e1f3-4841-818e-2704dc62245f', 'RoleEligibilitySchedule.ReadWrite.Directory'],
])

// https://learn.microsoft.com/graph/permissions-reference
export const noAppCanMakeAdministrators = defineCheck({
  id: 'no-app-can-make-administrators',
  code: 'APP-05',
  area: 'entra',
  severity: 'critical',
  effort: 'high',
  requires: 'free',
  reads: ['graphPermissionsOfApps'],
  anchors: {},
  target: [],
  manual: {
    portal: 'entra',
    path: ['Entra ID', 'Enterprise apps', 'All applications'],
    command: `Get-MgServicePrincipalAppRoleAssignment -ServicePrincipalId "<object id of the enterprise app>"
Remove-MgServicePrincipalAppRoleAssignment -ServicePrincipalId "<object id of the enterprise app>" -AppRoleAssignmentId "<id of the assignment>"`,
    page: 'https://learn.microsoft.com/entra/identity/enterprise-apps/manage-application-permissions',
  },
  evaluate({ graphPermissionsOfApps: granted }) {
    // Whoever reads it holds a permission.
    if (granted.length === 0) return notMeasured('unexpectedAnswer')
    const found = new Set<string>()
    for (const { appRoleId, principalDisplayName } of granted) {
      if (appRoleId === undefined) return notMeasured('unexpectedAnswer', 'appRoleId')
      const permission = LEADING_TO_EVERYTHING.get(appRoleId)
      if (permission !== undefined) found.add(`${principalDisplayName ?? ''}: ${permission}`)
    }
    return verdictOf(found.size === 0, [...found])
  },
})
