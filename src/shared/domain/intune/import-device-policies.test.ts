import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DevicePolicy } from './device-policy.ts'
import { devicePolicyOfVendor, importDevicePolicies } from './import-device-policies.ts'
import { deviceImportLimits } from './import/read-device-policy.ts'

const GROUP = '2f1c8a5e-3b1d-4c57-9a0e-6f2f6a1b7c10'
const OTHER = '5d1f0c4e-7a43-4a7c-b9b5-0f2f3f8f6b11'
const GRAPH = 'https://graph.microsoft.com/beta'

const setting = (value = 'x_1') => ({
  id: '0',
  settingInstance: {
    '@odata.type': '#microsoft.graph.deviceManagementConfigurationChoiceSettingInstance',
    settingDefinitionId: 'x',
    choiceSettingValue: { value, children: [] },
  },
})
/** As the portal exports it. */
const catalogue = (more: object = {}) => ({
  '@odata.context': `${GRAPH}/$metadata#deviceManagement/configurationPolicies/$entity`,
  id: GROUP,
  createdDateTime: '2026-01-01T00:00:00Z',
  lastModifiedDateTime: '2026-01-01T00:00:00Z',
  creationSource: null,
  settingCount: 1,
  isAssigned: false,
  name: 'Firewall',
  description: 'Keeps it on',
  platforms: 'windows10',
  technologies: 'mdm',
  settings: [setting()],
  ...more,
})
const compliance = (more: object = {}) => ({
  '@odata.type': '#microsoft.graph.windows10CompliancePolicy',
  displayName: 'Healthy',
  bitLockerEnabled: true,
  scheduledActionsForRule: [rule({ actionType: 'block', gracePeriodHours: 12 })],
  ...more,
})
const rule = (...scheduledActionConfigurations: object[]) => ({
  ruleName: null,
  scheduledActionConfigurations,
})
const assigned = (type: string, more: object = {}) => ({
  id: `${OTHER}_0`,
  source: 'direct',
  sourceId: OTHER,
  target: { '@odata.type': `#microsoft.graph.${type}`, ...more },
})

const read = (value: unknown) => importDevicePolicies(JSON.stringify(value))
/** The one policy of a text, with what is told of it. */
function only(value: unknown): DevicePolicy & { told: string[] } {
  const { policies, left } = read(value)
  const [first] = policies
  if (!first || policies.length > 1 || left.length > 0) throw new Error(JSON.stringify(left))
  return { ...first.policy, told: first.notes.map(({ path, reason }) => `${reason} ${path}`) }
}

describe('a policy', () => {
  test('is everything that its export says but what the vendor alone sets (INTUNE-03)', () => {
    expect(only(catalogue())).toEqual({
      set: 'configurationPolicies',
      id: GROUP,
      name: 'Firewall',
      description: 'Keeps it on',
      platform: 'windows',
      targets: { everyDevice: false, everyUser: false, include: [], exclude: [] },
      actions: [],
      body: { platforms: 'windows10', technologies: 'mdm', settings: [setting()] },
      told: [],
    })
  })

  test('goes without annotations at every depth, but types of objects and references', () => {
    const { body, told } = only({
      '@odata.type': '#microsoft.graph.windows10CustomConfiguration',
      '@odata.id': `deviceManagement/deviceConfigurations('${GROUP}')`,
      '@odata.editLink': 'x',
      '#microsoft.graph.assign': { title: 'x' },
      displayName: 'Custom',
      'roleScopeTagIds@odata.type': '#Collection(String)',
      roleScopeTagIds: ['0'],
      'assignments@odata.navigationLink': 'x',
      'rootCertificate@odata.bind': 'y',
      omaSettings: [
        { '@odata.type': '#microsoft.graph.omaSettingString', 'value@odata.type': 'x', value: '1' },
      ],
    })
    expect(body).toEqual({
      '@odata.type': '#microsoft.graph.windows10CustomConfiguration',
      roleScopeTagIds: ['0'],
      'rootCertificate@odata.bind': 'y',
      omaSettings: [{ '@odata.type': '#microsoft.graph.omaSettingString', value: '1' }],
    })
    expect(told).toEqual([])
  })

  test('without a name is read and told', () => {
    expect(only(catalogue({ name: ' ' })).told).toEqual(['nameMissing $.name'])
    expect(only(compliance({ displayName: null })).told).toEqual(['nameMissing $.displayName'])
  })

  test('keeps members that nobody here knows', () => {
    expect(only(catalogue({ newer: { deep: [null, 1] } })).body['newer']).toEqual({ deep: [null, 1] })
  })

  test('has no member that would change the object itself', () => {
    const text = JSON.stringify(catalogue()).replace('"platforms"', '"__proto__":{"x":1},"platforms"')
    const [first] = importDevicePolicies(text).policies
    expect(first?.notes).toEqual([{ path: '$.__proto__', reason: 'unsafeMember', value: '{"x":1}' }])
    expect(Object.hasOwn(first?.policy.body ?? {}, '__proto__')).toBe(false)
  })
})

