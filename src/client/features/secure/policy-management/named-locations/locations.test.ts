import { describe, expect, test } from 'vitest'
import { accessFingerprint } from '#shared/domain/conditional-access/access-body.ts'
import { accessTaskSchema } from '#shared/domain/conditional-access/access-task.ts'
import { accessChange } from '#shared/contract/commands/access-commands.ts'
import { type NamedLocation, namedLocationSchema } from '#shared/domain/conditional-access/named-location.ts'
import { locationCorrection, policyCorrection } from '#client/parts/access-correction.ts'
import { buildAccessOptions, usualPolicies } from '#tests/support/build-access-rows.ts'
import { refusedCommand } from '#tests/support/queue/refused-command.ts'
import {
  askedLocation,
  askedRemoval,
  draftOf,
  kindFor,
  locationOf,
  newLocation,
  problemsOf,
  rangesIn,
  storedDraft,
  withPlace,
} from './location-draft.ts'
import { listedLocations, placesOf } from './location-rows.ts'

const COMPANY = '3f0b6a52-0d4e-4b7c-9d52-2a4a7c7a3e01'
const office: NamedLocation = {
  '@odata.type': '#microsoft.graph.ipNamedLocation',
  id: 'cccccccc-0000-4000-8000-000000000001',
  displayName: 'Head office',
  isTrusted: true,
  newer: 1,
  ipRanges: [{ '@odata.type': '#microsoft.graph.iPv4CidrRange', cidrAddress: '203.0.113.0/24', more: true }],
}
const far: NamedLocation = {
  '@odata.type': '#microsoft.graph.countryNamedLocation',
  id: 'far',
  displayName: 'Far',
  countriesAndRegions: ['KP', 'IR'],
  includeUnknownCountriesAndRegions: true,
  countryLookupMethod: 'authenticatorAppGps',
}

describe('a draft of a location', () => {
  test.each([office, far])('that nobody touched means what it did: $displayName', (location) => {
    expect(accessFingerprint(locationOf(draftOf(location), location))).toBe(accessFingerprint(location))
  })

  test('takes pasted lines, commas and semicolons, and an address as a range of itself', () => {
    const text = '198.51.100.7, 2001:db8::1;\n203.0.113.0/24\r\n'
    expect(rangesIn(text)).toEqual(['198.51.100.7', '2001:db8::1', '203.0.113.0/24'])
    expect(storedDraft({ ...newLocation('addresses'), ranges: text }).ranges.split('\n')).toHaveLength(3)
    const location = locationOf({ ...newLocation('addresses'), ranges: text }, office)
    expect(location).toMatchObject({
      newer: 1,
      ipRanges: [
        { '@odata.type': '#microsoft.graph.iPv4CidrRange', cidrAddress: '198.51.100.7/32' },
        { '@odata.type': '#microsoft.graph.iPv6CidrRange', cidrAddress: '2001:db8::1/128' },
        { cidrAddress: '203.0.113.0/24', more: true },
      ],
    })
  })

  test('has what is wrong at its field, by what was written', () => {
    const draft = { ...newLocation('addresses'), ranges: '1.2.3.4 1.2.3.4/32 x' }
    const problems = problemsOf(draft, 0)
    expect(problems.name?.findings.map(({ rule }) => rule)).toEqual(['location-name-required'])
    expect(problems.ranges?.findings.map(({ rule, values }) => [rule, values['value']])).toEqual([
      ['ip-in-list', '1.2.3.4/32'],
      ['invalid-ip', 'x'],
    ])
    expect(problemsOf({ ...newLocation('countries'), name: 'x' }, 0).countries?.findings).toHaveLength(1)
    expect(problemsOf({ ...draftOf(office), name: 'x' }, 195).name?.findings).toHaveLength(1)
    expect(problemsOf(draftOf(far), 0)).toEqual({})
  })

  test('takes a place once, in a location of its kind', () => {
    expect(kindFor('KP')).toBe('countries')
    expect(kindFor('1.2.3.4')).toBe('addresses')
    expect(withPlace(draftOf(far), 'KP')).toEqual(draftOf(far))
    expect(withPlace(draftOf(far), 'SY').countries).toEqual(['KP', 'IR', 'SY'])
    const once = withPlace(draftOf(office), '1.2.3.4')
    expect(once.ranges).toBe('203.0.113.0/24\n1.2.3.4')
    expect(withPlace(once, '1.2.3.4')).toEqual(once)
  })
})

