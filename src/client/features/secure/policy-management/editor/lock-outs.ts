import type { AccessOptions } from '#shared/domain/conditional-access/access-options.ts'
import type { Policy, PolicyBody } from '#shared/domain/conditional-access/policy.ts'
import { readConditions } from '#shared/domain/conditional-access/read-policy.ts'
import { lockOutsOf, type WatchedSignIn } from '#shared/domain/conditional-access/simulate/locked-out.ts'
import { standardSignIns } from '#shared/domain/conditional-access/simulate/standard-sign-ins.ts'
import { usualPerson, usualSignIn } from '#shared/domain/conditional-access/simulate/usual-sign-in.ts'

export const KINDS_OF_PEOPLE = [
  'member',
  'memberWithoutMethods',
  'administrator',
  'guest',
  'technician',
  'daemon',
] as const
export type KindOfPeople = (typeof KINDS_OF_PEOPLE)[number]

/** Who would be kept out who is not now, in how many of the ways in which they sign in. */
export interface KeptOut {
  who: { kind: KindOfPeople } | { userId: string }
  count: number
  total: number
  /** Whether it only may come, in all of these ways. */
  isUncertain: boolean
}

/** Nobody works there. */
const NOWHERE = 'AQ'
/** Of the accounts that a policy names, as many are looked at. */
const NAMED = 50
const PERSON = 'person'

interface Change {
  policies: readonly Policy[]
  options: AccessOptions | undefined
  /** Undefined for a new policy. */
  policyId: string | undefined
  body: PolicyBody
}

/**
 * Whom a policy would keep out if it were on, beside whom the tenant's others keep out already. Undefined where what decides that
 * was not read.
 */
export function keptOutBy({ policies, options, policyId, body }: Change): KeptOut[] | undefined {
  if (!options || options.unread !== null || 'reason' in options.locations) return undefined
  const ground = {
    locations: options.locations.items,
    strengths:
      'items' in options.strengths
        ? options.strengths.items.map(({ id, combinations }) => ({ id, allowedCombinations: combinations }))
        : [],
  }
  const id = policyId ?? 'new'
  const others = policies.filter((each) => each.id !== policyId)
  const watched = [...ofKinds(), ...ofNamed(body)]
  const lockOuts = lockOutsOf(
    { ...ground, policies },
    { ...ground, policies: [...others, { ...body, id, state: 'enabled' }] },
    watched,
  )
  const byWho = Map.groupBy(lockOuts, ({ key }) => whoOf(key))
  return [...byWho].map(([who, own]) => ({
    who: who.startsWith(`${PERSON}:`)
      ? { userId: who.slice(PERSON.length + 1) }
      : { kind: KINDS_OF_PEOPLE.find((kind) => kind === who) ?? 'member' },
    count: own.length,
    total: watched.filter(({ key }) => whoOf(key) === who).length,
    isUncertain: own.every(({ isCertain }) => !isCertain),
  }))
}

const whoOf = (key: string) => key.split('/')[0] ?? key

/** Which accounts are for emergencies nobody has said here. */
const ofKinds = (): WatchedSignIn[] =>
  standardSignIns({ emergencyId: undefined, partnerTenantId: undefined, foreignCountry: NOWHERE })
    .filter(({ id }) => whoOf(id) !== 'emergency')
    .map(({ id, signIn }) => ({ key: id, signIn }))

/** The accounts that the policy names to be for. Their groups and methods are not known. */
const ofNamed = (body: PolicyBody): WatchedSignIn[] =>
  readConditions(body)
    .users.include.filter((id) => /^[\da-f-]{36}$/i.test(id))
    .slice(0, NAMED)
    .map((id) => ({
      key: `${PERSON}:${id}/usual`,
      signIn: {
        ...usualSignIn,
        who: { ...usualPerson, id, groups: undefined, roles: undefined, methods: undefined },
      },
    }))
