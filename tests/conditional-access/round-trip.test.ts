import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportPolicy } from '#shared/domain/conditional-access/export-policy.ts'
import { policyBodySchema } from '#shared/domain/conditional-access/policy.ts'
import { validatePolicy } from '#shared/domain/conditional-access/validate-policy.ts'
import { findCorpus } from '#tests/support/corpora.ts'
import { brokenOnce } from '#tests/support/hostile-values.ts'
import { roundTrip, type Trip } from './roundtrip/round-trip.ts'
import { openTenant, type TenantClient } from './roundtrip/tenant-client.ts'
import { lostValues } from './roundtrip/told-values.ts'

/** How many of what each folder has at least; a third of each source is kept elsewhere. */
const CORPORA: readonly [string, number][] = [
  ['ca-j0eyv', 29],
  ['ca-kennethvs', 34],
  ['ca-alexfilipin', 40],
  ['ca-azure-samples', 4],
]

const troubles = (trips: readonly Trip[]) =>
  trips
    .filter(({ outcome }) => outcome === 'lost' || outcome === 'crashed' || outcome === 'refused')
    .map(({ file, outcome, reason }) => `${outcome} ${file}: ${reason}`)

describe.each(CORPORA)('the published policies of %s', (name, count) => {
  const folder = findCorpus(name)
  test.skipIf(folder === undefined)('come back from a tenant as they went there', async () => {
    const trips = await roundTrip(folder ?? '')
    expect(troubles(trips)).toEqual([])
    expect(trips.filter(({ kind, outcome }) => kind === 'policy' && outcome === 'same').length).toBe(count)
    expect(trips.filter(({ refusedToSave }) => refusedToSave.length > 0)).toEqual([])
  })
})

describe('a folder', () => {
  const workshop = mkdtempSync(join(tmpdir(), 'policies-'))
  afterAll(() => rmSync(workshop, { recursive: true }))

  test('of anything is told file by file, its locations before its policies', async () => {
    mkdirSync(join(workshop, 'deep'))
    const put = (name: string, content: string | Buffer) => writeFileSync(join(workshop, name), content)
    const place = '5d1f0c4e-7a43-4a7c-b9b5-0f2f3f8f6b11'
    const policy = {
      displayName: 'From the office',
      state: 'disabled',
      conditions: {
        users: { includeUsers: ['All'], excludeGroups: ['<Emergency>'], excludeRoles: ['{roleId}'] },
        applications: { includeApplications: ['All'] },
        clientAppTypes: ['all'],
        locations: { includeLocations: ['All'], excludeLocations: [place] },
      },
      grantControls: { operator: 'OR', builtInControls: ['block'] },
    }
    put('a-policy.json', Buffer.from(`\uFEFF${JSON.stringify([policy])}`, 'utf16le'))
    put(
      'deep/location.JSON',
      JSON.stringify({
        '@odata.type': '#microsoft.graph.ipNamedLocation',
        id: place,
        displayName: 'Office',
        ipRanges: [{ cidrAddress: '192.0.2.1' }],
      }),
    )
    mkdirSync(join(workshop, 'folder.json'))
    put('broken.json', '{"displayName": "x"')
    put('empty.json', '')
    put('group.json', JSON.stringify({ id: place, displayName: 'A group' }))
    put(
      'refused.json',
      JSON.stringify({ ...policy, grantControls: { operator: 'OR', builtInControls: ['block', 'mfa'] } }),
    )
    const trips = await roundTrip(workshop)
    expect(trips.map(({ file, kind, outcome }) => `${file} ${kind} ${outcome}`)).toEqual([
      'a-policy.json policy same',
      'broken.json - skipped',
      'deep/location.JSON location same',
      'empty.json - skipped',
      'group.json - skipped',
      'refused.json policy refused',
    ])
    expect(trips.at(-1)).toMatchObject({
      refusedToSave: ['block-alone builtInControls'],
      reason: expect.stringContaining('InvalidControls'),
    })
  })

  test('of policies with something strange in one place loses nothing, or tells what', async () => {
    const strange = mkdtempSync(join(tmpdir(), 'policies-'))
    const policy = {
      displayName: 'A policy',
      state: 'enabled',
      conditions: {
        users: { includeUsers: ['All'], excludeGroups: ['<Emergency>', 'a', 'b'] },
        applications: { includeApplications: ['All'] },
        clientAppTypes: ['all'],
        userRiskLevels: ['high', 'medium'],
        times: null,
      },
      grantControls: { operator: 'OR', builtInControls: ['mfa'], authenticationStrength: null },
      sessionControls: { signInFrequency: { isEnabled: true, value: 4, type: 'hours' } },
    }
    const files = fc.sample(brokenOnce(policy), 120)
    files.forEach((each, place) => writeFileSync(join(strange, `${place}.json`), JSON.stringify(each)))
    const trips = await roundTrip(strange)
    rmSync(strange, { recursive: true })
    expect(new Set(trips.map(({ file }) => file)).size).toBe(files.length)
    expect(
      trips
        .filter(({ outcome }) => outcome === 'lost' || outcome === 'crashed')
        .map(({ file, reason }) => [reason, JSON.stringify(files[Number.parseInt(file, 10)])]),
    ).toEqual([])
  })

  test('without a file has nothing to tell', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'policies-'))
    expect(await roundTrip(empty)).toEqual([])
    rmSync(empty, { recursive: true })
  })
})