describe('the set of a policy is known', () => {
  const typed = (type: string) => ({ '@odata.type': `#microsoft.graph.${type}`, displayName: 'x' })
  test.each<[string, unknown, string, string | null]>([
    ['by its context', catalogue(), 'configurationPolicies', 'windows'],
    [
      'by its context with what was expanded',
      {
        '@odata.context': `${GRAPH}/$metadata#deviceManagement/compliancePolicies(assignments())/$entity`,
        name: 'x',
        platforms: 'linux',
      },
      'compliancePolicies',
      'linux',
    ],
    [
      'by its address',
      {
        '@odata.id': `${GRAPH}/deviceManagement/groupPolicyConfigurations('${GROUP}')`,
        displayName: 'x',
      },
      'groupPolicyConfigurations',
      'windows',
    ],
    ['by its type', typed('windowsDriverUpdateProfile'), 'windowsDriverUpdateProfiles', 'windows'],
    ['by its type', typed('iosManagedAppProtection'), 'iosManagedAppProtections', 'iOS'],
    ['by its type', typed('androidManagedAppProtection'), 'androidManagedAppProtections', 'android'],
    ['by how its type begins', typed('macOSCompliancePolicy'), 'deviceCompliancePolicies', 'macOS'],
    ['by how its type begins', typed('iosWiFiConfiguration'), 'deviceConfigurations', 'iOS'],
    [
      'by how its type begins',
      typed('aospDeviceOwnerCompliancePolicy'),
      'deviceCompliancePolicies',
      'android',
    ],
    ['by how its type begins', typed('sharedPCConfiguration'), 'deviceConfigurations', 'windows'],
    [
      'by its shape',
      { name: 'x', platforms: 'macOS', technologies: 'mdm' },
      'configurationPolicies',
      'macOS',
    ],
    [
      'by its shape',
      { name: 'x', platforms: 'linux', technologies: 'linuxMdm', scheduledActionsForRule: [] },
      'compliancePolicies',
      'linux',
    ],
    ['by its shape', { displayName: 'x', definitionValues: [] }, 'groupPolicyConfigurations', 'windows'],
    [
      'by its shape',
      { displayName: 'x', approvalType: 'manual', deploymentDeferralInDays: 0 },
      'windowsDriverUpdateProfiles',
      'windows',
    ],
    [
      'and its platform not where there are several',
      { name: 'x', platforms: 'android,iOS', technologies: 'mdm' },
      'configurationPolicies',
      null,
    ],
    [
      'and its platform not where nobody knows the word',
      { name: 'x', platforms: 'toaster', technologies: 'mdm' },
      'configurationPolicies',
      null,
    ],
  ])('%s', (_, value, set, platform) => {
    expect(only(value)).toMatchObject({ set, platform })
  })

  test.each([
    'deviceManagementScript',
    'iosMobileAppConfiguration',
    'iosLobAppProvisioningConfiguration',
    'windows10EnrollmentCompletionPageConfiguration',
    'windowsFeatureUpdateProfile',
    'conditionalAccessPolicy',
  ])('and %s is left alone with its type', (type) => {
    expect(read(typed(type))).toEqual({
      policies: [],
      left: [{ path: '$', reason: 'noPolicy', value: `#microsoft.graph.${type}` }],
    })
  })

  test('and whatever else is there is left alone with its name', () => {
    expect(read([{ displayName: 'Group', groupTypes: [] }, 7]).left).toEqual([
      { path: '$[0]', reason: 'noPolicy', value: 'Group' },
      { path: '$[1]', reason: 'noPolicy', value: '7' },
    ])
    expect(read([]).left).toEqual([{ path: '$', reason: 'noPolicy' }])
  })

  test('of settings that are none, and of a configuration without a type, is no policy', () => {
    expect(read(catalogue({ settings: [{ x: 1 }] })).left).toEqual([
      { path: '$.settings', reason: 'wrongKind', value: '[{"x":1}]' },
    ])
    const untyped = { '@odata.id': `deviceManagement/deviceConfigurations('${GROUP}')`, displayName: 'x' }
    expect(read(untyped).left).toMatchObject([{ path: '$["@odata.type"]', reason: 'wrongKind' }])
  })
})

