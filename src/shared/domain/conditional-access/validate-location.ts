import { rangeKey } from '../alerts/address-range.ts'
import type { NamedLocation } from './named-location.ts'
import { MEMBER_WORDS } from './member-words.ts'
import type { Policy } from './policy.ts'
import { readConditions } from './read-policy.ts'
import { finding, findingIf, type PolicyFinding, policyLimits } from './validation/finding.ts'

/** Everything that keeps a named location from being saved (CA-55); `locationCount` is without this one. Pure. */
export function validateLocation(
  location: NamedLocation,
  { locationCount = 0 }: { locationCount?: number } = {},
): readonly PolicyFinding[] {
  const { name, locations } = policyLimits
  return [
    ...findingIf(location.displayName.trim() === '', 'location-name-required', 'displayName'),
    ...findingIf(location.displayName.length > name, 'name-too-long', 'displayName', { limit: `${name}` }),
    ...(location['@odata.type'] === '#microsoft.graph.ipNamedLocation'
      ? checkRanges(location.ipRanges.map(({ cidrAddress }) => cidrAddress ?? ''))
      : checkCountries(location)),
    ...findingIf(locationCount >= locations, 'too-many-locations', 'displayName', { limit: `${locations}` }),
  ]
}

/** What is wrong with the addresses and ranges of a list (CA-57), by the rules that all lists of addresses follow. */
export function checkRanges(ranges: readonly string[]): readonly PolicyFinding[] {
  const { ranges: most } = policyLimits
  const before = new Set<string>()
  return [
    ...findingIf(ranges.length === 0, 'ranges-required', 'ipRanges'),
    ...findingIf(ranges.length > most, 'too-many-ranges', 'ipRanges', { limit: `${most}` }),
    ...ranges.flatMap((range) => checkRange(range, before)),
  ]
}

/** Notes the range among those before. */
function checkRange(range: string, before: Set<string>): readonly PolicyFinding[] {
  const key = rangeKey(range)
  if (key === undefined) return [finding('invalid-ip', 'ipRanges', { value: range })]
  if (before.has(key)) return [finding('ip-in-list', 'ipRanges', { value: range })]
  before.add(key)
  const [, prefix] = range.split('/')
  const { shortestPrefix } = policyLimits
  return findingIf(prefix !== undefined && Number(prefix) < shortestPrefix, 'range-too-wide', 'ipRanges', {
    value: range,
    prefix: `/${shortestPrefix}`,
  })
}

type CountryLocation = Extract<NamedLocation, { '@odata.type': '#microsoft.graph.countryNamedLocation' }>

function checkCountries(location: CountryLocation): readonly PolicyFinding[] {
  const { countriesAndRegions, countryLookupMethod, includeUnknownCountriesAndRegions } = location
  const method = countryLookupMethod ?? 'clientIpAddress'
  return [
    ...findingIf(
      countriesAndRegions.length === 0 && includeUnknownCountriesAndRegions !== true,
      'countries-required',
      'countriesAndRegions',
    ),
    ...countriesAndRegions
      .filter((code) => !/^[A-Z]{2}$/.test(code))
      .map((value) => finding('invalid-value', 'countriesAndRegions', { value })),
    ...findingIf(
      !MEMBER_WORDS.get('countryLookupMethod')?.words.includes(method),
      'invalid-value',
      'countryLookupMethod',
      { value: method },
    ),
  ]
}

/** The policies that name a location, for which it cannot be deleted (CA-56). */
export const policiesUsing = (locationId: string, policies: readonly Policy[]): readonly Policy[] =>
  policies.filter((policy) => {
    const { include = [], exclude = [] } = readConditions(policy).locations ?? {}
    return [...include, ...exclude].some((id) => id.toLowerCase() === locationId.toLowerCase())
  })
