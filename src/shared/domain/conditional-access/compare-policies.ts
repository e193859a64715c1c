import { isBlank } from './import/is-blank.ts'
import { isMembers } from './import/is-members.ts'
import { pathTo } from './import/path-to.ts'
import { LEVEL_MEMBERS } from './level-members.ts'
import { levelsOf } from './policy.ts'
import { VENDOR_MEMBERS } from './vendor-members.ts'

/** One place in which two policies, or two locations, are not the same. */
export interface Difference {
  path: string
  before: unknown
  after: unknown
}

/**
 * Where two policies or two locations differ, in the form of either side. Null, missing and empty are the same; so are lists in
 * another order or with something twice, levels as a list or a text, ids in capitals or not, an address and a range of it alone.
 * A strength is its id. What the vendor fills in of a location is as good as missing.
 */
export function differencesBetween(before: unknown, after: unknown, path = '$'): readonly Difference[] {
  return differences(canonical('', before), canonical('', after), path)
}

/** A policy or a location in the one form in which what means the same is the same; undefined where nothing is set. */
export const canonicalForm = (value: unknown): unknown => canonical('', value)

function differences(before: unknown, after: unknown, path: string): Difference[] {
  if (isMembers(before) && isMembers(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...names].flatMap((name) => differences(before[name], after[name], pathTo(path, name)))
  }
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, before, after }]
}

/** What the vendor takes a location for where it does not say. */
const LOCATION_DEFAULTS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['isTrusted', false],
  ['includeUnknownCountriesAndRegions', false],
  ['countryLookupMethod', 'clientIpAddress'],
])

const GUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** A value in the one form in which what means the same is written the same. */
function canonical(name: string, value: unknown): unknown {
  if (LEVEL_MEMBERS.includes(name)) return sorted(Array.isArray(value) ? value : levelsIn(value))
  if (name === 'cidrAddress' && typeof value === 'string')
    return value
      .trim()
      .toLowerCase()
      .replace(/^([\d.]+)\/32$|^([\da-f:.]*:[\da-f:.]*)\/128$/, '$1$2')
  if (typeof value === 'string') return GUID.test(value) ? value.toLowerCase() : value
  if (Array.isArray(value)) return sorted(value.map((each) => canonical('', each)))
  if (!isMembers(value)) return value ?? undefined
  if (name === 'authenticationStrength') return canonical('', value['id'])
  const members = Object.entries(value)
    .filter(
      ([member, held]) =>
        !VENDOR_MEMBERS.includes(member) && !isBlank(held) && LOCATION_DEFAULTS.get(member) !== held,
    )
    .map(([member, held]) => [member, canonical(member, held)] as const)
    .filter(([, held]) => held !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return members.length === 0 ? undefined : Object.fromEntries(members)
}

const levelsIn = (value: unknown) => (typeof value === 'string' ? levelsOf(value) : [])

function sorted(list: readonly unknown[]): unknown {
  const texts = new Map(list.filter((each) => !isBlank(each)).map((each) => [JSON.stringify(each), each]))
  return texts.size === 0
    ? undefined
    : [...texts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each)
}
