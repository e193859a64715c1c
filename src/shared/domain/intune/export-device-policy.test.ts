import { describe, expect, test } from 'vitest'
import { deviceDifferences } from './compare-device-policies.ts'
import { type DevicePolicy, devicePolicySchema, type IntuneSetName, type Targets } from './device-policy.ts'
import {
  exportAssignments,
  exportDefinitionValues,
  exportDeviceChange,
  exportDevicePolicy,
} from './export-device-policy.ts'
import { devicePolicyOfVendor } from './import-device-policies.ts'

const GROUP = '2f1c8a5e-3b1d-4c57-9a0e-6f2f6a1b7c10'
const OTHER = '5d1f0c4e-7a43-4a7c-b9b5-0f2f3f8f6b11'
const NOBODY: Targets = { everyDevice: false, everyUser: false, include: [], exclude: [] }

const policy = (set: IntuneSetName, more: Partial<DevicePolicy> = {}): DevicePolicy => ({
  set,
  id: GROUP,
  name: 'A policy',
  description: '',
  platform: 'windows',
  targets: NOBODY,
  actions: [],
  body: { roleScopeTagIds: ['0'] },
  ...more,
})
const block = { action: 'block', graceHours: 12 } as const

describe('what is sent to make a policy', () => {
  test('has its name where the set has it, and nothing that the vendor sets', () => {
    const body = { platforms: 'linux', assignments: [{}], version: 3, isAssigned: true }
    expect(exportDevicePolicy(policy('configurationPolicies', { body }))).toEqual({
      name: 'A policy',
      description: '',
      platforms: 'linux',
    })
    expect(exportDevicePolicy(policy('deviceConfigurations'))).toEqual({
      displayName: 'A policy',
      description: '',
      roleScopeTagIds: ['0'],
    })
  })

  test('has the actions of compliance in one rule', () => {
    const scheduledActionsForRule = [
      {
        ruleName: 'PasswordRequired',
        scheduledActionConfigurations: [
          {
            actionType: 'block',
            gracePeriodHours: 12,
            notificationTemplateId: '',
            notificationMessageCCList: [],
          },
        ],
      },
    ]
    for (const set of ['deviceCompliancePolicies', 'compliancePolicies'] as const)
      expect(exportDevicePolicy(policy(set, { actions: [block] }))).toMatchObject({ scheduledActionsForRule })
  })

  test('comes back as it was', () => {
    const sent = policy('deviceCompliancePolicies', {
      actions: [
        { ...block, notificationTemplateId: OTHER },
        { action: 'retire', graceHours: 720 },
      ],
      body: { '@odata.type': '#microsoft.graph.windows10CompliancePolicy', tpmRequired: true },
      targets: { ...NOBODY, everyUser: true, exclude: [OTHER] },
    })
    const { assignments } = exportAssignments(sent).body
    const back = devicePolicyOfVendor(sent.set, { ...exportDevicePolicy(sent), id: GROUP, assignments })
    expect(back).toEqual(sent)
    expect(devicePolicySchema.parse(back)).toEqual(sent)
  })
})

describe('what is sent to change a policy', () => {
  const calls = (set: IntuneSetName, more: Partial<DevicePolicy> = {}) =>
    exportDeviceChange(policy(set, more)).map(({ method, path }) => `${method} ${path}`.trim())

  test('is put as a whole where the settings are of the catalogue', () => {
    expect(calls('configurationPolicies')).toEqual(['PUT'])
    expect(calls('compliancePolicies')).toEqual(['PUT', 'POST setScheduledActions'])
    expect(calls('deviceConfigurations')).toEqual(['PATCH'])
    expect(calls('windowsDriverUpdateProfiles')).toEqual(['PATCH'])
  })

  test('has the actions of compliance in a call of their own', () => {
    const [first, second] = exportDeviceChange(policy('deviceCompliancePolicies', { actions: [block] }))
    expect(first?.body).not.toHaveProperty('scheduledActionsForRule')
    expect(second).toMatchObject({
      path: 'scheduleActionsForRules',
      body: {
        deviceComplianceScheduledActionForRules: [
          { scheduledActionConfigurations: [{ actionType: 'block', gracePeriodHours: 12 }] },
        ],
      },
    })
  })

  test('has the apps that are protected in a call of their own', () => {
    const apps = [{ mobileAppIdentifier: { packageId: 'x' } }]
    const body = { apps, appGroupType: 'selectedPublicApps' }
    const [first, second] = exportDeviceChange(policy('androidManagedAppProtections', { body }))
    expect(first?.body).not.toHaveProperty('apps')
    expect(second).toEqual({ method: 'POST', path: 'targetApps', body })
    expect(calls('androidManagedAppProtections')).toEqual(['PATCH'])
  })
})

