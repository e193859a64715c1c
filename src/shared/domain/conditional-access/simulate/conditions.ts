import { rangesTest } from '#shared/domain/alerts/address-range.ts'
import type { NamedLocation } from '../named-location.ts'
import type { GuestCondition, PolicyFilter, ReadConditions } from '../read-policy.ts'
import { GUEST_TYPES, REGISTER_DEVICE } from '../vocabulary.ts'
import { type FilterTest, readFilterRule } from './filter-rule.ts'
import type { Person, SignIn } from './sign-in.ts'
import { includedApplications, suites } from './suites.ts'
import { every, not, some, type Truth } from './truth.ts'

/** Which part of a policy is looked at, in the order in which a person reads why it does not apply. */
export type ConditionName =
  | 'users'
  | 'applications'
  | 'clientApps'
  | 'platforms'
  | 'locations'
  | 'devices'
  | 'userRisk'
  | 'signInRisk'
  | 'insiderRisk'
  | 'servicePrincipalRisk'
  | 'flows'

export type ConditionTest = (signIn: SignIn) => Truth
export type LocationTest = (place: SignIn['place']) => Truth

/** What the tests of a tenant's policies share. */
export interface ConditionContext {
  /** By the ids of named locations, in lower case. */
  locations: ReadonlyMap<string, LocationTest>
  isTrusted: LocationTest
}

const lower = (text: string) => text.toLowerCase()
const setOf = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.map(lower))

/** Whether one of these is among them; not certain where it is not known which they are. */
const anyOf = (held: readonly string[] | undefined, wanted: ReadonlySet<string>): Truth =>
  wanted.size === 0 ? false : held && held.some((each) => wanted.has(lower(each)))

/**
 * The tests of a policy's conditions, of which all have to be met; what the policy does not speak of is no condition.
 * https://learn.microsoft.com/entra/identity/conditional-access/concept-conditional-access-conditions
 */
export function conditionTests(
  conditions: ReadConditions,
  context: ConditionContext,
): [ConditionName, ConditionTest][] {
  const tests: [ConditionName, ConditionTest | undefined][] = [
    ['users', whoTest(conditions)],
    ['applications', targetTest(conditions)],
    ['clientApps', clientAppTest(conditions)],
    ['platforms', platformTest(conditions)],
    ['locations', locationsTest(conditions, context)],
    ['devices', deviceTest(conditions)],
    ['userRisk', levelTest(conditions.userRiskLevels, ({ userRisk }) => userRisk)],
    ['signInRisk', levelTest(conditions.signInRiskLevels, ({ signInRisk }) => signInRisk)],
    ['insiderRisk', levelTest(conditions.insiderRiskLevels, ({ insiderRisk }) => insiderRisk)],
    [
      'servicePrincipalRisk',
      levelTest(conditions.servicePrincipalRiskLevels, ({ who }) =>
        who.kind === 'workload' ? who.risk : 'none',
      ),
    ],
    ['flows', levelTest(conditions.transferMethods, ({ transferMethod }) => transferMethod)],
  ]
  return tests.flatMap(([name, test]): [ConditionName, ConditionTest][] => (test ? [[name, test]] : []))
}

/** A policy is for people or for applications that sign in by themselves, never for both. Leaving out wins. */
function whoTest({ users, servicePrincipals }: ReadConditions): ConditionTest {
  const included = personTest(users.include, users.includeGroups, users.includeRoles, users.includeGuests)
  const excluded = personTest(users.exclude, users.excludeGroups, users.excludeRoles, users.excludeGuests)
  const workloads = setOf(servicePrincipals.include)
  const spared = setOf(servicePrincipals.exclude)
  return ({ who }) => {
    if (who.kind === 'person') return every([included(who), not(excluded(who))])
    if (spared.has(lower(who.id))) return false
    // Others are out of scope, whatever is written: managed identities, and apps of several tenants.
    return every([who.isOwn, workloads.has('serviceprincipalsinmytenant') || workloads.has(lower(who.id))])
  }
}

