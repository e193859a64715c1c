import type { AccessOptions } from '#shared/domain/conditional-access/access-options.ts'
import type { AskedChange } from '#shared/domain/conditional-access/access-task.ts'
import { type Policy, policyBodySchema } from '#shared/domain/conditional-access/policy.ts'
import { lockOutsOf } from '#shared/domain/conditional-access/simulate/locked-out.ts'
import type { Person } from '#shared/domain/conditional-access/simulate/sign-in.ts'
import { usualPerson, usualSignIn } from '#shared/domain/conditional-access/simulate/usual-sign-in.ts'

/** By the id of its template. That of the checks would bring all checks with it. */
const GLOBAL_ADMINISTRATOR = '62e90394-69f5-4237-9190-012177145e10'

export const WATCHED = ['emergency', 'administrator', 'technician'] as const
export type Watched = (typeof WATCHED)[number]

/** Somebody who is kept out by a policy once it is on. */
export interface KeptOut {
  who: Watched
  isCertain: boolean
  /** The names of the policies. */
  policies: readonly string[]
}

/** Who would be kept out if the policies of a plan were turned on, and is not now. Pure. */
export function keptOutBy(
  changes: readonly AskedChange[],
  policies: readonly Policy[],
  options: AccessOptions,
): KeptOut[] {
  const planned = changes.flatMap((change): Policy[] => {
    if (change.change === 'delete' || change.target !== 'policy') return []
    const body = policyBodySchema.safeParse(change.body).data
    const id = 'objectId' in change ? change.objectId : change.name
    return body ? [{ ...body, id, state: 'enabled' }] : []
  })
  const changed = new Set(planned.map(({ id }) => id))
  const ground = {
    locations: 'items' in options.locations ? options.locations.items : [],
    strengths:
      'items' in options.strengths
        ? options.strengths.items.map(({ id, combinations }) => ({ id, allowedCombinations: combinations }))
        : [],
  }
  const after = [...policies.filter(({ id }) => !changed.has(id)), ...planned]
  const nameOf = (id: string) => after.find((policy) => policy.id === id)?.displayName ?? id
  return lockOutsOf(
    { policies, ...ground },
    { policies: after, ...ground },
    WATCHED.map((key) => ({ key, signIn: { ...usualSignIn, who: personOf(key, policies, planned) } })),
  ).map(({ key, isCertain, policyIds }) => ({
    who: WATCHED.find((each) => each === key) ?? 'administrator',
    isCertain,
    policies: policyIds.filter((id) => changed.has(id)).map(nameOf),
  }))
}

function personOf(who: Watched, policies: readonly Policy[], planned: readonly Policy[]): Person {
  const person: Person = { ...usualPerson, id: who, roles: [GLOBAL_ADMINISTRATOR] }
  if (who === 'administrator') return person
  if (who === 'technician')
    return {
      ...person,
      roles: [],
      guest: { type: 'serviceProvider', homeTenant: undefined, isTrusted: false },
    }
  // An emergency account is one that nearly everything leaves out, by itself or by its group.
  const left = [...policies, ...planned].map(({ conditions }) => conditions.users)
  return {
    ...person,
    id: mostly(left.map((users) => users?.excludeUsers)) ?? who,
    groups: [mostly(left.map((users) => users?.excludeGroups)) ?? who],
    methods: ['password'],
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
