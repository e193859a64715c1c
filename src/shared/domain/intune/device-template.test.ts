import { describe, expect, test } from 'vitest'
import type { DevicePolicy } from './device-policy.ts'
import { newDeviceTemplateSchema } from './device-template.ts'
import { templateObstacle, templateOf } from './template-policy.ts'
import { forAnotherTenant } from './for-another-tenant.ts'
import { holdsSecrets } from './holds-secrets.ts'

const GROUP = '5b7c1d1e-0000-4000-8000-00000000000a'
const policy: DevicePolicy = {
  set: 'deviceCompliancePolicies',
  id: GROUP,
  name: 'Encrypted',
  description: 'All of them',
  platform: 'windows',
  targets: { everyDevice: true, everyUser: true, include: [GROUP], exclude: [GROUP] },
  actions: [
    { action: 'block', graceHours: 24 },
    {
      action: 'notification',
      graceHours: 0,
      notificationTemplateId: GROUP,
      notificationMessageCCList: ['x'],
    },
  ],
  body: {
    '@odata.type': '#microsoft.graph.windows10CompliancePolicy',
    bitLockerEnabled: true,
    assignments: [{ target: { groupId: GROUP } }],
    roleScopeTagIds: ['7'],
    version: 3,
  },
}

test('for another tenant a policy has its settings, and nothing that names something of its own', () => {
  const made = forAnotherTenant(policy)
  expect(made).toEqual({
    ...policy,
    id: null,
    targets: { everyDevice: false, everyUser: false, include: [], exclude: [] },
    actions: [
      { action: 'block', graceHours: 24 },
      { action: 'notification', graceHours: 0 },
    ],
    body: { '@odata.type': '#microsoft.graph.windows10CompliancePolicy', bitLockerEnabled: true },
  })
  expect(JSON.stringify(made)).not.toContain(GROUP)
})

describe('a secret', () => {
  const set = (value: unknown) => ({
    body: { settings: [{ settingInstance: { choiceSettingValue: value } }] },
  })
  test.each<[boolean, Pick<DevicePolicy, 'body'>]>([
    [
      true,
      set({
        children: [
          {
            simpleSettingValue: {
              '@odata.type': '#microsoft.graph.deviceManagementConfigurationSecretSettingValue',
            },
          },
        ],
      }),
    ],
    [true, { body: { omaSettings: [{ isEncrypted: false }, { isEncrypted: true, value: '****' }] } }],
    [false, set({ value: 'secret' })],
    [false, { body: { omaSettings: [{ isEncrypted: false, value: 'x' }], note: null } }],
  ])('%s', (holds, given) => {
    expect(holdsSecrets(given)).toBe(holds)
  })
})

describe('a template', () => {
  test('tells of its policy what a list tells, and keeps the rest beside it', () => {
    const { kept, summary } = templateOf(policy)
    expect(summary).toEqual({
      set: 'deviceCompliancePolicies',
      name: 'Encrypted',
      description: 'All of them',
      platform: 'windows',
      actions: [
        { action: 'block', graceHours: 24 },
        { action: 'notification', graceHours: 0 },
      ],
      settings: null,
    })
    expect(kept).toEqual(forAnotherTenant(policy))
  })

  test('is made of no policy that breaks a rule or sets a secret', () => {
    expect(templateObstacle(policy)).toBeUndefined()
    expect(templateObstacle({ ...policy, actions: [] })).toBe('invalid')
    expect(templateObstacle({ ...policy, body: { x: { isEncrypted: true } } })).toBe('holdsSecrets')
  })

  test('is made of nothing that has no room', () => {
    const large = { ...policy, body: { ...policy.body, note: 'x'.repeat(250_000) } }
    const seen = templateOf(policy).summary
    expect(newDeviceTemplateSchema.safeParse({ policy, seen }).success).toBe(true)
    expect(newDeviceTemplateSchema.safeParse({ policy: large, seen }).success).toBe(false)
  })
})
