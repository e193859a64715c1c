import { DAY } from '#shared/lib/time.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import type { Policy } from '../../policy.ts'
import { readConditions, type ReadConditions } from '../../read-policy.ts'
import { controlsOf } from '../../simulate/demands.ts'
import { defineLintRule } from '../lint-rule.ts'

/** How long a policy is tried out before somebody decides, in days. */
const TRIED = 30

const isOff = ({ state }: Policy) => state === 'disabled'

function reachesNobody({ users, servicePrincipals }: ReadConditions): boolean {
  const named = users.include.filter((id) => id.toLowerCase() !== 'none')
  return (
    named.length +
      users.includeGroups.length +
      users.includeRoles.length +
      servicePrincipals.include.length ===
      0 && users.includeGuests === undefined
  )
}

function reachesNothing({ applications: { include, actions, contexts, filter } }: ReadConditions): boolean {
  const named = include.filter((id) => id.toLowerCase() !== 'none')
  return named.length + actions.length + contexts.length === 0 && filter?.mode !== 'include'
}

/** What a policy does, whatever it is called and in whatever order it lists. */
const effectOf = (policy: Policy): string =>
  canonicalJson({
    conditions: sortedLists(readConditions(policy)),
    controls: controlsOf(policy.grantControls),
    operator: policy.grantControls?.operator ?? null,
    session: policy.sessionControls ?? null,
    state: policy.state,
  })

function sortedLists(value: unknown): unknown {
  if (Array.isArray(value))
    return value
      .map(String)
      .map((text) => text.toLowerCase())
      .toSorted()
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, sortedLists(each)]))
}

const holds = (list: readonly string[], id: string) => list.some((each) => each.toLowerCase() === id)
const isWithin = (few: readonly string[], many: readonly string[]) =>
  few.every((each) => holds(many, each.toLowerCase()))

/** Whether one policy applies wherever the other does, as far as it can be read from them without knowing anybody. */
export function isWider(wide: ReadConditions, narrow: ReadConditions): boolean {
  const isUnlimited =
    !wide.locations &&
    !wide.platforms &&
    !wide.deviceFilter &&
    !wide.applications.filter &&
    [wide.userRiskLevels, wide.signInRiskLevels, wide.insiderRiskLevels, wide.transferMethods].every(
      (levels) => levels.length === 0,
    )
  return (
    isUnlimited &&
    holds(wide.users.include, 'all') &&
    !wide.users.excludeGuests &&
    isWithin(wide.users.exclude, narrow.users.exclude) &&
    isWithin(wide.users.excludeGroups, narrow.users.excludeGroups) &&
    isWithin(wide.users.excludeRoles, narrow.users.excludeRoles) &&
    (holds(wide.applications.include, 'all') ||
      isWithin(narrow.applications.include, wide.applications.include)) &&
    narrow.applications.actions.length + narrow.applications.contexts.length === 0 &&
    isWithin(wide.applications.exclude, narrow.applications.exclude) &&
    (wide.clientAppTypes.length === 0 ||
      holds(wide.clientAppTypes, 'all') ||
      (narrow.clientAppTypes.length > 0 && isWithin(narrow.clientAppTypes, wide.clientAppTypes))) &&
    narrow.servicePrincipals.include.length === 0
  )
}

const blocks = ({ grantControls }: Policy) => controlsOf(grantControls).some(({ kind }) => kind === 'block')

const PAGE = 'https://learn.microsoft.com/entra/identity/conditional-access'

/** Policies that change nothing for anybody. */
export const withoutEffect = [
  defineLintRule({
    id: 'reaches-nobody',
    severity: 'medium',
    link: `${PAGE}/concept-conditional-access-policies`,
    find: ({ policies }) =>
      policies
        .filter((policy) => {
          const conditions = readConditions(policy)
          return !isOff(policy) && (reachesNobody(conditions) || reachesNothing(conditions))
        })
        .map(({ id }) => ({ policyIds: [id], values: {} })),
  }),
  defineLintRule({
    id: 'same-as-another',
    severity: 'low',
    link: `${PAGE}/plan-conditional-access`,
    find: ({ policies }) =>
      [
        ...Map.groupBy(
          policies.filter((policy) => !isOff(policy)),
          effectOf,
        ).values(),
      ]
        .filter((same) => same.length > 1)
        .map((same) => ({ policyIds: same.map(({ id }) => id), values: { count: String(same.length) } })),
  }),
  defineLintRule({
    id: 'behind-a-block',
    severity: 'low',
    link: `${PAGE}/concept-conditional-access-policies`,
    find: ({ enabled }) => {
      const walls = enabled.filter(blocks).map((policy) => ({ policy, conditions: readConditions(policy) }))
      return enabled.flatMap((policy) => {
        const conditions = readConditions(policy)
        if (blocks(policy) || reachesNobody(conditions) || reachesNothing(conditions)) return []
        const wall = walls.find((each) => isWider(each.conditions, conditions))
        return wall ? [{ policyIds: [policy.id, wall.policy.id], values: {} }] : []
      })
    },
  }),
  defineLintRule({
    id: 'only-reports-for-long',
    severity: 'medium',
    link: `${PAGE}/concept-conditional-access-report-only`,
    find: ({ policies, now }) =>
      policies.flatMap(({ id, state, modifiedDateTime, createdDateTime }) => {
        const since = Date.parse(modifiedDateTime ?? createdDateTime ?? '')
        const days = Math.floor((now - since) / DAY)
        return state === 'enabledForReportingButNotEnforced' && days > TRIED
          ? [{ policyIds: [id], values: { days: String(days) } }]
          : []
      }),
  }),
] as const
