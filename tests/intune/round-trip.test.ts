import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ComplianceAction, DevicePolicy } from '#shared/domain/intune/device-policy.ts'
import { exportAssignments, exportDevicePolicy } from '#shared/domain/intune/export-device-policy.ts'
import { validateDevicePolicy } from '#shared/domain/intune/validate-device-policy.ts'
import { roundTrip } from '#tests/conditional-access/roundtrip/round-trip.ts'
import { openTenant, type TenantClient, textIn } from '#tests/conditional-access/roundtrip/tenant-client.ts'
import { findCorpus } from '#tests/support/corpora.ts'
import { brokenOnce } from '#tests/support/hostile-values.ts'
import { deviceRoundTrip, type DeviceTrip } from './roundtrip/device-round-trip.ts'
import { mergeTrips } from './roundtrip/merge-trips.ts'
import { lostDeviceValues } from './roundtrip/told-device-values.ts'

const GROUP = '2f1c8a5e-3b1d-4c57-9a0e-6f2f6a1b7c10'
const OTHER = '5d1f0c4e-7a43-4a7c-b9b5-0f2f3f8f6b11'

const troubles = (trips: readonly DeviceTrip[]) =>
  trips
    .filter(({ outcome }) => outcome === 'lost' || outcome === 'crashed' || outcome === 'refused')
    .map(({ file, outcome, reason }) => `${outcome} ${file}: ${reason}`)

const target = (type: string, more: object = {}) => ({
  id: `${OTHER}_0`,
  source: 'direct',
  target: { '@odata.type': `#microsoft.graph.${type}`, ...more },
})
const filter = {
  deviceAndAppManagementAssignmentFilterId: OTHER,
  deviceAndAppManagementAssignmentFilterType: 'include',
}
const catalogue = (more: object = {}) => ({
  '@odata.type': '#microsoft.graph.deviceManagementConfigurationPolicy',
  id: OTHER,
  name: 'Firewall',
  description: 'Keeps it on',
  platforms: 'windows10',
  technologies: 'mdm',
  settings: [
    {
      id: '0',
      settingInstance: {
        '@odata.type': '#microsoft.graph.deviceManagementConfigurationChoiceSettingInstance',
        settingDefinitionId: 'x',
        choiceSettingValue: { value: 'x_1', children: [] },
      },
    },
  ],
  assignments: [
    target('groupAssignmentTarget', { groupId: GROUP, ...filter }),
    target('exclusionGroupAssignmentTarget', { groupId: OTHER }),
  ],
  ...more,
})
const compliance = (more: object = {}) => ({
  '@odata.type': '#microsoft.graph.windows10CompliancePolicy',
  displayName: 'Healthy',
  tpmRequired: true,
  scheduledActionsForRule: [
    {
      ruleName: 'Any',
      scheduledActionConfigurations: [
        { actionType: 'block', gracePeriodHours: 12 },
        { actionType: 'notification', notificationTemplateId: OTHER, notificationMessageCCList: [GROUP] },
      ],
    },
  ],
  ...more,
})

const protection = () => ({
  '@odata.type': '#microsoft.graph.iosManagedAppProtection',
  displayName: 'Apps',
  apps: [
    {
      id: 'x',
      mobileAppIdentifier: { '@odata.type': '#microsoft.graph.iosMobileAppIdentifier', bundleId: 'y' },
    },
  ],
  appGroupType: 'selectedPublicApps',
  assignments: [target('groupAssignmentTarget', { groupId: GROUP })],
})

const DEFINITION = "https://graph.microsoft.com/beta/deviceManagement/groupPolicyDefinitions('d1')"
const template = () => ({
  '@odata.type': '#microsoft.graph.groupPolicyConfiguration',
  displayName: 'Old ones',
  definitionValues: [
    {
      enabled: true,
      'definition@odata.bind': DEFINITION,
      presentationValues: [
        {
          '@odata.type': '#microsoft.graph.groupPolicyPresentationValueText',
          value: '1',
          'presentation@odata.bind': `${DEFINITION}/presentations('p1')`,
        },
      ],
    },
    { enabled: false, definition: { id: 'd2', displayName: 'Two' }, presentationValues: [] },
  ],
})

