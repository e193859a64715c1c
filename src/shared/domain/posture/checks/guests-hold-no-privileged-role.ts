import { defineCheck } from '../check.ts'
import { highlyPrivilegedRoles } from '../settings/privileged-role.ts'
import { compliant, notCompliant, notMeasured } from '../verdict.ts'

export const guestsHoldNoPrivilegedRole = defineCheck({
  id: 'guests-hold-no-privileged-role',
  code: 'PRV-04',
  area: 'entra',
  severity: 'high',
  effort: 'medium',
  requires: 'free',
  reads: ['roleAssignments'],
  anchors: {},
  target: [],
  manual: {
    portal: 'entra',
    path: ['Entra ID', 'Roles & admins'],
    command: `Get-MgRoleManagementDirectoryRoleAssignment -Filter "principalId eq '<id of the guest>'" -ExpandProperty RoleDefinition
Remove-MgRoleManagementDirectoryRoleAssignment -UnifiedRoleAssignmentId "<id of the assignment>"`,
    page: 'https://learn.microsoft.com/entra/identity/role-based-access-control/best-practices',
  },
  evaluate({ roleAssignments }) {
    // Somebody administers every tenant.
    if (roleAssignments.length === 0) return notMeasured('unexpectedAnswer')
    const guests = new Set<string>()
    let isKnown = true
    for (const { roleDefinitionId, principal } of roleAssignments) {
      if (roleDefinitionId === undefined) return notMeasured('unexpectedAnswer', 'roleDefinitionId')
      if (!highlyPrivilegedRoles.has(roleDefinitionId.toLowerCase())) continue
      if (principal?.userType === 'Guest') guests.add(principal.displayName ?? '')
      // Whom a group brings is not told.
      isKnown &&=
        principal?.['@odata.type'] === '#microsoft.graph.servicePrincipal' ||
        principal?.userType !== undefined
    }
    if (guests.size > 0) return notCompliant([...guests])
    return isKnown ? compliant([]) : notMeasured('unexpectedAnswer', 'principal')
  },
})
