import { defineCheck } from '../check.ts'
import { highlyPrivilegedRoles } from '../settings/privileged-role.ts'
import { compliant, notCompliant, notMeasured } from '../verdict.ts'

const USER = '#microsoft.graph.user'
const APP = '#microsoft.graph.servicePrincipal'

export const privilegedAccountsOfTheCloud = defineCheck({
  id: 'privileged-accounts-of-the-cloud',
  code: 'PRV-02',
  area: 'entra',
  severity: 'high',
  effort: 'high',
  requires: 'free',
  reads: ['roleAssignments'],
  anchors: { cis: ['1.1.1'], cisa: ['MS.AAD.7.3v1'] },
  target: [],
  manual: {
    portal: 'entra',
    path: ['Entra ID', 'Roles & admins'],
    command: `Get-MgRoleManagementDirectoryRoleAssignment -Filter "principalId eq '<id of the synchronized account>'" -ExpandProperty RoleDefinition
Remove-MgRoleManagementDirectoryRoleAssignment -UnifiedRoleAssignmentId "<id of the assignment>"`,
    page: 'https://learn.microsoft.com/entra/architecture/protect-m365-from-on-premises-attacks',
  },
  evaluate({ roleAssignments }) {
    // Somebody administers every tenant.
    if (roleAssignments.length === 0) return notMeasured('unexpectedAnswer')
    const synchronized = new Set<string>()
    let isKnown = true
    for (const { roleDefinitionId, principal } of roleAssignments) {
      if (roleDefinitionId === undefined) return notMeasured('unexpectedAnswer', 'roleDefinitionId')
      if (!highlyPrivilegedRoles.has(roleDefinitionId.toLowerCase())) continue
      const type = principal?.['@odata.type']
      if (type === USER && principal?.onPremisesSyncEnabled) synchronized.add(principal.displayName ?? '')
      // Whom a group brings is not told.
      isKnown &&= type === APP || (type === USER && principal?.onPremisesSyncEnabled !== undefined)
    }
    if (synchronized.size > 0) return notCompliant([...synchronized])
    return isKnown ? compliant([]) : notMeasured('unexpectedAnswer', 'principal')
  },
})
