import { defineCheck } from '../check.ts'
import {
  type ConditionalAccessPolicy,
  demandsSecondFactor,
  includes,
  keepsOut,
} from '../settings/conditional-access.ts'
import { notMeasured, verdictOf } from '../verdict.ts'
import { POLICIES } from '../settings/new-policy.ts'

const includesEverybody = ({ conditions }: ConditionalAccessPolicy) =>
  includes(conditions?.users?.includeUsers, 'All')
const leavesOut = ({ conditions }: ConditionalAccessPolicy, group: string) =>
  includes(conditions?.users?.excludeGroups, group)
const isFor = ({ conditions }: ConditionalAccessPolicy, group: string) =>
  includes(conditions?.users?.includeGroups, group)

export const excludedGroupsCoveredElsewhere = defineCheck({
  id: 'excluded-groups-covered-elsewhere',
  code: 'CAP-23',
  area: 'conditionalAccess',
  severity: 'critical',
  effort: 'medium',
  requires: 'entraP1',
  reads: ['conditionalAccessPolicies'],
  anchors: {},
  target: [],
  manual: {
    portal: 'entra',
    path: POLICIES,
    page: 'https://learn.microsoft.com/entra/identity/conditional-access/plan-conditional-access',
  },
  evaluate({ conditionalAccessPolicies }) {
    if (conditionalAccessPolicies.some(({ conditions }) => !conditions?.users))
      return notMeasured('unexpectedAnswer', 'users')
    const inForce = conditionalAccessPolicies.filter(
      (policy) => policy.state === 'enabled' && keepsOut(policy),
    )
    const forEverybody = inForce.filter(includesEverybody)
    const groups = new Set(
      forEverybody
        .filter(demandsSecondFactor)
        .flatMap(({ conditions }) => conditions?.users?.excludeGroups ?? []),
    )
    const uncovered = [...groups].filter(
      (group) =>
        !inForce.some((policy) => isFor(policy, group)) &&
        // What every policy leaves out is there for an emergency.
        !forEverybody.every((policy) => leavesOut(policy, group)),
    )
    return verdictOf(uncovered.length === 0, uncovered)
  },
})