describe('what an administrative template sets', () => {
  const added = [{ 'definition@odata.bind': 'x', presentationValues: [] }]
  const template = policy('groupPolicyConfigurations', { body: { definitionValues: added } })
  const nothing = { added: [], updated: [], deletedIds: [] }
  const call = (change: object) => ({
    method: 'POST',
    path: 'updateDefinitionValues',
    body: { ...nothing, ...change },
  })

  test('is sent in calls of its own, after what was set before is taken away', () => {
    expect(exportDefinitionValues(template, [])).toEqual([call({ added })])
    expect(exportDefinitionValues(template, ['a'])).toEqual([call({ deletedIds: ['a'] }), call({ added })])
    expect(exportDevicePolicy(template)).not.toHaveProperty('definitionValues')
    expect(exportDeviceChange(template)[0]?.body).not.toHaveProperty('definitionValues')
  })

  test('is nothing of other policies', () => {
    expect(exportDefinitionValues({ ...template, set: 'deviceConfigurations' }, ['a'])).toEqual([])
  })
})

describe('whom a policy is for is sent', () => {
  const target = (type: string, more: object = {}) => ({
    target: { '@odata.type': `#microsoft.graph.${type}`, ...more },
  })
  const filtered = target('groupAssignmentTarget', {
    groupId: GROUP.toUpperCase(),
    deviceAndAppManagementAssignmentFilterId: OTHER,
    deviceAndAppManagementAssignmentFilterType: 'exclude',
  })
  const strange = target('configurationManagerCollectionAssignmentTarget', { collectionId: 'x' })

  test('by one assignment each', () => {
    const targets = { everyDevice: true, everyUser: true, include: [GROUP], exclude: [OTHER] }
    expect(exportAssignments(policy('deviceConfigurations', { targets }))).toEqual({
      method: 'POST',
      path: 'assign',
      body: {
        assignments: [
          target('allDevicesAssignmentTarget'),
          target('allLicensedUsersAssignmentTarget'),
          target('groupAssignmentTarget', { groupId: GROUP }),
          target('exclusionGroupAssignmentTarget', { groupId: OTHER }),
        ],
      },
    })
  })

  test('with the filter that a target had, and without that of one that is gone', () => {
    const body = { assignments: [filtered, strange] }
    const sent = (targets: Targets) =>
      exportAssignments(policy('deviceConfigurations', { body, targets })).body['assignments']
    expect(sent({ ...NOBODY, include: [GROUP] })).toEqual([filtered, strange])
    expect(sent({ ...NOBODY, exclude: [GROUP] })).toEqual([
      target('exclusionGroupAssignmentTarget', { groupId: GROUP }),
      strange,
    ])
  })
})

describe('two policies differ', () => {
  const body = { settings: [{ id: '0', settingInstance: { '@odata.type': 'a', value: 1, more: null } }] }
  const one = policy('configurationPolicies', {
    body,
    targets: { ...NOBODY, include: [GROUP, OTHER] },
    actions: [block, { action: 'retire', graceHours: 1 }],
  })
  test('not by what means the same', () => {
    const same: DevicePolicy = {
      ...one,
      id: null,
      platform: null,
      targets: { ...one.targets, include: [OTHER, GROUP.toUpperCase()] },
      actions: one.actions.toReversed(),
      body: { settings: [{ settingInstance: { value: 1 } }], newer: [], '@odata.type': 'x' },
    }
    expect(deviceDifferences(one, same)).toEqual([])
  })
  test('not by the order of assignments, nor by how it is said that there is no filter', () => {
    const target = { '@odata.type': '#microsoft.graph.strange', collectionId: 'x' }
    const filtered = { ...target, collectionId: 'y', deviceAndAppManagementAssignmentFilterId: OTHER }
    const { collectionId, ...type } = target
    const told = { deviceAndAppManagementAssignmentFilterType: 'none', collectionId, ...type }
    const of = (...targets: object[]): DevicePolicy => ({
      ...one,
      body: { assignments: targets.map((each) => ({ target: each })) },
    })
    expect(deviceDifferences(of(target, filtered), of(filtered, told))).toEqual([])
    expect(deviceDifferences(of(target), of({ ...target, collectionId: 'z' }))).toHaveLength(1)
    expect(
      deviceDifferences(of(filtered), of({ ...filtered, deviceAndAppManagementAssignmentFilterId: GROUP })),
    ).toHaveLength(1)
  })
  test('by everything else', () => {
    const other: DevicePolicy = {
      ...one,
      name: 'Another',
      targets: { ...one.targets, exclude: [OTHER] },
      actions: [block],
      body: { settings: [{ settingInstance: { '@odata.type': 'b', value: 2 } }], newer: false },
    }
    expect(deviceDifferences(one, other).map(({ path }) => path)).toEqual([
      '$.name',
      '$.targets.exclude[0]',
      '$.actions[1]',
      '$.body.settings[0].settingInstance["@odata.type"]',
      '$.body.settings[0].settingInstance.value',
      '$.body.newer',
    ])
  })
})
