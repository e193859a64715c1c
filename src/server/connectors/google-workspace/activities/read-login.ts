import { googleAccountKey } from '#shared/domain/alerts/event-key.ts'
import { isTrue, propertyOf } from '#shared/domain/alerts/facts.ts'
import type {
  Account,
  RiskDetectionEvent,
  SignInCause,
  SignInEvent,
} from '#shared/domain/alerts/security-event.ts'
import { lower } from '../../record-values.ts'
import type { Reading } from '../../record-reading.ts'
import type { ReadActivity } from './activity-values.ts'

// https://developers.google.com/workspace/admin/reports/v1/appendix/activity/login
export const SIGN_INS: readonly string[] = [
  'login_success',
  'login_failure',
  'login_challenge',
  'login_verification',
]
/** Kinds of events by which Google warns. */
export const WARNINGS = /^(account_warning|attack_warning|risky_sensitive_action)/i

/** A sign-in, or a question on the way to one. */
export function readSignIn(read: ReadActivity): Reading {
  const name = read.name.toLowerCase()
  if (name === 'login_success') return signIn(read, 'success', successCause(read))
  if (name === 'login_failure') {
    const type = propertyOf(read.details, 'login_failure_type')
    return signIn(read, 'failure', /invalid_password/i.test(type ?? '') ? 'wrongPassword' : undefined, type)
  }
  // Whoever has answered is told by the sign-in that follows.
  if (!/fail/i.test(propertyOf(read.details, 'login_challenge_status') ?? ''))
    return { outcome: 'empty', reason: 'a question that was answered adds to a sign-in' }
  return signIn(read, 'interrupted', 'challengeFailed', propertyOf(read.details, 'login_challenge_method'))
}

const successCause = ({ details }: ReadActivity): SignInCause | undefined =>
  isTrue(propertyOf(details, 'is_suspicious')) ? 'suspicious' : undefined

function signIn(
  read: ReadActivity,
  outcome: SignInEvent['outcome'],
  cause: SignInCause | undefined,
  reason?: string,
): Reading {
  const account = accountIn(read)
  const methods = propertyOf(read.details, 'login_challenge_method')?.split(', ') ?? []
  return {
    outcome: 'read',
    event: {
      ...common(read, account),
      kind: 'signIn',
      outcome,
      errorCode: undefined,
      cause,
      reason,
      app: { id: undefined, name: undefined },
      resource: { id: undefined, name: undefined },
      audienceIds: [],
      clientApp: undefined,
      protocol: propertyOf(read.details, 'login_type'),
      // One that is not named may have been asked for long ago, on a device that is trusted.
      isMultiFactor: methods.some((method) => !/^(password|none)$/i.test(method)) ? true : undefined,
      isInteractive: undefined,
      isServicePrincipal: false,
      risk: { level: 'none', isClosed: false, types: [] },
      sessionId: undefined,
      isProvider: false,
      network: read.network,
    },
  }
}

/** Something that Google warns of. How severe it takes it for is not told. */
export const readWarning = (read: ReadActivity): RiskDetectionEvent => ({
  ...common(read, accountIn(read)),
  kind: 'riskDetection',
  of: 'user',
  type: read.name,
  level: 'none',
  isClosed: false,
  signInId: undefined,
})

/** Whom it is about; a warning names them apart from whoever did it. */
function accountIn({ details, by }: ReadActivity): Account {
  const affected = lower(propertyOf(details, 'affected_email_address'))
  return affected === undefined || affected === by.name ? by : { id: undefined, name: affected }
}

const common = (read: ReadActivity, account: Account) => ({
  id: read.nativeId,
  key: googleAccountKey(read.name, account.id ?? account.name ?? '', read.at),
  source: 'googleLogins' as const,
  at: read.at,
  account,
  actor: read.actor,
  ip: read.ip,
  place: read.place,
  userAgent: undefined,
  correlationId: undefined,
})
