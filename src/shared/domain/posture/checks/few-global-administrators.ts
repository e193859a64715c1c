import { defineCheck } from '../check.ts'
import { notMeasured, within } from '../verdict.ts'

/** One may be locked out, and of many nobody keeps an eye on each. */
const LEAST = 2
const MOST = 4

export const fewGlobalAdministrators = defineCheck({
  id: 'few-global-administrators',
  code: 'PRV-01',
  area: 'entra',
  severity: 'high',
  effort: 'medium',
  requires: 'free',
  reads: ['globalAdministrators'],
  anchors: { cis: ['1.1.3'], cisa: ['MS.AAD.7.1v1'] },
  target: { least: LEAST, most: MOST },
  manual: {
    portal: 'entra',
    path: ['Entra ID', 'Roles & admins', 'Global Administrator'],
    command: `Get-MgRoleManagementDirectoryRoleAssignment -Filter "roleDefinitionId eq '62e90394-69f5-4237-9190-012177145e10'" -ExpandProperty Principal
Remove-MgRoleManagementDirectoryRoleAssignment -UnifiedRoleAssignmentId "<id of the assignment>"`,
    page: 'https://learn.microsoft.com/entra/identity/role-based-access-control/best-practices',
  },
  evaluate({ globalAdministrators }) {
    const kinds = globalAdministrators.map((member) => member['@odata.type'])
    // How many people a group brings is not told; and the vendor leaves no tenant without anybody.
    if (
      kinds.length === 0 ||
      kinds.some((kind) => kind !== '#microsoft.graph.user' && kind !== '#microsoft.graph.servicePrincipal')
    )
      return notMeasured('unexpectedAnswer', 'members')
    return within(kinds.filter((kind) => kind === '#microsoft.graph.user').length, {
      least: LEAST,
      most: MOST,
    })
  },
})
