import { pathTo } from './import/path-to.ts'
import { isMembers } from './import/is-members.ts'
import { type PolicyBody, policyBodySchema, READ_ONLY_MEMBERS } from './policy.ts'
import { readConditions } from './read-policy.ts'
import { checkGrant, checkSession } from './validation/control-rules.ts'
import { finding, findingIf, type PolicyFinding, policyLimits } from './validation/finding.ts'
import { checkApplications, checkCircumstances } from './validation/target-rules.ts'
import { checkUsers } from './validation/user-rules.ts'
import { checkValues, type PolicyOptions } from './validation/value-rules.ts'

/** Everything that keeps a policy from being saved (CA-39); the tenant's options tell which ids there are. Pure. */
export function validatePolicy(policy: PolicyBody, options: PolicyOptions = {}): readonly PolicyFinding[] {
  const read = readConditions(policy)
  const { policies, name } = policyLimits
  return [
    ...findingIf(policy.displayName.trim() === '', 'name-required', 'displayName'),
    ...findingIf(policy.displayName.length > name, 'name-too-long', 'displayName', { limit: `${name}` }),
    ...checkUsers(read, policy),
    ...checkApplications(read, policy),
    ...checkCircumstances(read, policy),
    ...checkGrant(read, policy),
    ...checkSession(read, policy),
    ...checkValues(read, policy, options),
    ...findingIf((options.policyCount ?? 0) >= policies, 'too-many-policies', 'json', {
      limit: `${policies}`,
    }),
  ]
}

/**
 * The same for JSON that somebody wrote (CA-28, CA-29): what is read-only has to go, and a body of another shape is looked at no
 * further. The shape is told by the first place that is wrong in each member.
 */
export function validatePolicyJson(value: unknown, options: PolicyOptions = {}): readonly PolicyFinding[] {
  const readOnly = READ_ONLY_MEMBERS.filter((name) => isMembers(value) && Object.hasOwn(value, name)).map(
    (field) => finding('read-only-member', 'json', { field }),
  )
  const result = policyBodySchema.safeParse(value)
  if (result.success) return [...readOnly, ...validatePolicy(result.data, options)]
  const paths = result.error.issues.map(({ path }) =>
    path.reduce<string>((place, part) => pathTo(place, typeof part === 'symbol' ? '?' : part), '$'),
  )
  return [...readOnly, ...[...new Set(paths)].map((path) => finding('wrong-shape', 'json', { path }))]
}
