import { defineCheck } from '../check.ts'
import { notMeasured, verdictOf } from '../verdict.ts'

/** Percent of the devices that are judged. */
const LEAST = 90

export const devicesAreCompliant = defineCheck({
  id: 'devices-are-compliant',
  code: 'INT-04',
  area: 'intune',
  severity: 'medium',
  effort: 'high',
  requires: 'intune',
  reads: ['deviceCompliance'],
  anchors: {},
  target: LEAST,
  manual: {
    portal: 'intune',
    path: ['Reports', 'Device compliance'],
    page: 'https://learn.microsoft.com/intune/intune-service/protect/compliance-policy-monitor',
  },
  evaluate({ deviceCompliance }) {
    const { compliantDeviceCount: compliant } = deviceCompliance
    if (compliant === undefined) return notMeasured('unexpectedAnswer', 'compliantDeviceCount')
    // Who still has time to comply does not comply yet.
    const { inGracePeriodCount, nonCompliantDeviceCount, errorDeviceCount, conflictDeviceCount } =
      deviceCompliance
    const others = { inGracePeriodCount, nonCompliantDeviceCount, errorDeviceCount, conflictDeviceCount }
    let all = compliant
    for (const [name, count] of Object.entries(others)) {
      if (count === undefined) return notMeasured('unexpectedAnswer', name)
      all += count
    }
    // Where no device is managed, none is out of order.
    const percent = all === 0 ? 100 : Math.floor((compliant / all) * 100)
    return verdictOf(percent >= LEAST, percent)
  },
})
