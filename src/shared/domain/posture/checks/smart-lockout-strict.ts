import { defineCheck } from '../check.ts'
import { settingChanged, templates, valueOf } from '../settings/group-setting.ts'
import type { Readings } from '../sources.ts'
import { notMeasured, verdictOf } from '../verdict.ts'

/** Wrong passwords, and the seconds after which another may be tried. */
const MOST_ATTEMPTS = 10
const SHORTEST = 60

function numberOf(settings: Readings['groupSettings'], name: string, vendorDefault: number) {
  const value = valueOf(settings, templates.passwords, name, String(vendorDefault))
  return value !== undefined && /^\d+$/.test(value) ? Number(value) : undefined
}

// Without a setting the vendor's own numbers hold, which are as strict as wanted, and stricter in the clouds for
// governments.
const attempts = (settings: Readings['groupSettings']) =>
  numberOf(settings, 'LockoutThreshold', MOST_ATTEMPTS)
const duration = (settings: Readings['groupSettings']) =>
  numberOf(settings, 'LockoutDurationInSeconds', SHORTEST)

// https://learn.microsoft.com/entra/identity/authentication/howto-password-smart-lockout
export const smartLockoutStrict = defineCheck({
  id: 'smart-lockout-strict',
  code: 'ENT-18',
  area: 'entra',
  severity: 'medium',
  effort: 'low',
  requires: 'entraP1',
  reads: ['groupSettings'],
  anchors: { cis: ['5.2.3.8', '5.2.3.9'] },
  target: { LockoutThreshold: MOST_ATTEMPTS, LockoutDurationInSeconds: SHORTEST },
  evaluate({ groupSettings }) {
    const LockoutThreshold = attempts(groupSettings)
    const LockoutDurationInSeconds = duration(groupSettings)
    if (LockoutThreshold === undefined) return notMeasured('unexpectedAnswer', 'LockoutThreshold')
    if (LockoutDurationInSeconds === undefined)
      return notMeasured('unexpectedAnswer', 'LockoutDurationInSeconds')
    return verdictOf(
      // None would mean that nobody is ever locked out.
      LockoutThreshold > 0 && LockoutThreshold <= MOST_ATTEMPTS && LockoutDurationInSeconds >= SHORTEST,
      { LockoutThreshold, LockoutDurationInSeconds },
    )
  },
  remedy: ({ groupSettings }) =>
    settingChanged(groupSettings, templates.passwords, {
      LockoutThreshold: String(Math.min(attempts(groupSettings) || MOST_ATTEMPTS, MOST_ATTEMPTS)),
      LockoutDurationInSeconds: String(Math.max(duration(groupSettings) ?? SHORTEST, SHORTEST)),
    }),
})