function personTest(
  users: readonly string[],
  groups: readonly string[],
  roles: readonly string[],
  guests: GuestCondition | undefined,
): (person: Person) => Truth {
  const ids = setOf(users)
  const [inGroups, inRoles] = [setOf(groups), setOf(roles)]
  if (ids.has('all')) return () => true
  const isAnyGuest = ids.has('guestsorexternalusers')
  return (person) =>
    some([
      ids.has(lower(person.id)) || (isAnyGuest && person.guest !== undefined),
      guests ? isSuchGuest(person, guests) : false,
      anyOf(person.groups, inGroups),
      anyOf(person.roles, inRoles),
    ])
}

function isSuchGuest({ guest }: Person, { types, tenants }: GuestCondition): Truth {
  if (!guest || !GUEST_TYPES.includes(guest.type)) return false
  if (!types.some((type) => lower(type) === lower(guest.type))) return false
  if (!tenants) return true
  return guest.homeTenant === undefined ? undefined : setOf(tenants).has(lower(guest.homeTenant))
}

/** https://learn.microsoft.com/entra/identity/conditional-access/concept-conditional-access-cloud-apps */
function targetTest({ applications: { include, exclude, actions, contexts, filter } }: ReadConditions) {
  const [wanted, spared] = [applicationTest(include), applicationTest(exclude)]
  const [acts, asked] = [setOf(actions), setOf(contexts)]
  const filtered = filter && applicationFilterTest(filter)
  const test: ConditionTest = ({ target }) => {
    if (target.kind === 'action') return acts.has(lower(target.action))
    const isAsked = target.context !== undefined && asked.has(lower(target.context))
    const isWanted = some([wanted(target), filter?.mode === 'include' ? filtered?.(target) : false])
    const isSpared = some([spared(target), filter?.mode === 'exclude' ? filtered?.(target) : false])
    return some([isAsked, every([isWanted, not(isSpared)])])
  }
  return test
}

type Application = Extract<SignIn['target'], { kind: 'application' }>

function applicationTest(names: readonly string[]): (application: Application) => Truth {
  const ids = setOf(names)
  for (const id of ids) for (const each of includedApplications[id] ?? []) (ids as Set<string>).add(each)
  const named = [...ids].flatMap((id) => suites[id] ?? [])
  if (ids.has('all')) return () => true
  return ({ id, isMicrosoft }) => {
    const own = lower(id)
    if (ids.has(own) || named.some(({ holds }) => holds.has(own))) return true
    // Of another application of the vendor's own nobody knows here whether a suite holds it.
    return named.some(({ lacks }) => isMicrosoft !== false && !lacks.has(own)) ? undefined : false
  }
}

function applicationFilterTest({ rule }: PolicyFilter): (application: Application) => Truth {
  const test = readFilterRule(rule)
  return ({ attributes }) =>
    test?.((name) => {
      if (!attributes) return undefined
      // What an application was not given is not set.
      return attributes[name.replace(/^customsecurityattribute\./, '')] ?? null
    })
}

/** Without any it is all of them, old ones as well. */
function clientAppTest({ clientAppTypes, applications }: ReadConditions): ConditionTest | undefined {
  const types = setOf(clientAppTypes)
  // The vendor looks at neither clients nor devices where one is just being registered.
  if (types.size === 0 || types.has('all') || isRegistering(applications.actions)) return undefined
  return ({ clientApp }) => types.has(lower(clientApp))
}

const isRegistering = (actions: readonly string[]) => setOf(actions).has(REGISTER_DEVICE)

/** A platform that the vendor does not know is any, and none of those that are left out. */
function platformTest({ platforms }: ReadConditions): ConditionTest | undefined {
  if (!platforms) return undefined
  const [include, exclude] = [setOf(platforms.include), setOf(platforms.exclude)]
  return ({ platform }) => {
    if (platform === undefined) return include.has('all') && exclude.size === 0 ? true : undefined
    const own = lower(platform)
    return (include.has('all') || include.has(own)) && !exclude.has(own) && !exclude.has('all')
  }
}