describe('a text holds policies', () => {
  const { '@odata.context': _, ...bare } = catalogue()
  test.each<[string, unknown, string[]]>([
    ['one by itself', catalogue(), ['$']],
    ['a list', [catalogue(), compliance()], ['$[0]', '$[1]']],
    ['an answer of Graph', { '@odata.context': 'x', value: [bare] }, ['$.value[0]']],
    [
      'a collection by its name',
      { deviceCompliancePolicies: [compliance()] },
      ['$.deviceCompliancePolicies[0]'],
    ],
    ['lists in one another', [[bare], { value: [bare] }], ['$[0][0]', '$[1].value[0]']],
  ])('as %s', (_, value, paths) => {
    expect(read(value).policies.map(({ path }) => path)).toEqual(paths)
    expect(read(value).left).toEqual([])
  })

  test('that say by their list what they are', () => {
    const context = `${GRAPH}/$metadata#deviceManagement/windowsDriverUpdateProfiles(assignments())`
    const list = { '@odata.context': context, value: [{ displayName: 'Drivers' }] }
    expect(only(list)).toMatchObject({ set: 'windowsDriverUpdateProfiles', name: 'Drivers' })
    const settings = `${GRAPH}/$metadata#deviceManagement/configurationPolicies('x')/settings`
    expect(read({ '@odata.context': settings, value: [setting()] }).policies).toEqual([])
  })

  test('in UTF-8 with a mark, and in UTF-16', () => {
    const text = JSON.stringify(catalogue({ name: 'Ключ 鍵' }))
    for (const bytes of [Buffer.from(`\uFEFF${text}`), Buffer.from(`\uFEFF${text}`, 'utf16le')])
      expect(importDevicePolicies(new Uint8Array(bytes)).policies[0]?.policy.name).toBe('Ключ 鍵')
  })
})

describe('what is too much is told and not read:', () => {
  const reasons = (text: string) => importDevicePolicies(text).left.map(({ reason }) => reason)
  test('a text', () => {
    expect(reasons(' '.repeat(deviceImportLimits.text + 1))).toEqual(['tooLong'])
    expect(reasons('{')).toEqual(['notJson'])
  })
  test('depth', () => {
    const deep = (depth: number) =>
      JSON.stringify(catalogue({ x: 0 })).replace('"x":0', `"x":${'['.repeat(depth)}${']'.repeat(depth)}`)
    expect(reasons(deep(deviceImportLimits.depth - 1))).toEqual([])
    expect(reasons(deep(deviceImportLimits.depth + 1))).toEqual(['tooDeep'])
    expect(reasons(deep(200_000))).toEqual(['tooDeep'])
    expect(reasons(`${'['.repeat(6)}${']'.repeat(6)}`)).toEqual(['tooDeep'])
  })
  test('values, and policies', () => {
    expect(reasons(JSON.stringify(catalogue({ x: Array.from({ length: 60_001 }, () => 0) })))).toEqual([
      'tooMuch',
    ])
    expect(reasons(JSON.stringify(Array.from({ length: 2001 }, () => catalogue())))).toEqual(['tooMany'])
  })
})

