import { defineDetection, type Detection } from '../../detection.ts'
import { type EventSetup, isAllowedCountry, isMaliciousCountry, isSafeAddress } from '../../event-setup.ts'
import type { SignInEvent } from '../../security-event.ts'
import type { AlertGuide } from '../../alert-guides.ts'
import type { AlertSeverity } from '../../alert-severity.ts'
import {
  daily,
  ENTRA_ONLY,
  EVERY_SOURCE,
  factsOf,
  hasRisk,
  isFromMicrosoft,
  isSuccess,
} from './sign-in-rule.ts'

const PAGE = 'https://learn.microsoft.com/entra/identity/conditional-access/policy-block-by-location'

interface ForeignRule {
  id: string
  guide: AlertGuide
  severity: AlertSeverity
  isOnByDefault: boolean
  isVariable?: boolean
  isEntraOnly?: boolean
  holds: (event: SignInEvent, setup: EventSetup) => boolean
}

/** One alert an account, country and day, whatever of these speaks. Technicians of the provider have a rule of their own. */
const foreign = ({ id, guide, severity, isOnByDefault, isEntraOnly, holds }: ForeignRule): Detection =>
  defineDetection({
    id,
    kinds: ['signIn'],
    sources: isEntraOnly ? ENTRA_ONLY : EVERY_SOURCE,
    guide,
    severity,
    isVariable: false,
    license: isEntraOnly ? 'entraP1' : 'free',
    isOnByDefault,
    link: PAGE,
    group: 'foreign-sign-in',
    match: (event, setup) =>
      !event.isProvider && !isSafeAddress(setup, event) && holds(event, setup)
        ? { facts: factsOf(event), subject: daily(event, event.place?.country ?? 'unknown') }
        : undefined,
  })

const isOutside = (event: SignInEvent, setup: EventSetup) => !isAllowedCountry(setup, event)

/** The most exact first: of several equally severe ones, the first one is told. */
export const foreignSignIns: readonly Detection[] = [
  foreign({
    id: 'risky-sign-in-outside-operating-countries',
    guide: 'takenAccount',
    severity: 'high',
    isOnByDefault: true,
    isEntraOnly: true,
    holds: (event, setup) => hasRisk(event) && isOutside(event, setup),
  }),
  foreign({
    id: 'sign-in-without-second-factor-outside-operating-countries',
    guide: 'takenAccount',
    severity: 'high',
    isOnByDefault: true,
    isEntraOnly: true,
    holds: (event, setup) => isSuccess(event) && event.isMultiFactor === false && isOutside(event, setup),
  }),
  foreign({
    id: 'sign-in-from-malicious-country',
    guide: 'takenAccount',
    severity: 'high',
    isOnByDefault: true,
    holds: (event, setup) => isSuccess(event) && isMaliciousCountry(setup, event),
  }),
  foreign({
    id: 'sign-in-outside-operating-countries',
    guide: 'suspiciousSignIn',
    severity: 'high',
    isOnByDefault: true,
    holds: (event, setup) => isSuccess(event) && isOutside(event, setup),
  }),
  foreign({
    id: 'attempt-from-malicious-country',
    guide: 'guessedPassword',
    severity: 'high',
    isOnByDefault: false,
    holds: (event, setup) => isMaliciousCountry(setup, event),
  }),
  foreign({
    id: 'attempt-without-second-factor-outside-operating-countries',
    guide: 'guessedPassword',
    severity: 'medium',
    isOnByDefault: false,
    isEntraOnly: true,
    holds: (event, setup) =>
      event.outcome === 'failure' && event.isMultiFactor === false && isOutside(event, setup),
  }),
  foreign({
    id: 'sign-in-from-unknown-place',
    guide: 'suspiciousSignIn',
    severity: 'medium',
    isOnByDefault: true,
    // A source that tells no places at all is no unknown place, and the vendor's own networks have none.
    holds: (event) =>
      isSuccess(event) &&
      event.place !== undefined &&
      !event.place.country &&
      !isFromMicrosoft(event) &&
      !event.isServicePrincipal,
  }),
]