describe('the published policies of intune-openintunebaseline', () => {
  const folder = findCorpus('intune-openintunebaseline')
  test.skipIf(folder === undefined)('come back from a tenant as they went there', async () => {
    const trips = await deviceRoundTrip(folder ?? '')
    expect(troubles(trips)).toEqual([])
    // A third of the source is kept elsewhere.
    expect(trips.filter(({ outcome }) => outcome === 'same').length).toBe(67)
    expect(trips.filter(({ refusedToSave }) => refusedToSave.length > 0)).toEqual([])
  })
})

describe('a folder', () => {
  const workshop = mkdtempSync(join(tmpdir(), 'devices-'))
  const put = (name: string, content: unknown) =>
    writeFileSync(join(workshop, name), typeof content === 'string' ? content : JSON.stringify(content))
  afterAll(() => rmSync(workshop, { recursive: true }))

  test('may hold policies of both kinds, also in one file', async () => {
    const access = {
      displayName: 'From anywhere',
      state: 'disabled',
      conditions: {
        users: { includeUsers: ['All'] },
        applications: { includeApplications: ['All'] },
        clientAppTypes: ['all'],
      },
      grantControls: { operator: 'OR', builtInControls: ['mfa'] },
    }
    put('access.json', access)
    put('both.json', [access, catalogue(), { displayName: 'A group' }])
    put('broken.json', '{')
    put('compliance.json', compliance())
    put('none.json', { displayName: 'A group' })
    put('refused.json', compliance({ scheduledActionsForRule: [] }))
    put('sets.json', { configurationPolicies: [catalogue()] })
    put('template.json', template())
    const trips = mergeTrips(await roundTrip(workshop), await deviceRoundTrip(workshop))
    expect(trips.map(({ file, kind, outcome }) => `${file} ${kind} ${outcome}`)).toEqual([
      'access.json policy same',
      'both.json - skipped',
      'both.json policy same',
      'both.json device policy same',
      'broken.json - skipped',
      'compliance.json device policy same',
      'none.json - skipped',
      'refused.json device policy refused',
      'sets.json device policy same',
      'template.json device policy same',
    ])
    expect(trips.find(({ file }) => file === 'refused.json')).toMatchObject({
      refusedToSave: ['one-block-action actions 0'],
      reason: expect.stringContaining('exactly one block action'),
    })
  })

  test('of policies with something strange in one place loses nothing, or tells what', async () => {
    const strange = mkdtempSync(join(tmpdir(), 'devices-'))
    const files = [catalogue(), compliance(), protection(), template()].flatMap((each) =>
      fc.sample(brokenOnce(each), 70),
    )
    files.forEach((each, place) => writeFileSync(join(strange, `${place}.json`), JSON.stringify(each)))
    const trips = await deviceRoundTrip(strange)
    rmSync(strange, { recursive: true })
    expect(new Set(trips.map(({ file }) => file)).size).toBe(files.length)
    expect(
      trips
        .filter(({ outcome }) => outcome === 'lost' || outcome === 'crashed')
        .map(({ file, reason }) => [reason, JSON.stringify(files[Number.parseInt(file, 10)])]),
    ).toEqual([])
  })

  test('without a file has nothing to tell', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'devices-'))
    expect(await deviceRoundTrip(empty)).toEqual([])
    rmSync(empty, { recursive: true })
  })
})