describe('assignments', () => {
  test('are the targets of a policy (INTUNE-03)', () => {
    const { targets, body, told } = only(
      catalogue({
        assignments: [
          assigned('groupAssignmentTarget', {
            groupId: GROUP,
            deviceAndAppManagementAssignmentFilterType: 'none',
          }),
          assigned('groupAssignmentTarget', { groupId: GROUP.toUpperCase() }),
          assigned('exclusionGroupAssignmentTarget', { groupId: OTHER }),
          assigned('allDevicesAssignmentTarget'),
          assigned('allLicensedUsersAssignmentTarget'),
        ],
      }),
    )
    expect(targets).toEqual({ everyDevice: true, everyUser: true, include: [GROUP], exclude: [OTHER] })
    expect(body['assignments']).toBeUndefined()
    expect(told).toEqual([])
  })

  test('with a filter, or of a kind that nobody here knows, stay as they are', () => {
    const filter = {
      deviceAndAppManagementAssignmentFilterId: OTHER,
      deviceAndAppManagementAssignmentFilterType: 'include',
    }
    const { targets, body, told } = only(
      catalogue({
        assignments: [
          assigned('groupAssignmentTarget', { groupId: GROUP, ...filter }),
          assigned('configurationManagerCollectionAssignmentTarget', { collectionId: 'x' }),
        ],
      }),
    )
    expect(targets.include).toEqual([GROUP])
    expect(body['assignments']).toEqual([
      { target: { '@odata.type': '#microsoft.graph.groupAssignmentTarget', groupId: GROUP, ...filter } },
      {
        target: {
          '@odata.type': '#microsoft.graph.configurationManagerCollectionAssignmentTarget',
          collectionId: 'x',
        },
      },
    ])
    expect(told).toEqual(['unknownValue $.assignments[1].target'])
  })

  test('that are none are told', () => {
    expect(only(catalogue({ assignments: [7], groupAssignments: [{ targetGroupId: GROUP }] })).told).toEqual([
      'leftOut $.groupAssignments',
      'notInList $.assignments[0]',
    ])
    expect(only(catalogue({ assignments: 'all' })).told).toEqual(['leftOut $.assignments'])
  })
})

