import { describeCheck } from '#tests/support/posture/describe-check.ts'
import { devicesAreCompliant } from './devices-are-compliant.ts'
import { devicesWithoutPolicyNotCompliant } from './devices-without-policy-not-compliant.ts'
import { inactiveDevicesCleanedUp } from './inactive-devices-cleaned-up.ts'
import { personalDevicesCannotEnroll } from './personal-devices-cannot-enroll.ts'

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

const restriction = (platformBlocked: unknown, personalDeviceEnrollmentBlocked: unknown) => ({
  platformBlocked,
  personalDeviceEnrollmentBlocked,
  osMinimumVersion: '10.0.22631',
})
const CLOSED = restriction(false, true)
const OPEN = restriction(false, false)
const enrollment = (members: object, id = '1f_DefaultPlatformRestrictions') => ({
  enrollmentConfigurations: [
    { id: '1f_DefaultLimit', '@odata.type': '#microsoft.graph.deviceEnrollmentLimitConfiguration' },
    {
      id,
      '@odata.type': '#microsoft.graph.deviceEnrollmentPlatformRestrictionsConfiguration',
      androidRestriction: CLOSED,
      iosRestriction: CLOSED,
      macOSRestriction: CLOSED,
      windowsRestriction: CLOSED,
      ...members,
    },
  ],
})
describeCheck(personalDevicesCannotEnroll, {
  compliant: [enrollment({}), enrollment({ iosRestriction: restriction(true, false) })],
  notCompliant: [
    enrollment({ androidRestriction: OPEN }),
    enrollment({ iosRestriction: OPEN, macOSRestriction: OPEN }),
    enrollment({ windowsRestriction: OPEN, macOSRestriction: restriction(true, false) }),
  ],
  notMeasured: [
    enrollment({ windowsRestriction: undefined }),
    enrollment({ windowsRestriction: restriction(false, null) }),
    enrollment({ windowsRestriction: restriction(undefined, true) }),
    enrollment({ '@odata.type': '#microsoft.graph.singlePlatformRestriction' }),
    enrollment({}, 'another'),
    { enrollmentConfigurations: [] },
  ],
})

const fleet = (compliantDeviceCount: unknown, members: object = {}) => ({
  deviceCompliance: {
    compliantDeviceCount,
    inGracePeriodCount: 0,
    nonCompliantDeviceCount: 0,
    errorDeviceCount: 0,
    conflictDeviceCount: 0,
    ...members,
  },
})
describeCheck(devicesAreCompliant, {
  compliant: [fleet(9, { nonCompliantDeviceCount: 1 }), fleet(3), fleet(0)],
  notCompliant: [
    fleet(89, { nonCompliantDeviceCount: 11 }),
    fleet(8, { inGracePeriodCount: 1 }),
    fleet(8, { errorDeviceCount: 1 }),
    fleet(8, { conflictDeviceCount: 1 }),
    fleet(0, { nonCompliantDeviceCount: 1 }),
  ],
  notMeasured: [
    fleet(undefined),
    fleet('9'),
    fleet(9, { inGracePeriodCount: undefined }),
    fleet(9, { nonCompliantDeviceCount: null }),
    fleet(9, { conflictDeviceCount: undefined }),
  ],
})
