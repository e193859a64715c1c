import { defineCheck } from '../check.ts'
import type { Readings } from '../sources.ts'
import { notCompliant, notMeasured, within } from '../verdict.ts'

/** Days. */
const LONGEST = 90

/** A rule for some platforms leaves the devices of the others. */
const ruleForAll = (rules: Readings['managedDeviceCleanupRules']) =>
  rules.find(({ deviceCleanupRulePlatformType }) => deviceCleanupRulePlatformType === 'all')

// https://learn.microsoft.com/intune/intune-service/remote-actions/devices-wipe
export const inactiveDevicesCleanedUp = defineCheck({
  id: 'inactive-devices-cleaned-up',
  code: 'INT-05',
  area: 'intune',
  severity: 'low',
  effort: 'low',
  requires: 'intune',
  reads: ['managedDeviceCleanupRules'],
  anchors: {},
  target: LONGEST,
  evaluate({ managedDeviceCleanupRules: rules }) {
    if (rules.some((rule) => rule.deviceCleanupRulePlatformType === undefined))
      return notMeasured('unexpectedAnswer', 'deviceCleanupRulePlatformType')
    const rule = ruleForAll(rules)
    return rule
      ? within(rule.deviceInactivityBeforeRetirementInDays, { least: 1, most: LONGEST })
      : notCompliant(null)
  },
  remedy({ managedDeviceCleanupRules }) {
    const rule = ruleForAll(managedDeviceCleanupRules)
    return rule
      ? [
          {
            source: 'managedDeviceCleanupRules',
            object: rule.id,
            set: { deviceInactivityBeforeRetirementInDays: LONGEST },
          },
        ]
      : []
  },
})
