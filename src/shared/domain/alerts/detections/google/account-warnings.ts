import type { AlertGuide } from '../../alert-guides.ts'
import type { AlertSeverity } from '../../alert-severity.ts'
import { defineDetection, type Detection } from '../../detection.ts'
import { fact } from '../../facts.ts'
import { ofAccount } from '../../history.ts'
import type { RiskDetectionEvent } from '../../security-event.ts'
import { MINUTE } from '#shared/lib/time.ts'
import { daily, factsOf } from '../sign-in/sign-in-rule.ts'

const SUSPENDED_PAGE = 'https://support.google.com/a/answer/1110339'
const PAGE = 'https://support.google.com/a/answer/9320190'

type Row = readonly [
  id: string,
  guide: AlertGuide,
  severity: AlertSeverity,
  link: string,
  /** Google's names, in lower case. */
  names: readonly string[],
]

/** Google itself has looked and acted, which it rarely does without a reason: what tells of somebody inside is high. */
const rows: readonly Row[] = [
  [
    'google-government-attack',
    'googleAccount',
    'high',
    'https://support.google.com/a/answer/9007870',
    ['gov_attack_warning'],
  ],
  ['google-password-leaked', 'googleAccount', 'high', SUSPENDED_PAGE, ['account_disabled_password_leak']],
  ['google-account-hijacked', 'googleAccount', 'high', SUSPENDED_PAGE, ['account_disabled_hijacked']],
  [
    'google-account-sends-spam',
    'googleAccount',
    'high',
    SUSPENDED_PAGE,
    ['account_disabled_spamming', 'account_disabled_spamming_through_relay'],
  ],
  // Google does not say why, and it may be a rule of its own that was broken.
  ['google-account-suspended', 'googleAccount', 'medium', SUSPENDED_PAGE, ['account_disabled_generic']],
  [
    'google-stolen-session',
    'googleAccount',
    'high',
    PAGE,
    ['user_signed_out_due_to_suspicious_session_cookie'],
  ],
  ['google-risky-action', 'googleAccount', 'high', PAGE, ['risky_sensitive_action_allowed']],
  // Blocked, so nothing was done; the session that tried it is still there.
  ['google-risky-action-blocked', 'googleAccount', 'medium', PAGE, ['risky_sensitive_action_blocked']],
]

/** Each of these was blocked; a suspicious sign-in that succeeded is told by the sign-in itself. */
const BLOCKED = ['suspicious_login', 'suspicious_login_less_secure_app', 'suspicious_programmatic_login']
const known = new Set([...BLOCKED, ...rows.flatMap(([, , , , names]) => names)])

const warningFacts = ({ type, ip }: RiskDetectionEvent) => [
  fact('activity', type),
  ...(ip ? [fact('ip', ip)] : []),
]

const common = { isVariable: false, license: 'free', isOnByDefault: true } as const

const warning = (
  [id, guide, severity, link]: readonly [string, AlertGuide, AlertSeverity, string],
  isOfType: (type: string) => boolean,
) =>
  defineDetection({
    ...common,
    id,
    kinds: ['riskDetection'],
    sources: ['googleLogins'],
    guide,
    severity,
    link,
    match: (event) =>
      event.source === 'googleLogins' && isOfType(event.type.toLowerCase())
        ? { facts: warningFacts(event), subject: daily(event) }
        : undefined,
  })

/** What Google warns of in the log of sign-ins. It adds warnings without notice, and none of them may be lost. */
export const accountWarnings: readonly Detection[] = [
  ...rows.map(([id, guide, severity, link, names]) =>
    warning([id, guide, severity, link], (type) => names.includes(type)),
  ),
  defineDetection({
    ...common,
    id: 'google-suspicious-login',
    kinds: ['riskDetection', 'signIn'],
    sources: ['googleLogins'],
    guide: 'googleAccount',
    severity: 'medium',
    link: 'https://support.google.com/a/answer/7102416',
    match(event) {
      if (event.source !== 'googleLogins') return undefined
      if (event.kind === 'riskDetection')
        return BLOCKED.includes(event.type.toLowerCase())
          ? { facts: warningFacts(event), subject: daily(event) }
          : undefined
      // Google let it through and doubts it: nothing stands between whoever that is and the account.
      return event.cause === 'suspicious' && event.outcome === 'success'
        ? { severity: 'high', facts: factsOf(event), subject: daily(event) }
        : undefined
    },
  }),
  warning(['google-other-warning', 'googleAccount', 'medium', PAGE], (type) => !known.has(type)),
  defineDetection({
    ...common,
    id: 'google-challenges-failed',
    kinds: ['signIn'],
    sources: ['googleLogins'],
    guide: 'googleAccount',
    // Whoever gets as far as the second question has given the right password.
    severity: 'high',
    link: 'https://support.google.com/a/answer/6002699',
    window: { length: 10 * MINUTE, threshold: 3, by: ofAccount },
    match: (event) => (event.cause === 'challengeFailed' ? { facts: factsOf(event) } : undefined),
  }),
]
