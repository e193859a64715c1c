import type { Texts } from '#client/texts/sections.ts'

export type SharedWording = Exclude<
  keyof Texts['checkFindings']['shared'],
  'unknown' | 'unknownAtGoogle' | 'at' | 'root'
>

/** Checks whose values mean the same, whatever else each of them says. */
const CHECKS: Record<SharedWording, readonly string[]> = {
  googleFactors: ['google-administrators-use-passkeys', 'google-sms-codes-off'],
  policies: [
    'admin-portals-need-a-second-factor',
    'administrator-sessions-limited',
    'administrators-need-a-second-factor',
    'administrators-use-phishing-resistant-methods',
    'authentication-transfer-blocked',
    'device-code-flow-blocked',
    'device-enrolment-asks-every-time',
    'device-registration-needs-a-second-factor',
    'everyone-needs-a-second-factor',
    'everyone-signs-in-again',
    'guests-need-a-second-factor',
    'legacy-authentication-blocked',
    'managed-device-required',
    'risky-agents-blocked',
    'risky-sign-ins-handled',
    'risky-users-handled',
    'security-info-registration-protected',
    'session-tokens-protected',
    'sign-ins-limited-by-country',
    'unknown-platforms-blocked',
    'unmanaged-devices-limited-by-apps',
  ],
  restriction: ['app-certificates-short-lived', 'app-passwords-blocked', 'app-passwords-short-lived'],
  synchronized: [
    'directory-matching-blocked',
    'on-premises-passwords-protected',
    'password-hashes-synchronized',
    'synchronization-accounts-left-out',
  ],
}

/** The sentences that a check shares with others, by its id. */
export const sharedWordings: ReadonlyMap<string, SharedWording> = new Map(
  Object.entries(CHECKS).flatMap(([wording, ids]) =>
    ids.map((id) => [id, wording as SharedWording] as const),
  ),
)
