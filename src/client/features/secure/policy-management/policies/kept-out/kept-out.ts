import type { AccessOptions } from '#shared/domain/conditional-access/access-options.ts'
import { type AskedChange, newObject } from '#shared/domain/conditional-access/access-task.ts'
import { type Policy, policyBodySchema } from '#shared/domain/conditional-access/policy.ts'
import { lockOutsOf, type WatchedSignIn } from '#shared/domain/conditional-access/simulate/locked-out.ts'
import type { Person } from '#shared/domain/conditional-access/simulate/sign-in.ts'
import { standardSignIns } from '#shared/domain/conditional-access/simulate/standard-sign-ins.ts'
import { usualPerson, usualSignIn } from '#shared/domain/conditional-access/simulate/usual-sign-in.ts'
import { accessTenantOf, knownGroups } from '#shared/domain/conditional-access/access-tenant.ts'

const WATCHED = ['emergency', 'administrator', 'technician'] as const
export type Watched = (typeof WATCHED)[number]

/** Somebody who is kept out by a policy once it is on. */
export interface KeptOut {
  who: Watched
  isCertain: boolean
  /** The names of the policies. */
  policies: readonly string[]
}

interface Plan {
  changes: readonly AskedChange[]
  /** Every policy of the company as it is now. */
  policies: readonly Policy[]
  options: AccessOptions
  /** Of the company's emergency accounts; without one an account counts that policies leave out. */
  emergencyIds: readonly string[]
}

/** Who would be kept out if the policies of a plan were turned on, and is not now. Pure. */
export function keptOutBy({ changes, policies, options, emergencyIds }: Plan): KeptOut[] {
  const planned = changes.flatMap((change): Policy[] => {
    if (change.change === 'delete' || change.target !== 'policy') return []
    const body = policyBodySchema.safeParse(change.body).data
    const id = 'objectId' in change ? change.objectId : change.name
    return body ? [{ ...body, id, state: 'enabled' }] : []
  })
  const changed = new Set(planned.map(({ id }) => id))
  const after = [...policies.filter(({ id }) => !changed.has(id)), ...planned]
  const nameOf = (id: string) => after.find((policy) => policy.id === id)?.displayName ?? id
  const groups = knownGroups(emergencyIds, after, withMadeGroups(options, changes))
  const accounts: Person[] =
    emergencyIds.length === 0
      ? [likelyAccount([...policies, ...planned])]
      : emergencyIds.map((id) => ({ ...withPassword, id, groups: groups.get(id.toLowerCase()) }))
  const lockOuts = lockOutsOf(accessTenantOf(policies, options), accessTenantOf(after, options), [
    ...accounts.map((who) => ({ key: `emergency/${who.id}`, signIn: { ...usualSignIn, who } })),
    ...ofOthers,
  ])
  return WATCHED.flatMap((who): KeptOut[] => {
    const own = lockOuts.filter(({ key }) => key.startsWith(`${who}/`))
    if (own.length === 0) return []
    const ids = new Set(own.flatMap(({ policyIds }) => policyIds).filter((id) => changed.has(id)))
    return [{ who, isCertain: own.some(({ isCertain }) => isCertain), policies: [...ids].map(nameOf) }]
  })
}

/** With the groups that a plan makes, which are empty. */
function withMadeGroups(options: AccessOptions, changes: readonly AskedChange[]): AccessOptions {
  const members = { ...options.members }
  for (const { change, target, name } of changes)
    if (change === 'create' && target === 'group') members[newObject(name).toLowerCase()] = []
  return { ...options, members }
}

const withPassword = { ...usualPerson, methods: ['password'] }

const ofOthers: readonly WatchedSignIn[] = standardSignIns({
  emergencyId: undefined,
  partnerTenantId: undefined,
  foreignCountry: 'AQ',
})
  .filter(({ id }) => id === 'administrator/browser' || id === 'technician/browser')
  .map(({ id, signIn }) => ({ key: id, signIn }))

/** An account that nearly everything leaves out, by itself or by its group. */
function likelyAccount(policies: readonly Policy[]): Person {
  const left = policies.map(({ conditions }) => conditions.users)
  return {
    ...withPassword,
    id: mostly(left.map((users) => users?.excludeUsers)) ?? 'emergency',
    groups: [mostly(left.map((users) => users?.excludeGroups)) ?? 'emergency'],
  }
}

/** What is named most often; nothing where nobody is named. */
function mostly(lists: readonly (readonly string[] | null | undefined)[]): string | undefined {
  const [most] = [
    ...Map.groupBy(
      lists.flatMap((list) => list ?? []),
      (id) => id,
    ),
  ].toSorted(([, a], [, b]) => b.length - a.length)
  return most?.[0]
}
