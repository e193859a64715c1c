import { levelsOf, type PolicyBody } from '../policy.ts'
import { policyOfTemplate, policyToSave } from '../save-policy.ts'
import type { PolicyTemplateFields, PromptedInput } from './policy-template.ts'

/** What stands in the inputs of one tenant: ids and words of the vendor's. */
export type InputValues = Readonly<Partial<Record<PromptedInput, readonly string[]>>>

type Conditions = PolicyBody['conditions']
type Fill = (conditions: Conditions, values: readonly string[]) => Conditions

type UserList =
  | 'includeUsers'
  | 'excludeUsers'
  | 'includeGroups'
  | 'excludeGroups'
  | 'includeRoles'
  | 'excludeRoles'

const ofUsers =
  (name: UserList): Fill =>
  (conditions, values) => ({
    ...conditions,
    users: forSomebody(name, { ...conditions.users, [name]: withAdded(conditions.users?.[name], values) }),
  })

const ofGuests =
  (name: 'includeGuestsOrExternalUsers' | 'excludeGuestsOrExternalUsers'): Fill =>
  (conditions, values) => {
    const guests = conditions.users?.[name]
    const types = withAdded(levelsOf(guests?.guestOrExternalUserTypes), values).join(',')
    const filled = { externalTenants: { membershipKind: 'all' }, ...guests, guestOrExternalUserTypes: types }
    return { ...conditions, users: forSomebody(name, { ...conditions.users, [name]: filled }) }
  }

const ofApplications =
  (name: 'includeApplications' | 'excludeApplications' | 'includeUserActions'): Fill =>
  (conditions, values) => {
    const { applications } = conditions
    const next = { ...applications, [name]: withAdded(applications?.[name], values) }
    return {
      ...conditions,
      applications:
        name === 'excludeApplications'
          ? next
          : { ...next, includeApplications: withoutNone(next.includeApplications) },
    }
  }

const ofLocations =
  (name: 'includeLocations' | 'excludeLocations'): Fill =>
  (conditions, values) => ({
    ...conditions,
    locations: { ...conditions.locations, [name]: withAdded(conditions.locations?.[name], values) },
  })

const ofPlatforms =
  (name: 'includePlatforms' | 'excludePlatforms'): Fill =>
  (conditions, values) => ({
    ...conditions,
    platforms: { ...conditions.platforms, [name]: withAdded(conditions.platforms?.[name], values) },
  })

const ofLevels =
  (name: 'userRiskLevels' | 'signInRiskLevels' | 'insiderRiskLevels'): Fill =>
  (conditions, values) => ({
    ...conditions,
    [name]: withAdded(levelsOf(conditions[name]), values).join(','),
  })

const FILLS: Readonly<Record<PromptedInput, Fill>> = {
  includeUsers: ofUsers('includeUsers'),
  excludeUsers: ofUsers('excludeUsers'),
  includeGroups: ofUsers('includeGroups'),
  excludeGroups: ofUsers('excludeGroups'),
  includeRoles: ofUsers('includeRoles'),
  excludeRoles: ofUsers('excludeRoles'),
  includeGuestsOrExternalUsers: ofGuests('includeGuestsOrExternalUsers'),
  excludeGuestsOrExternalUsers: ofGuests('excludeGuestsOrExternalUsers'),
  includeLocations: ofLocations('includeLocations'),
  excludeLocations: ofLocations('excludeLocations'),
  includeApplications: ofApplications('includeApplications'),
  excludeApplications: ofApplications('excludeApplications'),
  includeUserActions: ofApplications('includeUserActions'),
  includePlatforms: ofPlatforms('includePlatforms'),
  excludePlatforms: ofPlatforms('excludePlatforms'),
  // Chosen ones are fewer than all.
  clientAppTypes: (conditions, values) => ({
    ...conditions,
    clientAppTypes: withAdded(
      conditions.clientAppTypes?.filter((each) => each !== 'all'),
      values,
    ),
  }),
  userRiskLevels: ofLevels('userRiskLevels'),
  signInRiskLevels: ofLevels('signInRiskLevels'),
  insiderRiskLevels: ofLevels('insiderRiskLevels'),
  transferMethods: (conditions, values) => ({
    ...conditions,
    authenticationFlows: {
      ...conditions.authenticationFlows,
      transferMethods: withAdded(levelsOf(conditions.authenticationFlows?.transferMethods), values).join(','),
    },
  }),
}

/**
 * The policy that a template becomes in a tenant (CA-24, CA-25): what belongs to one tenant is reset, then what was said for this
 * one is added to what stands there. Pure. `None` gives way to what is included.
 */
export function fillTemplate({ body }: Pick<PolicyTemplateFields, 'body'>, values: InputValues): PolicyBody {
  const policy = policyOfTemplate(body)
  const asked = Object.entries(values) as [PromptedInput, readonly string[]][]
  const conditions = asked
    .filter(([, added]) => added.length > 0)
    .reduce((filled, [input, added]) => FILLS[input](filled, added), policy.conditions)
  return policyToSave({ ...policy, conditions })
}

/** Who is included by something takes the place of nobody. */
const forSomebody = (name: string, users: NonNullable<Conditions['users']>): Conditions['users'] =>
  name.startsWith('include') ? { ...users, includeUsers: withoutNone(users.includeUsers) } : users

const withAdded = (now: readonly string[] | null | undefined, values: readonly string[]): string[] => [
  ...new Set([...(now ?? []), ...values]),
]

const withoutNone = (values: readonly string[] | null | undefined): string[] =>
  (values ?? []).filter((value) => value !== 'None')
