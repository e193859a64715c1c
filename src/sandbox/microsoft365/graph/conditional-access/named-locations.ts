import { isIP } from 'node:net'
import type { Item } from '../../tenant/settings.ts'
import { badRequest, isObject } from './refusals.ts'

const IP = '#microsoft.graph.ipNamedLocation'
const COUNTRY = '#microsoft.graph.countryNamedLocation'
const MOST_RANGES = 2000
const LONGEST_PREFIX: Readonly<Record<number, number>> = { 4: 32, 6: 128 }
const SHORTEST_PREFIX = 8

const MEMBERS: Readonly<Record<string, readonly string[]>> = {
  [IP]: ['displayName', 'isTrusted', 'ipRanges'],
  [COUNTRY]: [
    'displayName',
    'countriesAndRegions',
    'includeUnknownCountriesAndRegions',
    'countryLookupMethod',
  ],
}

/** Refuses members that a location of the kind does not have. */
export function checkLocationMembers(type: unknown, members: Item): void {
  const known = typeof type === 'string' && Object.hasOwn(MEMBERS, type) ? MEMBERS[type] : undefined
  if (!known)
    throw badRequest(
      'Cannot create an abstract class. The type of the named location has to be said by @odata.type.',
    )
  const other = Object.keys(members).find((name) => !known.includes(name) && !name.includes('@odata.'))
  if (other !== undefined)
    throw badRequest(
      `The property '${other}' does not exist on type '${String(type).slice(1)}'. Make sure to only use property names that are defined by the type.`,
    )
}

/** Refuses a whole location that the service would not take. */
export function checkLocation(location: Item): void {
  if (typeof location['displayName'] !== 'string' || location['displayName'].trim() === '')
    throw badRequest("1007: The value of property 'displayName' is null or does not match the schema.")
  if (location['@odata.type'] === IP) checkRanges(location['ipRanges'])
  else checkCountries(location)
}

function checkRanges(ranges: unknown): void {
  if (!Array.isArray(ranges) || ranges.length === 0) throw badRequest('1040: ipRanges cannot be empty.')
  if (ranges.length > MOST_RANGES)
    throw badRequest(`1040: A named location can have ${MOST_RANGES} ranges at most.`)
  for (const range of ranges as unknown[]) {
    const text = isObject(range) && typeof range['cidrAddress'] === 'string' ? range['cidrAddress'] : ''
    const type = isObject(range) ? range['@odata.type'] : undefined
    const [address = '', prefix = '', ...rest] = text.split('/')
    const version = isIP(address)
    const isRight =
      version > 0 &&
      rest.length === 0 &&
      /^\d{1,3}$/.test(prefix) &&
      Number(prefix) >= SHORTEST_PREFIX &&
      Number(prefix) <= (LONGEST_PREFIX[version] ?? 0) &&
      type === `#microsoft.graph.iPv${version}CidrRange`
    if (!isRight) throw badRequest(`1040: The range '${text}' is not valid.`)
  }
}

function checkCountries(location: Item): void {
  const { countriesAndRegions, includeUnknownCountriesAndRegions, countryLookupMethod } = location
  const codes: unknown[] = Array.isArray(countriesAndRegions) ? countriesAndRegions : []
  if (codes.length === 0 && includeUnknownCountriesAndRegions !== true)
    throw badRequest('1040: countriesAndRegions cannot be empty.')
  if (!codes.every((code) => typeof code === 'string' && /^[A-Z]{2}$/.test(code)))
    throw badRequest('1040: countriesAndRegions has to hold ISO 3166-1 codes of two letters.')
  const methods = ['clientIpAddress', 'authenticatorAppGps', undefined, null]
  if (!methods.includes(countryLookupMethod as string | null | undefined))
    throw badRequest(
      `Requested value '${String(countryLookupMethod)}' of property 'countryLookupMethod' was not found.`,
    )
}

/** A location as the service shows it. */
export const completedLocation = (location: Item): Item =>
  location['@odata.type'] === IP
    ? { isTrusted: false, ...location }
    : {
        includeUnknownCountriesAndRegions: false,
        countryLookupMethod: 'clientIpAddress',
        countriesAndRegions: [],
        ...location,
      }
