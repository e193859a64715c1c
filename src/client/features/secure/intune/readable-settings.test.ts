import { expect, test } from 'vitest'
import type { IntuneSetName } from '#shared/domain/intune/device-policy.ts'
import { englishOf } from '#tests/support/english.ts'
import { nameOfDefinition, nameOfMember, nameOfType } from './readable-names.ts'
import type { ReadableSetting } from './readable-setting.ts'
import { readableSettings } from './readable-settings.ts'

const words = { t: englishOf('intune'), locale: 'en' }

/** Settings as lines, those inside others further in. */
const linesOf = (settings: readonly ReadableSetting[], indent = ''): string[] =>
  settings.flatMap(({ name, value, children }) => [
    `${indent}${name}${value === undefined ? '' : `: ${value}`}`,
    ...linesOf(children, `${indent}  `),
  ])
const linesFor = (set: IntuneSetName, body: Record<string, unknown>) =>
  linesOf(readableSettings({ set, body }, words).settings)

const TYPE = '#microsoft.graph.deviceManagementConfiguration'
const instance = (kind: string, settingDefinitionId: string, value: object) => ({
  '@odata.type': `${TYPE}${kind}SettingInstance`,
  settingDefinitionId,
  [`${kind.charAt(0).toLowerCase()}${kind.slice(1).replace('Collection', '')}Setting${kind.includes('Collection') ? 'Collection' : ''}Value`]:
    value,
})
const catalog = (...instances: object[]) =>
  linesFor('configurationPolicies', { settings: instances.map((settingInstance) => ({ settingInstance })) })

test.each([
  ['device_vendor_msft_policy_config_defender_allowrealtimemonitoring', 'Defender › allowrealtimemonitoring'],
  ['device_vendor_msft_bitlocker_requiredeviceencryption', 'Bitlocker › requiredeviceencryption'],
  ['com.apple.applicationaccess_allowairdrop', 'Applicationaccess › allowairdrop'],
  ['vendor_msft_firewall_mdmstore_firewallrules_{firewallrulename}_action_type', 'Action › type'],
  [
    'user_vendor_msft_policy_config_outlk16v2~policy~l_microsoftofficeoutlook~l_outlookoptions',
    'Microsoftofficeoutlook › outlookoptions',
  ],
  ['x', 'x'],
])('the id %s is read as %s', (id, name) => {
  expect(nameOfDefinition(id)).toBe(name)
})

test('a setting inside another one is called by what its id has beyond that one', () => {
  const parent = 'device_vendor_msft_bitlocker_allowwarning'
  expect(nameOfDefinition('device_vendor_msft_bitlocker_allowusers', parent)).toBe('Allowusers')
  expect(nameOfDefinition(`${parent}_pin_name`, parent)).toBe('Pin › name')
})

test('members and types are read as words', () => {
  expect(nameOfMember('passwordMinimumLength')).toBe('Password minimum length')
  expect(nameOfMember('bitLockerEnabled')).toBe('BitLocker enabled')
  expect(nameOfMember('osMinimumVersion')).toBe('OS minimum version')
  expect(nameOfMember('macOSVersionMaximum')).toBe('macOS version maximum')
  expect(nameOfType('#microsoft.graph.windows10CompliancePolicy')).toBe('Windows 10 compliance policy')
})

test('settings of the catalog are told with their choices and what is inside them', () => {
  const id = 'device_vendor_msft_bitlocker_startup'
  const lines = catalog(
    instance('Choice', id, {
      value: `${id}_1`,
      children: [
        instance('Choice', `${id}_usetpm`, { value: `${id}_usetpm_true`, children: [] }),
        instance('Simple', `${id}_length`, { '@odata.type': `${TYPE}IntegerSettingValue`, value: 8 }),
      ],
    }),
    instance('SimpleCollection', 'device_vendor_msft_policy_config_defender_excludedpaths', [
      { value: 'C:\\Temp' },
      { value: 'D:\\Data' },
    ]),
    instance('Simple', 'device_vendor_msft_wifi_password', {
      '@odata.type': `${TYPE}SecretSettingValue`,
      value: 'token',
    }),
  )
  expect(lines).toEqual([
    'Bitlocker › startup: Choice 1',
    '  Usetpm: Yes',
    '  Length: 8',
    'Defender › excludedpaths: C:\\Temp, D:\\Data',
    'Wifi › password: Secret, not shown',
  ])
})