describe('a value that is lost', () => {
  const raw = { id: 'x', '@odata.context': 'y', displayName: 'A', list: [{ a: 1 }, { a: 1 }], none: null }
  test('is found, whatever the import makes of the text', () => {
    expect(lostDeviceValues(raw, { displayName: 'A', list: [{ a: 1 }, { a: 1 }] }, [], '$')).toEqual([])
    expect(lostDeviceValues(raw, { displayName: 'A', list: [{ a: 1 }] }, [], '$')).toEqual(['.list.a=1'])
    expect(lostDeviceValues(raw, { displayName: 'A', other: [{ a: 1 }, { a: 1 }] }, [], '$')).toEqual([
      '.list.a=1',
    ])
    expect(lostDeviceValues({ a: { '@odata.type': 'x' } }, { a: {} }, [], '$')).toEqual([
      '.a.@odata.type="x"',
    ])
  })

  test('is none where it was told to be left out', () => {
    const after = { displayName: 'A', list: [{ a: 1 }] }
    expect(lostDeviceValues(raw, after, [{ path: '$.list[1]', reason: 'notInList' }], '$')).toEqual([])
    expect(lostDeviceValues(raw, after, [{ path: '$.list[1]', reason: 'unknownValue' }], '$')).toHaveLength(1)
    expect(lostDeviceValues(raw, after, [{ path: '$.lis', reason: 'leftOut' }], '$')).toHaveLength(1)
  })
})

describe('what our validation refuses', () => {
  let tenant: TenantClient
  let groups: string[]
  beforeAll(async () => {
    tenant = await openTenant()
    const made = await Promise.all(
      ['A', 'B'].map((displayName) => tenant.ask('POST', 'groups', { displayName, securityEnabled: true })),
    )
    groups = made.map(({ body }) => textIn(body, 'id'))
  })
  afterAll(() => tenant.close())

  const block: ComplianceAction = { action: 'block', graceHours: 0 }
  const wipe: ComplianceAction = { action: 'wipe', graceHours: 24 }
  const { settings, platforms, technologies } = catalogue()
  /** Policies of parts of which each is right by itself or wrong; groups by their places, the third is not there. */
  const parts = fc.record({
    set: fc.constantFrom('configurationPolicies', 'deviceCompliancePolicies', 'compliancePolicies'),
    name: fc.oneof({ weight: 4, arbitrary: fc.constant('A policy') }, fc.constantFrom('', '  ')),
    everyUser: fc.boolean(),
    include: fc.uniqueArray(fc.constantFrom(0, 1, 2), { maxLength: 2 }),
    exclude: fc.uniqueArray(fc.constantFrom(0, 1, 2), { maxLength: 2 }),
    actions: fc.oneof(
      { weight: 3, arbitrary: fc.constant<ComplianceAction[]>([block]) },
      fc.array(fc.constantFrom(block, wipe), { maxLength: 3 }),
    ),
    hasSettings: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.boolean()),
  })

  test('the tenant refuses too, and takes all the rest', async () => {
    let taken = 0
    await fc.assert(
      fc.asyncProperty(parts, async ({ set, name, everyUser, include, exclude, actions, hasSettings }) => {
        const idAt = (place: number) => groups[place] ?? OTHER
        const isCatalogue = set !== 'deviceCompliancePolicies'
        const policy: DevicePolicy = {
          set,
          id: null,
          name,
          description: '',
          platform: 'windows',
          targets: { everyDevice: false, everyUser, include: include.map(idAt), exclude: exclude.map(idAt) },
          actions: set === 'configurationPolicies' ? [] : actions,
          body: isCatalogue
            ? { platforms, technologies, settings: hasSettings ? settings : [] }
            : { '@odata.type': '#microsoft.graph.windows10CompliancePolicy' },
        }
        // That somebody has to be included where groups are excluded is ours: the vendor takes it, and nobody has the policy.
        const wrong = validateDevicePolicy(policy, { groups: new Set(groups) }).filter(
          ({ rule }) => rule !== 'included-group-required',
        )
        expect([await isTaken(policy), policy]).toEqual([wrong.length === 0, policy])
        if (wrong.length === 0) taken += 1
      }),
      { numRuns: 400 },
    )
    expect(taken).toBeGreaterThan(10)
  })

  async function isTaken(policy: DevicePolicy): Promise<boolean> {
    const path = `deviceManagement/${policy.set}`
    const made = await tenant.ask('POST', path, exportDevicePolicy(policy))
    if (made.status !== 201) return false
    const address = `${path}/${textIn(made.body, 'id')}`
    const assigned = await tenant.ask('POST', `${address}/assign`, exportAssignments(policy).body)
    await tenant.ask('DELETE', address)
    return assigned.status === 200
  }
})