describe('actions', () => {
  test('are those of the rule, with whatever else is said of them (INTUNE-03)', () => {
    const { actions, body, told } = only(
      compliance({
        scheduledActionsForRule: [
          rule(
            {
              id: 'x',
              actionType: 'block',
              gracePeriodHours: 0,
              notificationTemplateId: '00000000-0000-0000-0000-000000000000',
              notificationMessageCCList: [],
            },
            {
              actionType: 'notification',
              gracePeriodHours: 24,
              notificationTemplateId: OTHER,
              notificationMessageCCList: [GROUP],
            },
          ),
        ],
      }),
    )
    expect(actions).toEqual([
      { action: 'block', graceHours: 0 },
      {
        action: 'notification',
        graceHours: 24,
        notificationTemplateId: OTHER,
        notificationMessageCCList: [GROUP],
      },
    ])
    expect(body['scheduledActionsForRule']).toBeUndefined()
    expect(told).toEqual([])
  })

  test('that are none, and hours that are none, are told', () => {
    const rules = [
      rule({ actionType: 'explode' }, { actionType: 'wipe', gracePeriodHours: -1 }),
      { ...rule({ actionType: 'retire', gracePeriodHours: '48' }), newer: 1 },
      'x',
    ]
    const { actions, told } = only(compliance({ scheduledActionsForRule: rules }))
    expect(actions).toEqual([
      { action: 'wipe', graceHours: 0 },
      { action: 'retire', graceHours: 48 },
    ])
    const at = '$.scheduledActionsForRule'
    expect(told.toSorted()).toEqual([
      `leftOut ${at}[0].scheduledActionConfigurations[0]`,
      `leftOut ${at}[0].scheduledActionConfigurations[1].gracePeriodHours`,
      `leftOut ${at}[1].newer`,
      `madeValue ${at}[1].scheduledActionConfigurations[0].gracePeriodHours`,
      `notInList ${at}[2]`,
    ])
    expect(only(compliance({ scheduledActionsForRule: 'x' })).told).toEqual([`leftOut ${at}`])
  })

  test('of what is no compliance policy are told', () => {
    const { told, actions } = only(catalogue({ scheduledActionsForRule: [rule({ actionType: 'block' })] }))
    expect([told, actions]).toEqual([['leftOut $.scheduledActionsForRule'], []])
  })
})

describe('values of an administrative template', () => {
  const definitions = `${GRAPH}/deviceManagement/groupPolicyDefinitions`
  const template = (...definitionValues: unknown[]) => only({ displayName: 'x', definitionValues })

  test('refer to their definitions, also where the vendor shows copies of these', () => {
    const times = { createdDateTime: 'x', lastModifiedDateTime: 'y' }
    const written = {
      enabled: true,
      'definition@odata.bind': `${definitions}('d1')`,
      presentationValues: [
        { value: '1', 'presentation@odata.bind': `${definitions}('d1')/presentations('p1')` },
      ],
    }
    const shown = {
      id: 'v',
      ...times,
      enabled: true,
      definition: { id: 'd1', displayName: 'One' },
      presentationValues: [{ id: 'w', ...times, value: '1', presentation: { id: 'p1', label: 'Part' } }],
    }
    for (const each of [written, shown])
      expect(template(each)).toMatchObject({ body: { definitionValues: [written] }, told: [] })
  })

  test('that refer to nothing are left out and told', () => {
    const part = { value: '1', presentation: { id: "x')/../y" } }
    const { body, told } = template(
      7,
      { enabled: true },
      { definition: { id: 'd1' }, presentationValues: [part] },
    )
    expect(body['definitionValues']).toEqual([
      { 'definition@odata.bind': `${definitions}('d1')`, presentationValues: [] },
    ])
    expect(told).toEqual([
      'notInList $.definitionValues[0]',
      'notInList $.definitionValues[1]',
      'notInList $.definitionValues[2].presentationValues[0]',
    ])
  })
})

test('an answer of the vendor is read by the set that was asked', () => {
  expect(devicePolicyOfVendor('groupPolicyConfigurations', { id: 'x', displayName: 'A' })).toMatchObject({
    set: 'groupPolicyConfigurations',
    id: 'x',
    name: 'A',
  })
  expect(devicePolicyOfVendor('deviceConfigurations', { displayName: 'A' })).toBeUndefined()
  expect(devicePolicyOfVendor('configurationPolicies', null)).toBeUndefined()
})

test('nothing that somebody else wrote makes it throw', () => {
  const members = ['settings', 'assignments', 'platforms', 'name', 'id', '@odata.type', '@odata.context']
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(...members), (value, member) => {
      const rules = [{ scheduledActionConfigurations: [value] }]
      const texts = [
        value,
        catalogue({ [member]: value }),
        compliance({ [member]: value, scheduledActionsForRule: value }),
        compliance({ scheduledActionsForRule: rules, assignments: [{ target: value }] }),
      ]
      for (const { policies, left } of texts.map(read))
        expect(policies.length + left.length).toBeGreaterThan(0)
    }),
  )
})
