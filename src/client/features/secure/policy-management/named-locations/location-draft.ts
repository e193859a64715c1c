import { rangeKey } from '#shared/domain/alerts/address-range.ts'
import { accessFingerprint } from '#shared/domain/conditional-access/access-body.ts'
import { type AccessBody, type AskedChange } from '#shared/domain/conditional-access/access-task.ts'
import type { NamedLocation } from '#shared/domain/conditional-access/named-location.ts'
import { validateLocation } from '#shared/domain/conditional-access/validate-location.ts'
import type { PolicyFinding } from '#shared/domain/conditional-access/validation/finding.ts'
import { VENDOR_MEMBERS } from '#shared/domain/conditional-access/vendor-members.ts'
import type { Problems } from '#client/parts/form/form-state.ts'
import { isTrusted, kindOf } from './location-rows.ts'
import type { LocationKind } from './locations-address.ts'

export const LOOKUP_METHODS = ['clientIpAddress', 'authenticatorAppGps'] as const
export type LookupMethod = (typeof LOOKUP_METHODS)[number]

/** A location while it is entered: ranges one a line (CA-55). */
export interface LocationDraft {
  kind: LocationKind
  name: string
  isTrusted: boolean
  ranges: string
  countries: string[]
  method: LookupMethod
  hasUnknown: boolean
}

export interface LocationProblem {
  kind: 'findings'
  findings: readonly PolicyFinding[]
}

export const newLocation = (kind: LocationKind): LocationDraft => ({
  kind,
  name: '',
  isTrusted: false,
  ranges: '',
  countries: [],
  method: 'clientIpAddress',
  hasUnknown: false,
})

/** A location as the form holds it. */
export function draftOf(location: NamedLocation): LocationDraft {
  const draft = { ...newLocation(kindOf(location)), name: location.displayName }
  if (location['@odata.type'] === '#microsoft.graph.ipNamedLocation')
    return {
      ...draft,
      isTrusted: isTrusted(location),
      ranges: location.ipRanges.flatMap(({ cidrAddress }) => cidrAddress ?? []).join('\n'),
    }
  return {
    ...draft,
    countries: [...location.countriesAndRegions],
    method:
      location.countryLookupMethod === 'authenticatorAppGps' ? 'authenticatorAppGps' : 'clientIpAddress',
    hasUnknown: location.includeUnknownCountriesAndRegions === true,
  }
}

/** With an address or a country that is to be in it; what is in it already is not added twice. */
export function withPlace(draft: LocationDraft, place: string): LocationDraft {
  if (draft.kind === 'countries')
    return draft.countries.includes(place) ? draft : { ...draft, countries: [...draft.countries, place] }
  const ranges = rangesIn(draft.ranges)
  return ranges.some((each) => rangeKey(each) === rangeKey(place))
    ? draft
    : { ...draft, ranges: [...ranges, place].join('\n') }
}

/** Which kind of location an address or a country belongs in. */
export const kindFor = (place: string): LocationKind => (/^[A-Z]{2}$/.test(place) ? 'countries' : 'addresses')

/** What was written or pasted, at lines, commas, semicolons and spaces. */
export const rangesIn = (text: string): string[] => text.split(/[\s,;]+/).filter((part) => part !== '')

/** How the draft is kept: a range a line, countries in no order. */
export const storedDraft = (draft: LocationDraft): LocationDraft => ({
  ...draft,
  name: draft.name.trim(),
  ranges: rangesIn(draft.ranges).join('\n'),
  countries: draft.countries.toSorted(),
})

type RangeOf = Extract<
  NamedLocation,
  { '@odata.type': '#microsoft.graph.ipNamedLocation' }
>['ipRanges'][number]

/** The location that was entered; what the form does not know of the one that was seen stays. */
export function locationOf(draft: LocationDraft, seen: NamedLocation | undefined): NamedLocation {
  const base = { ...seen, id: seen?.id ?? '', displayName: draft.name.trim() }
  if (draft.kind === 'countries')
    return {
      ...base,
      '@odata.type': '#microsoft.graph.countryNamedLocation',
      countriesAndRegions: draft.countries,
      countryLookupMethod: draft.method,
      includeUnknownCountriesAndRegions: draft.hasUnknown,
    }
  const before =
    seen?.['@odata.type'] === '#microsoft.graph.ipNamedLocation'
      ? new Map(seen.ipRanges.map((range) => [range.cidrAddress, range]))
      : new Map<string, RangeOf>()
  return {
    ...base,
    '@odata.type': '#microsoft.graph.ipNamedLocation',
    isTrusted: draft.isTrusted,
    ipRanges: rangesIn(draft.ranges).map((range) => before.get(range) ?? rangeOf(range)),
  }
}

/** The vendor takes ranges alone: an address is one of itself. */
function rangeOf(written: string): RangeOf {
  const isV6 = written.includes(':')
  const cidrAddress = written.includes('/') ? written : `${written}/${isV6 ? 128 : 32}`
  return { '@odata.type': `#microsoft.graph.iPv${isV6 ? 6 : 4}CidrRange`, cidrAddress }
}

const FIELDS: Readonly<Partial<Record<PolicyFinding['input'], keyof LocationDraft>>> = {
  displayName: 'name',
  ipRanges: 'ranges',
  countriesAndRegions: 'countries',
  countryLookupMethod: 'method',
}

/** What keeps the draft from being saved, at its fields (CA-57). `count`: of the tenant's other locations. */
export function problemsOf(draft: LocationDraft, count: number): Problems<LocationDraft, LocationProblem> {
  // What was written is told, and not what it becomes.
  const location = locationOf({ ...draft, ranges: '' }, undefined)
  const written =
    location['@odata.type'] === '#microsoft.graph.ipNamedLocation'
      ? { ...location, ipRanges: rangesIn(draft.ranges).map((cidrAddress) => ({ cidrAddress })) }
      : location
  const byField = Map.groupBy(
    validateLocation(written, { locationCount: count }),
    ({ input }) => FIELDS[input] ?? 'name',
  )
  return Object.fromEntries(
    [...byField].map(([field, findings]) => [
      field,
      { kind: 'findings', findings } satisfies LocationProblem,
    ]),
  )
}

/** A location as it is sent: its type, and nothing else that the vendor alone says. */
const bodyOf = (location: NamedLocation): AccessBody =>
  // It came as JSON, or was made of texts and lists here.
  Object.fromEntries(
    Object.entries(location).filter(([name]) => name === '@odata.type' || !VENDOR_MEMBERS.includes(name)),
  ) as AccessBody

/** What is asked of a tenant so that a location becomes what was entered; `seen`: as the person saw it. */
export function askedLocation(seen: NamedLocation | undefined, draft: LocationDraft): AskedChange {
  const location = locationOf(draft, seen)
  const about = { target: 'location', name: location.displayName, body: bodyOf(location) } as const
  return seen
    ? { change: 'update', ...about, objectId: seen.id, expected: accessFingerprint(seen) }
    : { change: 'create', ...about }
}

/** What is asked so that a location is gone: the vendor deletes a trusted one only after it is trusted no more. */
export function askedRemoval(location: NamedLocation): AskedChange[] {
  const about = { target: 'location', objectId: location.id, name: location.displayName } as const
  const untrusted = { ...location, isTrusted: false }
  const remove = { change: 'delete', ...about } as const
  if (!isTrusted(location)) return [{ ...remove, expected: accessFingerprint(location) }]
  return [
    { change: 'update', ...about, body: bodyOf(untrusted), expected: accessFingerprint(location) },
    { ...remove, expected: accessFingerprint(untrusted) },
  ]
}
