import { defineCheck } from '../check.ts'
import { SYNCHRONIZATION_ACCOUNTS } from '#shared/domain/conditional-access/well-known-roles.ts'
import {
  blocks,
  coversEveryApp,
  includes,
  isUnconditional,
  keepsOut,
  whereNone,
} from '../settings/conditional-access.ts'
import { whereSynchronized } from '../settings/synchronized-directory.ts'
import { POLICIES } from '../settings/new-policy.ts'

export const synchronizationAccountsLeftOut = defineCheck({
  id: 'synchronization-accounts-left-out',
  code: 'CAP-21',
  area: 'conditionalAccess',
  severity: 'low',
  effort: 'low',
  requires: 'entraP1',
  reads: ['conditionalAccessPolicies', 'organization', 'roleAssignments'],
  anchors: {},
  target: [],
  manual: {
    portal: 'entra',
    path: POLICIES,
    page: 'https://learn.microsoft.com/entra/identity/conditional-access/policy-all-users-mfa-strength',
  },
  evaluate({ conditionalAccessPolicies, organization, roleAssignments }) {
    const accounts = roleAssignments
      .filter(({ roleDefinitionId }) => roleDefinitionId?.toLowerCase() === SYNCHRONIZATION_ACCOUNTS)
      .flatMap(({ principal }) => principal?.id ?? [])
    return whereSynchronized(organization, () =>
      whereNone(conditionalAccessPolicies, (policy) => {
        const users = policy.conditions?.users
        const isLeftOut =
          includes(users?.excludeRoles, SYNCHRONIZATION_ACCOUNTS) ||
          (accounts.length > 0 && accounts.every((id) => includes(users?.excludeUsers, id)))
        // What blocks says where or how nobody may sign in; what asks for something, asks it of a program as well.
        return (
          includes(users?.includeUsers, 'All') &&
          coversEveryApp(policy) &&
          isUnconditional(policy) &&
          keepsOut(policy) &&
          !blocks(policy) &&
          !isLeftOut
        )
      }),
    )
  },
})
