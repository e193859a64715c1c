import { HOUR, MINUTE } from '#shared/lib/time.ts'
import { defineDetection, type Detection } from '../../detection.ts'
import { isSafeAddress } from '../../event-setup.ts'
import { ofAccount, ofAddress, ofCompany } from '../../history.ts'
import type { SignInEvent } from '../../security-event.ts'
import { EVERY_SOURCE, factsOf, isFromMicrosoft, daily, MICROSOFT_SOURCES } from './sign-in-rule.ts'

const BAD_PASSWORD = 50126
const LOCKED = 50053
const PROMPT_DENIED = 500121
const isGuess = ({ errorCode, cause }: SignInEvent) =>
  errorCode === BAD_PASSWORD || errorCode === LOCKED || cause === 'wrongPassword'

const PAGE = 'https://learn.microsoft.com/security/operations/incident-response-playbook-password-spray'
const LOCKOUT_PAGE = 'https://learn.microsoft.com/entra/identity/authentication/howto-password-smart-lockout'

const common = {
  kinds: ['signIn'],
  sources: EVERY_SOURCE,
  isVariable: false,
  license: 'free',
  isOnByDefault: true,
} as const

// https://learn.microsoft.com/entra/identity-platform/reference-error-codes
export const guessing: readonly Detection[] = [
  defineDetection({
    ...common,
    id: 'brute-force',
    guide: 'guessedPassword',
    severity: 'medium',
    link: PAGE,
    window: { length: 10 * MINUTE, threshold: 10, by: ofAccount },
    match: (event) => (isGuess(event) && !event.isServicePrincipal ? { facts: factsOf(event) } : undefined),
  }),
  defineDetection({
    ...common,
    id: 'password-spray',
    guide: 'guessedPassword',
    severity: 'high',
    link: PAGE,
    window: { length: 10 * MINUTE, threshold: 20, by: ofAddress, distinct: ofAccount },
    match: (event, setup) =>
      isGuess(event) && !isSafeAddress(setup, event) ? { facts: factsOf(event) } : undefined,
  }),
  defineDetection({
    ...common,
    id: 'many-failed-sign-ins',
    guide: 'guessedPassword',
    severity: 'low',
    link: PAGE,
    window: { length: HOUR, threshold: 30, by: ofAccount },
    match: (event) => (event.outcome === 'failure' ? { facts: factsOf(event) } : undefined),
  }),
  defineDetection({
    ...common,
    sources: MICROSOFT_SOURCES,
    id: 'smart-lockout',
    guide: 'guessedPassword',
    severity: 'low',
    link: LOCKOUT_PAGE,
    match: (event) =>
      event.errorCode === LOCKED ? { facts: factsOf(event), subject: daily(event) } : undefined,
  }),
  defineDetection({
    ...common,
    sources: MICROSOFT_SOURCES,
    id: 'mass-lockouts',
    guide: 'guessedPassword',
    severity: 'high',
    link: LOCKOUT_PAGE,
    window: { length: 30 * MINUTE, threshold: 15, by: ofCompany, distinct: ofAccount },
    match: (event) =>
      event.errorCode === LOCKED && !isFromMicrosoft(event) ? { facts: factsOf(event) } : undefined,
  }),
  defineDetection({
    ...common,
    id: 'prompts-denied',
    guide: 'knownPassword',
    severity: 'high',
    link: 'https://learn.microsoft.com/entra/identity/authentication/how-to-mfa-number-match',
    window: { length: 10 * MINUTE, threshold: 3, by: ofAccount },
    match: (event) =>
      event.errorCode === PROMPT_DENIED || event.cause === 'promptDenied'
        ? { facts: factsOf(event) }
        : undefined,
  }),
]
