import { describe, expect, test } from 'vitest'
import { rangeIssue, rangeKey } from '../alerts/address-range.ts'
import type { NamedLocation } from './named-location.ts'
import { newPolicy } from './save-policy.ts'
import { checkRanges, policiesUsing, validateLocation } from './validate-location.ts'

const place = (ranges: readonly string[], displayName = 'Office'): NamedLocation => ({
  '@odata.type': '#microsoft.graph.ipNamedLocation',
  id: '',
  displayName,
  ipRanges: ranges.map((cidrAddress) => ({ cidrAddress })),
})
const countries = (codes: string[], more: object = {}): NamedLocation => ({
  '@odata.type': '#microsoft.graph.countryNamedLocation',
  id: '',
  displayName: 'Abroad',
  countriesAndRegions: codes,
  ...more,
})
const rules = (location: NamedLocation, options?: { locationCount?: number }) =>
  validateLocation(location, options).map(({ rule, values }) =>
    [rule, values['value']].filter(Boolean).join(' '),
  )

describe('a named location (CA-55)', () => {
  test.each([
    ['203.0.113.7'],
    ['203.0.113.0/24', '203.0.113.0/25'],
    ['2001:db8::1', '2001:db8::/48'],
    ['10.0.0.0/8', '2001::/8'],
  ])('takes addresses and ranges of both versions (CA-57): %s %s', (...ranges) => {
    expect(rules(place(ranges.filter(Boolean)))).toEqual([])
  })

  test.each([
    '203.0.113.256',
    '203.0.113.0/33',
    '2001:db8::/129',
    '203.0.113.0/',
    '203.0.113.0/24/24',
    'office',
    '',
    '203.0.113.0 - 203.0.113.9',
    '::ffff:1.2.3.4.5',
  ])('takes nothing else (CA-57): %s', (range) => {
    expect(rules(place(['192.0.2.1', range]))).toEqual([`invalid-ip ${range}`.trim()])
  })

  test.each([
    ['203.0.113.7', '203.0.113.7/32'],
    ['203.0.113.0/24', '203.0.113.99/24'],
    ['2001:db8::', '2001:0DB8:0:0::/128'],
  ])('takes nothing twice, however it is written (CA-57): %s and %s', (first, second) => {
    expect(rules(place([first, second]))).toEqual([`ip-in-list ${second}`])
  })

  test('follows the rules that every list of addresses follows', () => {
    const texts = ['1.2.3.4', '1.2.3.4/32', '1.2.3.0/24', '1.2.3.9/24', '::1', '::1/128', 'x', '1.2.3.4/0']
    for (const first of texts)
      for (const second of texts)
        expect([first, second, rangeKey(first) === undefined ? 'invalidIp' : undefined]).toEqual([
          first,
          second,
          rangeIssue([], first),
        ])
    for (const first of texts.filter((text) => text !== 'x'))
      for (const second of texts.filter((text) => text !== 'x'))
        expect([first, second, rangeKey(first) === rangeKey(second)]).toEqual([
          first,
          second,
          rangeIssue([first], second) === 'ipIsInList',
        ])
  })

  test('holds no range wider than the vendor takes, and 2000 at most', () => {
    expect(rules(place(['10.0.0.0/7', '2001::/7']))).toEqual([
      'range-too-wide 10.0.0.0/7',
      'range-too-wide 2001::/7',
    ])
    const many = Array.from({ length: 2001 }, (_, at) => `10.0.${at >> 8}.${at & 255}`)
    expect(checkRanges(many.slice(1))).toEqual([])
    expect(checkRanges(many)).toEqual([
      { rule: 'too-many-ranges', input: 'ipRanges', values: { limit: '2000' } },
    ])
  })

  test('of countries has some, by their codes, or the unknown ones', () => {
    expect(rules(countries(['DE', 'FR']))).toEqual([])
    expect(rules(countries([], { includeUnknownCountriesAndRegions: true }))).toEqual([])
    expect(rules(countries([]))).toEqual(['countries-required'])
    expect(rules(countries(['de', 'Germany']))).toEqual(['invalid-value de', 'invalid-value Germany'])
    expect(rules(countries(['DE'], { countryLookupMethod: 'authenticatorAppGps' }))).toEqual([])
    expect(rules(countries(['DE'], { countryLookupMethod: 'guess' }))).toEqual(['invalid-value guess'])
  })

  test('has a name and ranges, and a tenant has 195 of them at most', () => {
    expect(rules(place([], ' '))).toEqual(['location-name-required', 'ranges-required'])
    expect(rules(place(['192.0.2.1'], 'x'.repeat(257)))).toEqual(['name-too-long'])
    expect(rules(place(['192.0.2.1']), { locationCount: 195 })).toEqual(['too-many-locations'])
    expect(rules(place(['192.0.2.1']), { locationCount: 194 })).toEqual([])
  })

  test('is used by the policies that include or exclude it, in whatever case (CA-56)', () => {
    const policy = (id: string, locations: Record<string, string[]> | null) => {
      const body = newPolicy(id)
      return { ...body, id, conditions: { ...body.conditions, locations } }
    }
    const policies = [
      policy('included', { includeLocations: ['AAAA'] }),
      policy('excluded', { includeLocations: ['All'], excludeLocations: ['bbbb', 'aaaa'] }),
      policy('another', { includeLocations: ['bbbb'] }),
      policy('none', null),
    ]
    expect(policiesUsing('aaaa', policies).map(({ id }) => id)).toEqual(['included', 'excluded'])
  })
})