test('groups of settings are told one after the other, and a single one without a number', () => {
  const id = 'vendor_msft_firewall_rules'
  const rule = (name: string) => ({ children: [instance('Simple', `${id}_name`, { value: name })] })
  expect(catalog(instance('GroupCollection', id, [rule('A')]))).toEqual(['Firewall › rules', '  Name: A'])
  expect(catalog(instance('GroupCollection', id, [rule('A'), rule('B')]))).toEqual([
    'Firewall › rules',
    '  Entry 1',
    '    Name: A',
    '  Entry 2',
    '    Name: B',
  ])
})

test('members of other policies are told with their values, and those that say nothing are counted', () => {
  const body = {
    '@odata.type': '#microsoft.graph.windows10CompliancePolicy',
    roleScopeTagIds: ['0'],
    assignments: [{}],
    passwordRequired: true,
    passwordRequiredType: 'deviceDefault',
    passwordMinimumLength: 8,
    passwordExpiry: 'P30D',
    osMinimumVersion: null,
    defenderEnabled: 'notConfigured',
    validOperatingSystemBuildRanges: [{ lowestVersion: '10.0.1', highestVersion: '10.0.2' }],
  }
  expect(linesFor('deviceCompliancePolicies', body)).toEqual([
    'Password required: Yes',
    'Password required type: Device default',
    'Password minimum length: 8',
    'Password expiry: 30 days',
    'Valid operating system build ranges',
    '  Entry 1',
    '    Lowest version: 10.0.1',
    '    Highest version: 10.0.2',
  ])
  expect(readableSettings({ set: 'deviceCompliancePolicies', body }, words).silent).toBe(2)
})

test('lists of things that say one thing each are told in one line', () => {
  const app = (bundleId: string) => ({ id: 'x', mobileAppIdentifier: { '@odata.type': 'x', bundleId } })
  expect(linesFor('iosManagedAppProtections', { apps: [app('com.a'), app('com.b')] })).toEqual([
    'Apps: com.a, com.b',
  ])
})

test('an entry of a list is called as it calls itself', () => {
  const omaSettings = [{ displayName: 'Hello', omaUri: './Device', value: 3 }]
  expect(linesFor('deviceConfigurations', { omaSettings })).toEqual([
    'Oma settings',
    '  Hello',
    '    Oma uri: ./Device',
    '    Value: 3',
  ])
})

test('an administrative template tells its settings by the beginnings of their ids', () => {
  const definition =
    "https://graph.microsoft.com/beta/deviceManagement/groupPolicyDefinitions('1a2b3c4d-0000-0000-0000-000000000000')"
  const definitionValues = [
    {
      enabled: true,
      'definition@odata.bind': definition,
      presentationValues: [{ value: 30 }, { values: [{ name: 'a', value: 'b' }] }],
    },
    { enabled: false, 'definition@odata.bind': definition, presentationValues: [] },
  ]
  expect(linesFor('groupPolicyConfigurations', { definitionValues })).toEqual([
    'Setting 1a2b3c4d: Enabled',
    '  Entry 1: 30',
    '  Entry 2: a = b',
    'Setting 1a2b3c4d: Disabled',
  ])
})

test('whatever the vendor answers is read without a fault', () => {
  const odd = [null, 1, {}, { settingInstance: {} }, { settingInstance: { choiceSettingValue: 'x' } }]
  expect(linesFor('configurationPolicies', { settings: odd })).toEqual(['–', '–'])
  expect(linesFor('configurationPolicies', { settings: 'none' })).toEqual([])
  expect(linesFor('deviceConfigurations', { payload: 'x'.repeat(1000) })[0]?.length).toBeLessThan(320)
})
