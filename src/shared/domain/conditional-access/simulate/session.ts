import type { SessionControls } from '../policy.ts'

/** How a session is limited by all policies that apply; what none of them sets is not there. */
export interface SessionOutcome {
  /** The most frequent one: hours, or every time. */
  signInFrequency?: { hours: number } | 'everyTime'
  /** Where several say something else the stricter one is told: never. */
  persistentBrowser?: 'always' | 'never'
  isLimitedByApplication?: true
  cloudAppSecurity?: readonly string[]
  isTokenBound?: true
  continuousAccess?: readonly string[]
  isWithoutResilience?: true
}

const HOURS: Readonly<Record<string, number>> = { hours: 1, days: 24 }

/** https://learn.microsoft.com/entra/identity/conditional-access/concept-conditional-access-session */
export function mergeSessions(all: readonly (SessionControls | null | undefined)[]): SessionOutcome {
  const set = all.filter((each) => each !== null && each !== undefined)
  const frequency = frequencyOf(set)
  const browsers = set.flatMap(({ persistentBrowser: each }) =>
    each?.isEnabled === false ? [] : (each?.mode ?? []),
  )
  const cloudApps = set.flatMap(({ cloudAppSecurity: each }) =>
    each && each.isEnabled !== false ? [each.cloudAppSecurityType ?? 'unknown'] : [],
  )
  const continuous = set.flatMap(({ continuousAccessEvaluation: each }) => each?.mode ?? [])
  return {
    ...(frequency === undefined ? {} : { signInFrequency: frequency }),
    ...(browsers.length === 0
      ? {}
      : { persistentBrowser: browsers.some((mode) => mode.toLowerCase() === 'never') ? 'never' : 'always' }),
    ...(set.some(({ applicationEnforcedRestrictions: each }) => each?.isEnabled)
      ? { isLimitedByApplication: true }
      : {}),
    ...(cloudApps.length === 0 ? {} : { cloudAppSecurity: [...new Set(cloudApps)].toSorted() }),
    ...(set.some(({ secureSignInSession: each }) => each?.isEnabled) ? { isTokenBound: true } : {}),
    ...(continuous.length === 0 ? {} : { continuousAccess: [...new Set(continuous)].toSorted() }),
    ...(set.some(({ disableResilienceDefaults }) => disableResilienceDefaults)
      ? { isWithoutResilience: true }
      : {}),
  }
}

function frequencyOf(set: readonly SessionControls[]): SessionOutcome['signInFrequency'] {
  const asked = set.flatMap(({ signInFrequency: each }) => (each && each.isEnabled !== false ? [each] : []))
  if (asked.some(({ frequencyInterval }) => frequencyInterval?.toLowerCase() === 'everytime'))
    return 'everyTime'
  const hours = asked.flatMap(({ value, type }) => {
    const unit = HOURS[type?.toLowerCase() ?? '']
    return value === null || value === undefined || unit === undefined ? [] : [value * unit]
  })
  return hours.length === 0 ? undefined : { hours: Math.min(...hours) }
}