/** https://learn.microsoft.com/entra/identity/conditional-access/concept-assignment-network */
function locationsTest({ locations }: ReadConditions, context: ConditionContext): ConditionTest | undefined {
  if (!locations) return undefined
  const [included, excluded] = [
    placesTest(locations.include, context),
    placesTest(locations.exclude, context),
  ]
  return ({ place }) => every([included(place), not(excluded(place))])
}

/** By which id policies name the addresses of the vendor's older list of trusted ones. */
const MFA_TRUSTED = '00000000-0000-0000-0000-000000000000'

function placesTest(names: readonly string[], context: ConditionContext): LocationTest {
  const tests = names.map((name): LocationTest => {
    const id = lower(name)
    if (id === 'all') return () => true
    if (id === 'alltrusted') return context.isTrusted
    // That list is kept elsewhere, and a location that is gone says nothing.
    return (id === MFA_TRUSTED ? undefined : context.locations.get(id)) ?? (() => undefined)
  })
  return (place) => some(tests.map((test) => test(place)))
}

/** The tests of a tenant's named locations. */
export function locationTests(locations: readonly NamedLocation[]): ConditionContext {
  const tests = locations.map((location): [NamedLocation, LocationTest] => [location, locationTest(location)])
  const trusted = tests.flatMap(([location, test]) =>
    'isTrusted' in location && location.isTrusted ? [test] : [],
  )
  return {
    locations: new Map(tests.map(([{ id }, test]) => [lower(id), test])),
    isTrusted: (place) => some(trusted.map((test) => test(place))),
  }
}

function locationTest(location: NamedLocation): LocationTest {
  if (location['@odata.type'] === '#microsoft.graph.ipNamedLocation') {
    const test = rangesTest(location.ipRanges.flatMap(({ cidrAddress }) => cidrAddress ?? []))
    return ({ address }) => (address === undefined ? undefined : test(address))
  }
  const countries = setOf(location.countriesAndRegions)
  const isByPosition = lower(location.countryLookupMethod ?? '') === 'authenticatorappgps'
  return ({ country }) => {
    // Where the phone is, is not where the address is.
    if (isByPosition || country === undefined) return undefined
    return country === null
      ? (location.includeUnknownCountriesAndRegions ?? false)
      : countries.has(lower(country))
  }
}

/**
 * Nothing of a device is set that is not registered, so that a comparison is true of it only where it is a negative one.
 * https://learn.microsoft.com/entra/identity/conditional-access/concept-condition-filters-for-devices
 */
function deviceTest({ deviceFilter, applications }: ReadConditions): ConditionTest | undefined {
  if (!deviceFilter || isRegistering(applications.actions)) return undefined
  const test: FilterTest = readFilterRule(deviceFilter.rule) ?? (() => undefined)
  const matches: ConditionTest = ({ device }) => {
    if (device === undefined) return undefined
    return test((name) => attributeOf(device, name.replace(/^device\./, '')))
  }
  return deviceFilter.mode === 'include' ? matches : (signIn) => not(matches(signIn))
}

const EXTENSION = /^extensionattribute\d+$/

function attributeOf(device: NonNullable<SignIn['device']> | null, name: string) {
  if (device === null) return null
  if (name === 'iscompliant') return device.isCompliant === undefined ? undefined : String(device.isCompliant)
  if (EXTENSION.test(name)) {
    const isManaged = some([device.isCompliant, device.isHybridJoined])
    // The vendor reads these of managed devices alone.
    if (isManaged !== true) return isManaged === false ? null : undefined
  }
  return device.attributes[name]
}

function levelTest(
  levels: readonly string[],
  levelOf: (signIn: SignIn) => string | undefined,
): ConditionTest | undefined {
  if (levels.length === 0) return undefined
  const wanted = setOf(levels)
  return (signIn) => {
    const level = levelOf(signIn)
    return level === undefined ? undefined : wanted.has(lower(level))
  }
}