describe('what is asked of the tenant', () => {
  const accepted = (items: unknown) =>
    accessChange.args.safeParse({ id: crypto.randomUUID(), customerId: COMPANY, source: null, items }).success

  test('is a location with its type, against what the person saw', () => {
    const asked = askedLocation(office, { ...draftOf(office), name: 'Main' })
    expect(asked).toMatchObject({
      change: 'update',
      objectId: office.id,
      expected: accessFingerprint(office),
      body: { '@odata.type': '#microsoft.graph.ipNamedLocation', displayName: 'Main', newer: 1 },
    })
    expect('body' in asked && asked.body).not.toHaveProperty('id')
    expect(accepted([asked, askedLocation(undefined, draftOf(far))])).toBe(true)
  })

  test('is that a trusted location is trusted no more before it is deleted', () => {
    const [first, second, ...others] = askedRemoval(office)
    expect(others).toEqual([])
    expect(first).toMatchObject({
      change: 'update',
      body: { isTrusted: false },
      expected: accessFingerprint(office),
    })
    expect(second).toMatchObject({
      change: 'delete',
      expected: accessFingerprint({ ...office, isTrusted: false }),
    })
    expect(askedRemoval(far)).toMatchObject([{ change: 'delete', expected: accessFingerprint(far) }])
    expect(accepted(askedRemoval(office))).toBe(true)
  })
})

test('locations are listed with who uses them and what is under way, also what is being made', () => {
  const options = new Map([[COMPANY, buildAccessOptions(COMPANY)]])
  const policies = usualPolicies().map((policy) => ({
    row: { id: `${COMPANY}/${policy.id}`, customer_id: COMPANY, policy },
    v: 1,
    isPending: false,
    isConflict: false,
  }))
  const asked = {
    id: crypto.randomUUID(),
    customerId: COMPANY,
    source: null,
    items: [askedLocation(undefined, { ...draftOf(far), name: 'Made' }), ...askedRemoval(office)],
  }
  const context = { now: '2026-09-01T00:00:00Z', id: asked.id, organizationId: COMPANY }
  const row = accessTaskSchema.parse(accessChange.reduce(undefined, asked, context))
  const task = { row, v: 0, isPending: true, isConflict: false }
  const rows = listedLocations({ options, policies, tasks: [task], companyOf: () => 'Contoso' })
  expect(
    rows.map(({ location, usedBy, isUpdating, isPending, isNew }) => [
      location.displayName,
      usedBy.map(({ displayName }) => displayName),
      isUpdating,
      isPending,
      isNew,
    ]),
  ).toEqual([
    ['Head office', ['Compliant device outside the office'], true, true, false],
    ['Made', [], true, true, true],
  ])
  expect(placesOf(far, 'en')).toEqual(['North Korea', 'Iran'])
})

test('a location that the server refused comes back into its form as it was written, and nothing else does', () => {
  for (const location of [office, far]) {
    const draft = draftOf(location)
    for (const seen of [undefined, location]) {
      const item = askedLocation(seen, { ...draft, name: 'Written' })
      const refused = refusedCommand('access.change', {
        id: crypto.randomUUID(),
        customerId: COMPANY,
        source: null,
        items: [item],
      })
      const correction = locationCorrection(refused)
      expect(correction).toMatchObject({ customerId: COMPANY, objectId: seen?.id })
      const written = namedLocationSchema.parse({ ...correction?.body, id: seen?.id ?? '' })
      expect(storedDraft(draftOf(written))).toEqual(storedDraft({ ...draft, name: 'Written' }))
      expect(policyCorrection(refused)).toBeUndefined()
    }
  }
  const removal = { id: crypto.randomUUID(), customerId: COMPANY, source: null, items: askedRemoval(office) }
  expect(locationCorrection(refusedCommand('access.change', removal))).toBeUndefined()
})
