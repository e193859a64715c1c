import { describeCheck } from '#tests/support/describe-check.ts'
import { devicesWithoutPolicyNotCompliant } from './devices-without-policy-not-compliant.ts'
import { inactiveDevicesCleanedUp } from './inactive-devices-cleaned-up.ts'

const management = (settings: unknown) => ({ deviceManagement: { settings } })
describeCheck(devicesWithoutPolicyNotCompliant, {
  compliant: [management({ secureByDefault: true, deviceComplianceCheckinThresholdDays: 30 })],
  notCompliant: [management({ secureByDefault: false, deviceComplianceCheckinThresholdDays: 30 })],
  notMeasured: [management({}), management(null), management({ secureByDefault: null })],
})

const rules = (...each: [platform: unknown, days: unknown][]) => ({
  managedDeviceCleanupRules: each.map(
    ([deviceCleanupRulePlatformType, deviceInactivityBeforeRetirementInDays], index) => ({
      id: `rule-${index}`,
      displayName: 'Gone for good',
      deviceCleanupRulePlatformType,
      deviceInactivityBeforeRetirementInDays,
    }),
  ),
})
describeCheck(inactiveDevicesCleanedUp, {
  compliant: [rules(['all', 90]), rules(['ios', 270], ['all', 30])],
  notCompliant: [rules(['all', 91]), rules(['all', 0]), rules(['windows', 30], ['all', 270])],
  notMeasured: [rules([undefined, 30]), rules(['all', null]), rules(['all', '30'])],
  beyondRemedy: [rules(), rules(['windows', 30])],
})
