import { accessLimits, type AccessOptions } from '#shared/domain/conditional-access/access-options.ts'
import type { Policy } from '#shared/domain/conditional-access/policy.ts'
import { holdsLicense } from '#shared/domain/posture/required-license.ts'
import { answered, type Refused } from '#server/connectors/answered.ts'
import type { NamedObject, NamesOfIds, TenantPolicies } from '#server/connectors/policies.ts'
import type { VendorList } from '#server/connectors/risks.ts'
import { keepableJson } from '#shared/lib/keepable-json.ts'
import { namedIds, type NamedIds } from './named-ids.ts'
import { keyOf, type Understood, understoodLocations, understoodPolicies } from './vendor-objects.ts'

type Part<Name extends keyof AccessOptions> = AccessOptions[Name]

/** What was read of who may sign in to a tenant. */
export interface TenantAccess {
  policies: Understood<Policy> | Refused
  options: Omit<AccessOptions, 'id' | 'customer_id'>
}

interface AskedAccess {
  policies: TenantPolicies
  /** Undefined where the tenant's products are not known. */
  servicePlans: readonly string[] | undefined
  /** Those that were read earlier: they stay where the tenant does not tell of its policies. */
  earlier: () => Promise<readonly Policy[]>
}

/** Reads each part for itself: one that is refused has its reason, and the others are there. */
export async function readTenant({
  policies: tenant,
  servicePlans,
  earlier,
}: AskedAccess): Promise<TenantAccess> {
  const isUnlicensed = holdsLicense('entraP1', servicePlans) === false
  const ask = <T>(read: () => Promise<T>) => answered(read, isUnlicensed)
  const listed = await ask(tenant.policies)
  const policies = 'reason' in listed ? listed : understoodPolicies(listed)
  const named = namedIds('reason' in policies ? await earlier() : policies.items)
  const locations = await ask(tenant.locations)
  const strengths = await ask(tenant.strengths)
  const contexts = await ask(tenant.contexts)
  const terms = await ask(tenant.terms)
  // No licence is needed for these.
  const groups = await answered(tenant.groups)
  const applications = await answered(tenant.applications)
  const defaults = await answered(async () => ({ are: await tenant.hasSecurityDefaults() }))
  const asked = [...named.people, ...named.groups].slice(0, accessLimits.asked)
  const names = await answered(async () => namesOf(tenant, asked))
  const members = await membersOf(tenant, named)
  return {
    policies,
    options: {
      unread: 'reason' in policies ? policies.reason : null,
      is_incomplete: !('reason' in policies) && policies.isIncomplete,
      locations: 'reason' in locations ? locations : locationsPart(understoodLocations(locations)),
      groups: 'reason' in groups ? groups : groupsPart(groups, named, names),
      applications: 'reason' in applications ? applications : listPart(applications, named.applications),
      strengths: 'reason' in strengths ? strengths : listPart(strengths),
      contexts: 'reason' in contexts ? contexts : listPart(contexts),
      terms: 'reason' in terms ? terms : listPart(terms),
      people: 'reason' in names ? names : peoplePart(names, named),
      members,
      missing: 'reason' in names ? [] : missingOf(asked, names),
      security_defaults: 'reason' in defaults ? null : defaults.are,
    },
  }
}

/** Of the groups that policies leave out, those of few members: emergency accounts are kept in such. */
async function membersOf(tenant: TenantPolicies, { leftOut }: NamedIds): Promise<Part<'members'>> {
  const members: Record<string, NamedObject[]> = {}
  for (const id of [...leftOut].toSorted(compare).slice(0, accessLimits.leftOutGroups)) {
    const found = await answered(() => tenant.members(id, accessLimits.members))
    if (Array.isArray(found) && found.length <= accessLimits.members)
      members[id] = found
        .map((each) => shortNamed(keepableJson(each)))
        .toSorted((a, b) => compare(a.id, b.id))
  }
  return members
}

const NOBODY: NamesOfIds = { people: [], groups: [] }

const namesOf = (tenant: TenantPolicies, asked: readonly string[]) =>
  asked.length === 0 ? NOBODY : tenant.names(asked)

const locationsPart = ({ items, isIncomplete }: Understood<{ id: string }>): Part<'locations'> => ({
  items: [...items] as Extract<Part<'locations'>, { items: unknown }>['items'],
  is_incomplete: isIncomplete,
})

/** A group that a policy names is told although the list of them ended before it. */
function groupsPart(
  groups: VendorList<NamedObject>,
  named: NamedIds,
  names: NamesOfIds | Refused,
): Part<'groups'> {
  const found = 'reason' in names ? [] : names.groups
  return listPart({ ...groups, items: [...groups.items, ...found] }, new Set(named.groups.map(keyOf)))
}

const peoplePart = (names: NamesOfIds, named: NamedIds): Part<'people'> =>
  listPart({
    items: names.people,
    isIncomplete: named.people.length + named.groups.length > accessLimits.asked,
  })

/** As many as are carried: those that are named come first, then all by name. */
function listPart<Item extends NamedObject>(
  { items, isIncomplete }: VendorList<Item>,
  named: ReadonlySet<string> = new Set(),
): { items: Item[]; is_incomplete: boolean } {
  const known = new Map(items.map((item) => [keyOf(item.id), shortNamed(keepableJson(item))]))
  const rank = ({ id }: Item) => (named.has(keyOf(id)) ? 0 : 1)
  const ordered = [...known.values()].toSorted(
    (a, b) => rank(a) - rank(b) || compare(a.name, b.name) || compare(a.id, b.id),
  )
  const kept = ordered.slice(0, accessLimits.groups)
  return { items: kept, is_incomplete: isIncomplete || kept.length < ordered.length }
}

const LONGEST_NAME = 256

const shortNamed = <Item extends NamedObject>(item: Item): Item =>
  item.name.length <= LONGEST_NAME ? item : { ...item, name: item.name.slice(0, LONGEST_NAME).toWellFormed() }

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

function missingOf(asked: readonly string[], { people, groups }: NamesOfIds): string[] {
  const found = new Set([...people, ...groups].map(({ id }) => keyOf(id)))
  return asked.filter((id) => !found.has(keyOf(id))).toSorted(compare)
}
