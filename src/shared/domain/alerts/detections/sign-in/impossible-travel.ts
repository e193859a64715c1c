import { DAY, HOUR } from '#shared/lib/time.ts'
import { defineDetection } from '../../detection.ts'
import { isSafeAddress } from '../../event-setup.ts'
import { fact } from '../../facts.ts'
import { ofAccount } from '../../history.ts'
import type { Place, SecurityEvent, SignInEvent } from '../../security-event.ts'
import { daily, ENTRA_ONLY, factsOf, isFromMicrosoft } from './sign-in-rule.ts'

const EARTH_RADIUS = 6371
const FARTHEST_AT_HOME = 500
const FASTEST = 900

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Kilometers over the ground; undefined where a place has no coordinates. */
function distance(a: Place | undefined, b: Place | undefined): number | undefined {
  if (a?.latitude === undefined || a.longitude === undefined) return undefined
  if (b?.latitude === undefined || b.longitude === undefined) return undefined
  const [north, east] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)]
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east / 2) ** 2
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(half)))
}

const isOfAPerson = (event: SecurityEvent): event is SignInEvent =>
  event.kind === 'signIn' &&
  event.outcome === 'success' &&
  !event.isServicePrincipal &&
  !isFromMicrosoft(event)

/** Any two sign-ins too far apart for their times, for whatever lies between them makes no journey faster. */
export const impossibleTravel = defineDetection({
  id: 'impossible-travel',
  kinds: ['signIn'],
  sources: ENTRA_ONLY,
  guide: 'suspiciousSignIn',
  severity: 'medium',
  isVariable: false,
  license: 'entraP1',
  isOnByDefault: false,
  link: 'https://learn.microsoft.com/entra/id-protection/concept-identity-protection-risks#atypical-travel',
  match: () => undefined,
  pairing: {
    length: DAY,
    by: (event) => (isOfAPerson(event) ? ofAccount(event) : undefined),
    match(earlier, later, setup) {
      if (!isOfAPerson(earlier) || !isOfAPerson(later)) return undefined
      if (isSafeAddress(setup, earlier) || isSafeAddress(setup, later)) return undefined
      const kilometers = distance(earlier.place, later.place)
      const isTooFar =
        kilometers !== undefined &&
        kilometers > FARTHEST_AT_HOME &&
        kilometers > (FASTEST * (later.at - earlier.at)) / HOUR
      if (!isTooFar) return undefined
      const way = fact('travel', earlier.place?.country ?? '', later.place?.country ?? '')
      return {
        facts: [...factsOf(later), way, fact('kilometers', String(Math.round(kilometers)))],
        subject: daily(later),
      }
    },
  },
})
