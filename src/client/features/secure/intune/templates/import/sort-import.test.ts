import { expect, test } from 'vitest'
import { deviceTemplateLimits, newDeviceTemplateSchema } from '#shared/domain/intune/device-template.ts'
import { templateOf } from '#shared/domain/intune/template-policy.ts'
import { readBytes } from './sort-import.ts'

const settingsOf = (value: object) => [
  { id: '0', settingInstance: { settingDefinitionId: 'device_vendor_msft_policy_config_one', ...value } },
]
const catalogue = (
  name: string,
  value: object = { choiceSettingValue: { value: 'one_1', children: [] } },
) => ({
  id: 'bbbbbbbb-0000-4000-8000-000000000001',
  name,
  description: 'Says one thing.',
  platforms: 'windows10',
  technologies: 'mdm',
  roleScopeTagIds: ['7'],
  settings: settingsOf(value),
})
const compliance = {
  '@odata.type': '#microsoft.graph.windows10CompliancePolicy',
  displayName: 'Healthy devices',
  bitLockerEnabled: true,
  scheduledActionsForRule: [
    { scheduledActionConfigurations: [{ actionType: 'block', gracePeriodHours: 0 }] },
  ],
}
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))
const read = (value: unknown, area: 'configuration' | 'compliance' = 'configuration') =>
  readBytes('0', 'export.json', bytesOf(value), area)

test('policies of the area are offered as a template keeps them, and those of the other area are counted', () => {
  const { policies, others, left } = read([catalogue('Firewall'), compliance])
  expect([policies.length, others, left]).toEqual([1, 1, []])
  const [found] = policies
  expect(found).toMatchObject({
    key: '0.0',
    obstacle: undefined,
    summary: { name: 'Firewall', platform: 'windows', settings: 1 },
    policy: { id: null, name: 'Firewall' },
  })
  expect(found?.policy.body).not.toHaveProperty('roleScopeTagIds')
  expect(read([catalogue('Firewall'), compliance], 'compliance').policies[0]?.summary).toMatchObject({
    name: 'Healthy devices',
    actions: [{ action: 'block', graceHours: 0 }],
  })
})

test('what is sent is what the server computes, and takes', () => {
  const [found] = read([compliance], 'compliance').policies
  if (!found) throw new Error('nothing was found')
  const { policy, summary: seen } = found
  expect(templateOf(policy).summary).toEqual(seen)
  expect(newDeviceTemplateSchema.safeParse({ policy, seen }).success).toBe(true)
})

test('what sets a secret, breaks a rule or is too large is refused with the reason', () => {
  const secret = {
    simpleSettingValue: {
      '@odata.type': '#microsoft.graph.deviceManagementConfigurationSecretSettingValue',
      value: 'x',
    },
  }
  const large = {
    choiceSettingValue: { value: 'x'.repeat(deviceTemplateLimits.policy), children: [] },
  }
  const { policies } = read([
    catalogue('Wi-Fi', secret),
    { ...catalogue('Empty'), settings: [] },
    catalogue('Large', large),
  ])
  expect(policies.map(({ obstacle }) => obstacle)).toEqual([
    'holdsSecrets',
    [expect.objectContaining({ rule: 'settings-required' })],
    'tooLarge',
  ])
})

test('what is no policy is told with its place, and a file that is no JSON as a whole', () => {
  expect(read([catalogue('Firewall'), { hello: 'world' }])).toMatchObject({
    policies: [{ summary: { name: 'Firewall' } }],
    left: [{ path: '$[1]', reason: 'noPolicy' }],
  })
  expect(readBytes('1', 'broken.json', new TextEncoder().encode('{'), 'configuration')).toEqual({
    key: '1',
    name: 'broken.json',
    policies: [],
    others: 0,
    left: [expect.objectContaining({ reason: 'notJson' })],
  })
})
