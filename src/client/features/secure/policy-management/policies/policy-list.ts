import type { ListDefinition } from '#client/parts/list/list-definition.ts'
import { POLICY_STATES } from '#shared/domain/conditional-access/vocabulary.ts'
import { type PoliciesAddress, policiesAddressSchema, POLICY_SORTS } from './policies-address.ts'
import { demandsOf, targetsOf } from './policy-facets.ts'
import type { SeverityCount } from '#shared/domain/conditional-access/look-at-company.ts'
import type { ListedPolicy } from './policy-rows.ts'

/** The gravest first: one of a kind outweighs any number of a milder one. */
const weightOf = (counts: SeverityCount | undefined) =>
  counts && counts.high * 1_000_000 + counts.medium * 1000 + counts.low

export const hasFinding = (
  { findings }: Pick<ListedPolicy, 'findings'>,
  finding: NonNullable<PoliciesAddress['finding']>,
): boolean => {
  if (!findings) return false
  return finding === 'any' ? findings.high + findings.medium + findings.low > 0 : findings[finding] > 0
}

export const policyList: ListDefinition<ListedPolicy, PoliciesAddress> = {
  schema: policiesAddressSchema,
  rowKey: ({ id }) => id,
  ordering: {
    sorts: POLICY_SORTS,
    first: { sort: 'policy', direction: 'asc' },
    directionOf: (sort) =>
      sort === 'modified' || sort === 'created' || sort === 'findings' ? 'desc' : 'asc',
  },
  textOf: ({ policy, company, phrases }) => {
    const { who, what, where, demands } = phrases()
    return [policy.displayName, company, who, what, where, demands].join(' ')
  },
  keyOf: ({ policy, company, modifiedAt, createdAt, findings }, sort) => {
    if (sort === 'policy') return policy.displayName
    if (sort === 'company') return company
    if (sort === 'state') return POLICY_STATES.findIndex((state) => state === policy.state)
    if (sort === 'findings') return weightOf(findings)
    // What was never changed stands as it was made.
    return sort === 'modified' ? (modifiedAt ?? createdAt) : createdAt
  },
  tieOf: ({ policy, company }) => [company, policy.displayName],
  filters: {
    state: ({ policy }, state) => policy.state === state,
    demand: ({ policy }, demand) => demandsOf(policy).has(demand),
    target: ({ policy }, target) => targetsOf(policy).has(target),
    finding: hasFinding,
    template: ({ policy }, isOfTemplate) => Boolean(policy.templateId) === isOfTemplate,
  },
  views: 'accessPolicies',
  file: 'access-policies',
}
