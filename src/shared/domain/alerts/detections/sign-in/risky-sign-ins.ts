import { MINUTE } from '#shared/lib/time.ts'
import { severityOfLevel } from '../../alert-severity.ts'
import { defineDetection, type Detection } from '../../detection.ts'
import { isAllowedCountry } from '../../event-setup.ts'
import { signInKey } from '../../event-key.ts'
import { fact } from '../../facts.ts'
import { ofAccount } from '../../history.ts'
import type { SecurityEvent, SignInEvent } from '../../security-event.ts'
import { SIGN_IN_RISK } from '../vendor/risk-detections.ts'
import { ENTRA_ONLY, factsOf, hasRisk } from './sign-in-rule.ts'

const PAGE = 'https://learn.microsoft.com/entra/id-protection/howto-identity-protection-investigate-risk'
const riskFacts = (event: SignInEvent) => [
  ...factsOf(event),
  fact('riskLevel', event.risk.level),
  ...(event.risk.types.length > 0 ? [fact('riskEventTypes', event.risk.types.join(', '))] : []),
]

/** A risk of a sign-in and the sign-in itself are one: of several kinds of risk, most sign-ins at risk have some. */
const riskOf = (event: SecurityEvent) =>
  event.kind === 'riskDetection' && event.signInId !== undefined ? signInKey(event.signInId) : event.key

const common = { kinds: ['signIn'], sources: ENTRA_ONLY, license: 'entraP2', link: PAGE } as const

export const riskySignIns: readonly Detection[] = [
  defineDetection({
    ...common,
    id: 'high-risk-sign-in',
    guide: 'takenAccount',
    severity: 'high',
    isVariable: false,
    isOnByDefault: true,
    group: SIGN_IN_RISK,
    match: (event) =>
      hasRisk(event) && event.risk.level === 'high'
        ? { facts: riskFacts(event), subject: [event.key] }
        : undefined,
  }),
  defineDetection({
    ...common,
    id: 'risky-sign-in',
    guide: 'suspiciousSignIn',
    severity: 'medium',
    isVariable: true,
    isOnByDefault: true,
    group: SIGN_IN_RISK,
    match: (event) =>
      hasRisk(event)
        ? { severity: severityOfLevel(event.risk.level), facts: riskFacts(event), subject: [event.key] }
        : undefined,
  }),
  defineDetection({
    ...common,
    id: 'risky-sign-in-inside-operating-countries',
    guide: 'suspiciousSignIn',
    severity: 'low',
    isVariable: false,
    isOnByDefault: false,
    match: (event, setup) =>
      hasRisk(event) && event.place?.country !== undefined && isAllowedCountry(setup, event)
        ? { facts: riskFacts(event), subject: [event.key] }
        : undefined,
  }),
  defineDetection({
    ...common,
    id: 'several-risks-of-an-account',
    kinds: ['signIn', 'riskDetection'],
    sources: ['signIns', 'riskDetections'],
    guide: 'takenAccount',
    severity: 'high',
    isVariable: false,
    isOnByDefault: true,
    window: { length: 30 * MINUTE, threshold: 2, by: ofAccount, distinct: riskOf },
    match(event) {
      if (event.kind === 'riskDetection')
        return event.isClosed ? undefined : { facts: [fact('riskEventType', event.type)] }
      return hasRisk(event) ? { facts: riskFacts(event) } : undefined
    },
  }),
]
