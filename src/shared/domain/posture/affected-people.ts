/** Whom a change of a tenant touches in their daily work. */
export type Audience = 'everyone' | 'administrators' | 'guests' | 'nobody'

/** Checks whose changes are noticed by fewer than everyone, as far as that is certain. */
const narrower: Record<Exclude<Audience, 'everyone'>, readonly string[]> = {
  administrators: [
    'admin-consent-workflow-on',
    'admin-portals-need-a-second-factor',
    'admin-self-service-reset-off',
    'administrator-sessions-limited',
    'administrators-need-a-second-factor',
    'administrators-use-phishing-resistant-methods',
    'few-global-administrators',
    'global-administrator-needs-approval',
    'global-administrators-not-local',
    'google-administrators-have-a-second-factor',
    'google-administrators-use-passkeys',
    'google-few-super-administrators',
    'google-super-administrator-recovery-off',
    'no-permanent-privileged-roles',
    'privileged-accounts-of-the-cloud',
    'usage-reports-show-names',
  ],
  guests: [
    'email-self-sign-up-off',
    'external-second-factor-trusted',
    'guest-directory-access-limited',
    'guest-invitations-limited',
    'guests-cannot-own-groups',
    'guests-cannot-reshare',
    'guests-hold-no-privileged-role',
    'guests-need-a-second-factor',
  ],
  nobody: [
    'customer-lockbox-on',
    'directory-matching-blocked',
    'dkim-signing-on',
    'emergency-accounts-left-out',
    'internal-malware-senders-reported',
    'local-administrator-passwords-managed',
    'mailbox-auditing-on',
    'no-mailbox-bypasses-auditing',
    'resource-mailboxes-blocked',
    'synchronization-accounts-left-out',
    'unified-audit-log-on',
  ],
}

const byCheck = new Map<string, Audience>(
  Object.entries(narrower).flatMap(([audience, ids]) =>
    ids.map((id): [string, Audience] => [id, audience as Audience]),
  ),
)

/** Whoever is not known to be left alone is counted among those who notice. */
export const audienceOf = (checkId: string): Audience => byCheck.get(checkId) ?? 'everyone'
