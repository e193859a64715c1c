import { readConditions } from '../../read-policy.ts'
import { strengthsOf } from '../../simulate/demands.ts'
import { simulate } from '../../simulate/simulate.ts'
import { defineLintRule, type LintContext } from '../lint-rule.ts'
import { member, usual } from '../watched-sign-ins.ts'

/** Of all of an id's kinds only these are ids: the rest are words of the vendor. */
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
/** The address list of the vendor's older setting. */
const MFA_TRUSTED = '00000000-0000-0000-0000-000000000000'

const gone = (ids: readonly string[], known: ReadonlySet<string> | undefined): string[] =>
  known ? ids.filter((id) => ID.test(id) && !known.has(id.toLowerCase())) : []

function deadOf(policy: LintContext['policies'][number], context: LintContext): string[] {
  const { users, applications, locations } = readConditions(policy)
  const places = new Set([MFA_TRUSTED, ...context.locations.map(({ id }) => id.toLowerCase())])
  const strength = policy.grantControls?.authenticationStrength?.id
  return [
    ...gone([...users.include, ...users.exclude], context.known.users),
    ...gone([...users.includeGroups, ...users.excludeGroups], context.known.groups),
    ...gone([...applications.include, ...applications.exclude], context.known.applications),
    ...gone([...(locations?.include ?? []), ...(locations?.exclude ?? [])], places),
    ...(strength === undefined ? [] : gone([strength], new Set(strengthsOf(context.strengths).keys()))),
  ]
}

const PAGE = 'https://learn.microsoft.com/entra/identity/conditional-access'

/** What policies name. */
export const references = [
  defineLintRule({
    id: 'names-what-is-gone',
    severity: 'medium',
    link: `${PAGE}/concept-conditional-access-users-groups`,
    find: (context) =>
      context.policies.flatMap((policy) => {
        const dead = [...new Set(deadOf(policy, context))]
        return dead.length === 0
          ? []
          : [{ policyIds: [policy.id], values: { count: String(dead.length), ids: dead.join(', ') } }]
      }),
  }),
  defineLintRule({
    id: 'left-out-and-not-met-elsewhere',
    severity: 'high',
    link: `${PAGE}/concept-conditional-access-users-groups`,
    find: ({ compiled, enabled, emergencyGroupIds }) => {
      const isMetUsually = simulate(compiled, usual).result !== 'granted'
      if (!isMetUsually) return []
      const groups = new Map<string, string[]>()
      for (const policy of enabled)
        for (const group of readConditions(policy).users.excludeGroups)
          groups.set(group, [...(groups.get(group) ?? []), policy.id])
      return [...groups].flatMap(([group, policyIds]) => {
        if (emergencyGroupIds.includes(group.toLowerCase())) return []
        const { result, perhaps } = simulate(compiled, { ...usual, who: { ...member, groups: [group] } })
        return result === 'granted' && perhaps === undefined ? [{ policyIds, values: { id: group } }] : []
      })
    },
  }),
] as const