describe('a value that is lost', () => {
  const raw = { Id: 'x', DisplayName: 'A', Conditions: { Users: { IncludeGroups: ['a', 'b'] }, newer: 7 } }
  test('is found, whatever the import makes of the text', () => {
    const whole = { displayName: 'A', conditions: { users: { includeGroups: ['b', 'a'] }, newer: 7 } }
    expect(lostValues(raw, whole, [])).toEqual([])
    expect(
      lostValues(raw, { ...whole, conditions: { users: { includeGroups: ['a'] }, newer: 7 } }, []),
    ).toEqual(['includegroups=b'])
    expect(lostValues(raw, { ...whole, conditions: { users: { excludeGroups: ['a', 'b'] } } }, [])).toEqual([
      'includegroups=a',
      'includegroups=b',
      'newer=7',
    ])
  })

  test('is none where it was told to be left out', () => {
    const left = { displayName: 'A', conditions: { users: { includeGroups: ['b', 'a'] } } }
    expect(lostValues(raw, left, [{ path: '$.conditions.newer', reason: 'unknownMember' }])).toHaveLength(1)
    expect(lostValues(raw, left, [{ path: '$.conditions.newer', reason: 'leftOut' }])).toEqual([])
  })
})

describe('what our validation refuses', () => {
  let tenant: TenantClient
  beforeAll(async () => {
    tenant = await openTenant()
  })
  afterAll(() => tenant.close())

  const strength = { id: '00000000-0000-0000-0000-000000000004' }
  const guests = {
    guestOrExternalUserTypes: 'internalGuest',
    externalTenants: { membershipKind: 'all' },
  }
  const registers = { includeUserActions: ['urn:user:registerdevice'] }
  const often = <Value>(usual: Value, ...others: Value[]) =>
    fc.oneof(
      { weight: 3, arbitrary: fc.constant(usual) },
      { weight: 2, arbitrary: fc.constantFrom(...others) },
    )
  /** Policies of parts of which each is right by itself or wrong, and right ones that do not go together. */
  const parts = fc.record({
    displayName: often('A policy', ' ', ''),
    state: often('enabled', 'disabled', 'enabledForReportingButNotEnforced', 'on'),
    conditions: fc.record({
      users: often<object | null>(
        { includeUsers: ['All'] },
        { includeUsers: ['None'] },
        { includeUsers: ['All', 'None'] },
        { includeUsers: ['GuestsOrExternalUsers'], includeGuestsOrExternalUsers: guests },
        { includeGuestsOrExternalUsers: guests },
        { excludeUsers: ['GuestsOrExternalUsers'] },
        null,
      ),
      applications: often<object>(
        { includeApplications: ['All'] },
        { includeApplications: ['None'] },
        { includeApplications: ['None', 'Office365'] },
        { includeApplications: ['All'], excludeApplications: ['Office365'] },
        { ...registers },
        { ...registers, includeApplications: ['All'] },
        { includeAuthenticationContextClassReferences: ['c1'] },
        {},
      ),
      clientAppTypes: often<string[]>(['all'], ['browser', 'other'], ['all', 'browser'], [], ['fax']),
      locations: often<object | null>(
        null,
        { includeLocations: ['All'], excludeLocations: ['AllTrusted'] },
        { includeLocations: ['All', 'AllTrusted'] },
        { excludeLocations: ['AllTrusted'] },
      ),
      platforms: often<object | null>(
        null,
        { includePlatforms: ['all'], excludePlatforms: ['iOS'] },
        { includePlatforms: ['all', 'iOS'] },
        { excludePlatforms: ['iOS'] },
      ),
      userRiskLevels: often('', 'high', 'high,low'),
    }),
    grantControls: often<object | null>(
      { operator: 'OR', builtInControls: ['mfa'] },
      { operator: 'OR', builtInControls: ['block'] },
      { operator: 'OR', builtInControls: ['block', 'mfa'] },
      { operator: 'AND', builtInControls: ['mfa', 'passwordChange'] },
      { operator: 'OR', builtInControls: ['mfa', 'passwordChange'] },
      { operator: 'AND', builtInControls: ['passwordChange'] },
      { operator: 'AND', builtInControls: ['passwordChange', 'mfa', 'compliantDevice'] },
      { operator: 'AND', builtInControls: ['passwordChange'], authenticationStrength: strength },
      { operator: 'AND', builtInControls: ['compliantDevice'], authenticationStrength: strength },
      { operator: 'AND', builtInControls: ['mfa'], authenticationStrength: strength },
      { builtInControls: ['mfa'] },
      null,
    ),
    sessionControls: often<object | null>(
      null,
      { persistentBrowser: { isEnabled: true, mode: 'never' } },
      { signInFrequency: { isEnabled: true, frequencyInterval: 'everyTime' } },
      { signInFrequency: { isEnabled: true, frequencyInterval: 'everyTime', value: 1, type: 'hours' } },
      { signInFrequency: { isEnabled: true, value: 1, type: 'days', frequencyInterval: 'timeBased' } },
      { signInFrequency: { isEnabled: true, frequencyInterval: 'timeBased' } },
    ),
  })

  test('the tenant refuses too, and takes all the rest', async () => {
    let taken = 0
    await fc.assert(
      fc.asyncProperty(parts, async (written) => {
        const policy = policyBodySchema.parse(written)
        const { status, body } = await tenant.ask(
          'POST',
          'identity/conditionalAccess/policies',
          exportPolicy(policy),
        )
        expect([status === 201, body]).toEqual([validatePolicy(policy).length === 0, body])
        if (status !== 201) return
        taken += 1
        const { id } = body as { id: string }
        await tenant.ask('DELETE', `identity/conditionalAccess/policies/${id}`)
      }),
      { numRuns: 500 },
    )
    expect(taken).toBeGreaterThan(10)
  })
})
