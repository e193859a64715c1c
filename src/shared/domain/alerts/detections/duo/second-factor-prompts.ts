import { MINUTE } from '#shared/lib/time.ts'
import { defineDetection, type Detection } from '../../detection.ts'
import { ofAccount } from '../../history.ts'
import type { SecurityEvent } from '../../security-event.ts'
import { daily, factsOf, isSuccess } from '../sign-in/sign-in-rule.ts'

const common = {
  kinds: ['signIn'],
  sources: ['duoAuthentications'],
  isVariable: false,
  license: 'free',
  isOnByDefault: true,
} as const

const isApproved = (event: SecurityEvent): boolean =>
  event.kind === 'signIn' && event.source === 'duoAuthentications' && isSuccess(event)

/** What Duo tells of its prompts. */
export const secondFactorPrompts: readonly Detection[] = [
  defineDetection({
    ...common,
    id: 'duo-fraud-reported',
    guide: 'duoPrompt',
    // The person has looked at the prompt and said that somebody else is signing in.
    severity: 'high',
    link: 'https://duo.com/docs/administration-users#fraud-reporting',
    match: (event) =>
      event.cause === 'fraudReported' ? { facts: factsOf(event), subject: daily(event) } : undefined,
  }),
  defineDetection({
    ...common,
    id: 'duo-prompts-denied-then-approved',
    guide: 'duoPrompt',
    // Whoever sends prompts until one is approved has the password, and is in now.
    severity: 'high',
    link: 'https://duo.com/docs/policy#verified-duo-push',
    window: {
      length: 30 * MINUTE,
      threshold: 3,
      by: ofAccount,
      weight: (event) => (isApproved(event) ? 0 : 1),
      closes: isApproved,
    },
    match: (event) =>
      isApproved(event) || (event.source === 'duoAuthentications' && event.cause === 'promptDenied')
        ? { facts: factsOf(event) }
        : undefined,
  }),
  defineDetection({
    ...common,
    id: 'duo-bypass-used',
    guide: 'duoBypass',
    // No attack by itself, and the door through which one comes: bypass is meant for hours, not for months.
    severity: 'medium',
    link: 'https://duo.com/docs/administration-users#bypass-status',
    match: (event) =>
      event.cause === 'bypassed' && isSuccess(event)
        ? { facts: factsOf(event), subject: daily(event) }
        : undefined,
  }),
]
