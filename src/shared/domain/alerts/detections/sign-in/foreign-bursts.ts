import { DAY, HOUR } from '#shared/lib/time.ts'
import { defineDetection, type Detection } from '../../detection.ts'
import { isAllowedCountry, isSafeAddress } from '../../event-setup.ts'
import { joined } from '../../event-key.ts'
import { ofAccount } from '../../history.ts'
import type { SecurityEvent } from '../../security-event.ts'
import { EVERY_SOURCE, factsOf } from './sign-in-rule.ts'

/** What the vendor logs of one attempt, for a second factor or consent, has one correlation. */
const attemptOf = ({ correlationId, key }: SecurityEvent) =>
  correlationId === undefined ? key : joined('attempt', correlationId.toLowerCase())

const burst = (id: string, length: number, threshold: number): Detection =>
  defineDetection({
    id,
    kinds: ['signIn'],
    sources: EVERY_SOURCE,
    guide: 'guessedPassword',
    severity: 'medium',
    isVariable: false,
    license: 'free',
    isOnByDefault: true,
    link: 'https://learn.microsoft.com/entra/identity/conditional-access/policy-block-by-location',
    window: { length, threshold, by: ofAccount, distinct: attemptOf },
    // What renews a session by itself is no attempt.
    match: (event, setup) =>
      event.isInteractive !== false &&
      !event.isServicePrincipal &&
      !event.isProvider &&
      !isSafeAddress(setup, event) &&
      !isAllowedCountry(setup, event)
        ? { facts: factsOf(event) }
        : undefined,
  })

// ALERT-16
export const foreignBursts: readonly Detection[] = [
  burst('three-foreign-attempts-in-an-hour', HOUR, 3),
  burst('five-foreign-attempts-in-a-day', DAY, 5),
]
