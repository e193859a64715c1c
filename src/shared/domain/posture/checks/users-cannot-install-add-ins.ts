import { defineCheck } from '../check.ts'
import { notMeasured, verdictOf } from '../verdict.ts'

/** What lets users add to their own Outlook, as the vendor calls it. */
const INSTALLING = ['My Custom Apps', 'My Marketplace Apps', 'My ReadWriteMailbox Apps']

export const usersCannotInstallAddIns = defineCheck({
  id: 'users-cannot-install-add-ins',
  code: 'EXO-14',
  area: 'exchange',
  severity: 'high',
  effort: 'medium',
  requires: 'exchange',
  reads: ['roleAssignmentPolicies'],
  anchors: { cis: ['6.3.1'] },
  target: [],
  manual: {
    portal: 'exchange',
    path: ['Roles', 'User roles'],
    command: `"My Custom Apps", "My Marketplace Apps", "My ReadWriteMailbox Apps" | ForEach-Object {
  Get-ManagementRoleAssignment -RoleAssignee "<name of the default policy>" -Role $_ | Remove-ManagementRoleAssignment
}`,
    page: 'https://learn.microsoft.com/exchange/clients-and-mobile-in-exchange-online/add-ins-for-outlook/specify-who-can-install-and-manage-add-ins',
  },
  evaluate({ roleAssignmentPolicies }) {
    // Every tenant has one for whoever has no other.
    const policy = roleAssignmentPolicies.find(({ IsDefault }) => IsDefault)
    if (!policy?.AssignedRoles) return notMeasured('unexpectedAnswer', policy ? 'AssignedRoles' : 'IsDefault')
    const found = policy.AssignedRoles.filter((role) => INSTALLING.includes(role))
    return verdictOf(found.length === 0, found)
  },
})
