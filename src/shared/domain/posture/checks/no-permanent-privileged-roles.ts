import { defineCheck } from '../check.ts'
import { highlyPrivilegedRoles } from '../settings/privileged-role.ts'
import { notMeasured, verdictOf } from '../verdict.ts'

/** The role of the accounts for an emergency, which have to hold it for ever, and how many such accounts there are. */
const OF_EMERGENCY = 'Global Administrator'
const EMERGENCY_ACCOUNTS = 2

// https://learn.microsoft.com/entra/id-governance/privileged-identity-management/pim-deployment-plan
export const noPermanentPrivilegedRoles = defineCheck({
  id: 'no-permanent-privileged-roles',
  code: 'PRV-05',
  area: 'entra',
  severity: 'high',
  effort: 'high',
  requires: 'entraP2',
  reads: ['roleAssignmentInstances'],
  anchors: { cis: ['5.3.1'], cisa: ['MS.AAD.7.4v1'] },
  target: { [OF_EMERGENCY]: EMERGENCY_ACCOUNTS },
  manual: {
    portal: 'entra',
    path: ['ID Governance', 'Privileged Identity Management', 'Microsoft Entra roles', 'Assignments'],
    page: 'https://learn.microsoft.com/entra/id-governance/privileged-identity-management/pim-how-to-add-role-to-user',
  },
  evaluate({ roleAssignmentInstances }) {
    // Somebody administers every tenant.
    if (roleAssignmentInstances.length === 0) return notMeasured('unexpectedAnswer')
    const holders = new Map<string, Set<string>>()
    for (const { principalId, roleDefinitionId, assignmentType, endDateTime } of roleAssignmentInstances) {
      if (roleDefinitionId === undefined) return notMeasured('unexpectedAnswer', 'roleDefinitionId')
      const role = highlyPrivilegedRoles.get(roleDefinitionId.toLowerCase())
      if (role === undefined) continue
      if (assignmentType !== 'Assigned' && assignmentType !== 'Activated')
        return notMeasured('unexpectedAnswer', 'assignmentType')
      if (endDateTime === undefined) return notMeasured('unexpectedAnswer', 'endDateTime')
      if (principalId === undefined) return notMeasured('unexpectedAnswer', 'principalId')
      if (assignmentType === 'Activated' || endDateTime !== null) continue
      holders.set(role, (holders.get(role) ?? new Set()).add(principalId))
    }
    const found = Object.fromEntries([...holders].map(([role, { size }]) => [role, size]))
    return verdictOf(
      Object.entries(found).every(([role, size]) => role === OF_EMERGENCY && size <= EMERGENCY_ACCOUNTS),
      found,
    )
  },
})
