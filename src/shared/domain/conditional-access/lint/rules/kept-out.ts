import { simulate } from '../../simulate/simulate.ts'
import { defineLintRule } from '../lint-rule.ts'
import { guestOf, member, usual } from '../watched-sign-ins.ts'

/** Who must never be kept out, and is. */
export const keptOut = [
  defineLintRule({
    id: 'emergency-account-not-left-out',
    severity: 'high',
    link: 'https://learn.microsoft.com/entra/identity/role-based-access-control/security-emergency-access',
    find: ({ compiled, emergencyIds, emergencyGroups }) =>
      emergencyIds.flatMap((id) => {
        // Where it is not known of which groups an account is, one that is left out by one of them is held against nobody.
        const groups = emergencyGroups?.get(id.toLowerCase())
        const { policies } = simulate(compiled, { ...usual, who: { ...member, id, groups } })
        const met = policies.filter(({ isReportOnly, applies }) => !isReportOnly && applies === true)
        return met.length === 0 ? [] : [{ policyIds: met.map((policy) => policy.id), values: { id } }]
      }),
  }),
  defineLintRule({
    id: 'provider-technicians-kept-out',
    severity: 'high',
    link: 'https://learn.microsoft.com/entra/identity/conditional-access/concept-conditional-access-users-groups',
    find: ({ compiled, partnerTenantId }) => {
      if (partnerTenantId === undefined) return []
      const who = guestOf('serviceProvider', partnerTenantId)
      const { result, policies } = simulate(compiled, { ...usual, who })
      if (result !== 'blocked' && result !== 'lockedOut') return []
      const by = policies.filter(
        ({ isReportOnly, applies, ability }) => !isReportOnly && applies === true && ability === 'cannot',
      )
      return [{ policyIds: by.map(({ id }) => id), values: {} }]
    },
  }),
] as const
