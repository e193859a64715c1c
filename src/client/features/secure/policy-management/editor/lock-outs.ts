import type { AccessOptions } from '#shared/domain/conditional-access/access-options.ts'
import type { Policy, PolicyBody } from '#shared/domain/conditional-access/policy.ts'
import { readConditions } from '#shared/domain/conditional-access/read-policy.ts'
import { lockOutsOf, type WatchedSignIn } from '#shared/domain/conditional-access/simulate/locked-out.ts'
import { standardSignIns } from '#shared/domain/conditional-access/simulate/standard-sign-ins.ts'
import { usualPerson, usualSignIn } from '#shared/domain/conditional-access/simulate/usual-sign-in.ts'
import { accessTenantOf, knownGroups } from '#shared/domain/conditional-access/access-tenant.ts'

export const KINDS_OF_PEOPLE = [
  'emergency',
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
const EMERGENCY = 'emergency'

interface Change {
  policies: readonly Policy[]
  options: AccessOptions | undefined
  /** Of the company's emergency accounts; without one nothing is said of them. */
  emergencyIds: readonly string[]
  /** Undefined for a new policy. */
  policyId: string | undefined
  body: PolicyBody
}

/**
 * Whom a policy would keep out if it were on, beside whom the tenant's others keep out already; emergency accounts first. Undefined
 * where what decides that was not read.
 */
export function keptOutBy({
  policies,
  options,
  emergencyIds,
  policyId,
  body,
}: Change): KeptOut[] | undefined {
  if (!options || options.unread !== null || 'reason' in options.locations) return undefined
  const others = policies.filter((each) => each.id !== policyId)
  const after = [...others, { ...body, id: policyId ?? 'new', state: 'enabled' }]
  const groups = knownGroups(emergencyIds, after, options)
  const watched = [...ofEmergency(emergencyIds, groups), ...ofKinds(), ...ofNamed(body)]
  const lockOuts = lockOutsOf(accessTenantOf(policies, options), accessTenantOf(after, options), watched)
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
const isOfEmergency = ({ id }: { id: string }) => whoOf(id) === EMERGENCY

const ofKinds = (): WatchedSignIn[] =>
  standardSignIns({ emergencyId: undefined, partnerTenantId: undefined, foreignCountry: NOWHERE })
    .filter((each) => !isOfEmergency(each))
    .map(({ id, signIn }) => ({ key: id, signIn }))

/** Each account in each of the usual ways. */
const ofEmergency = (
  ids: readonly string[],
  groups: ReadonlyMap<string, readonly string[]>,
): WatchedSignIn[] =>
  ids.flatMap((emergencyId) =>
    standardSignIns({
      emergencyId,
      emergencyGroups: groups.get(emergencyId.toLowerCase()),
      partnerTenantId: undefined,
      foreignCountry: NOWHERE,
    })
      .filter(isOfEmergency)
      .map(({ id, signIn }) => ({ key: `${id}/${emergencyId}`, signIn })),
  )

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
