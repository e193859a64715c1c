import { defineCheck } from '../check.ts'
import type { Change } from '../change.ts'
import type { Readings } from '../sources.ts'
import { allSwitched, notMeasured } from '../verdict.ts'

type Configuration = Readings['enrollmentConfigurations'][number]

const PLATFORMS = ['androidRestriction', 'iosRestriction', 'macOSRestriction', 'windowsRestriction'] as const
const wanted = Object.fromEntries(PLATFORMS.map((platform) => [platform, true]))

/** The one that holds for whoever has no other; every tenant has it. */
const defaultOf = (configurations: readonly Configuration[]) =>
  configurations.find(
    ({ id, '@odata.type': type }) =>
      id.endsWith('_DefaultPlatformRestrictions') &&
      type === '#microsoft.graph.deviceEnrollmentPlatformRestrictionsConfiguration',
  )

/** A platform of which no device may enroll, lets no personal one in. */
function isClosed(restriction: Configuration[(typeof PLATFORMS)[number]]): boolean | undefined {
  const { platformBlocked, personalDeviceEnrollmentBlocked: personal } = restriction ?? {}
  if (platformBlocked === true) return true
  return platformBlocked === false && typeof personal === 'boolean' ? personal : undefined
}

// https://learn.microsoft.com/intune/intune-service/enrollment/enrollment-restrictions-set
export const personalDevicesCannotEnroll = defineCheck({
  id: 'personal-devices-cannot-enroll',
  code: 'INT-02',
  area: 'intune',
  severity: 'medium',
  effort: 'medium',
  requires: 'intune',
  reads: ['enrollmentConfigurations'],
  anchors: { cis: ['4.2'] },
  target: wanted,
  evaluate({ enrollmentConfigurations }) {
    const configuration = defaultOf(enrollmentConfigurations)
    if (!configuration) return notMeasured('unexpectedAnswer', 'DefaultPlatformRestrictions')
    return allSwitched(
      wanted,
      Object.fromEntries(PLATFORMS.map((platform) => [platform, isClosed(configuration[platform])])),
    )
  },
  remedy({ enrollmentConfigurations }) {
    const configuration = defaultOf(enrollmentConfigurations)
    const kind = configuration?.['@odata.type']
    if (!configuration || kind === undefined) return []
    const set: Record<string, Change['set'][string]> = { '@odata.type': kind }
    for (const platform of PLATFORMS)
      if (isClosed(configuration[platform]) === false)
        set[platform] = { ...configuration[platform], personalDeviceEnrollmentBlocked: true }
    return [{ source: 'enrollmentConfigurations', object: configuration.id, set }]
  },
})
