import { checks } from '../checks.ts'
import { type DefaultTemplateId, defaultTemplateWords } from './default-template-words.ts'
import { quickBaseline } from './quick-baseline.ts'

/** A template that comes with the product. Its words are the English ones, which the API gives; screens have their own. */
export interface DefaultTemplate {
  /** As in addresses. */
  id: string
  name: string
  description: string
  checks: readonly string[]
}

export const defaultTemplates = [
  {
    id: 'quick-baseline',
    ...defaultTemplateWords['quick-baseline'],
    checks: quickBaseline,
  },
  {
    id: 'free-essentials',
    ...defaultTemplateWords['free-essentials'],
    checks: [
      'user-consent-off',
      'admin-consent-workflow-on',
      'risky-app-consent-blocked',
      'users-cannot-register-apps',
      'users-cannot-create-tenants',
      'users-cannot-read-bitlocker-keys',
      'admin-self-service-reset-off',
      'email-self-sign-up-off',
      'guest-directory-access-limited',
      'guest-invitations-limited',
      'guests-hold-no-privileged-role',
      'few-global-administrators',
      'global-administrators-not-local',
      'registering-users-not-local-administrators',
      'passwords-do-not-expire',
      'authenticator-shows-context',
      'strongest-method-preferred',
      'sms-sign-in-off',
    ],
  },
  {
    id: 'email-protection',
    ...defaultTemplateWords['email-protection'],
    checks: [
      'unified-audit-log-on',
      'mailbox-auditing-on',
      'no-mailbox-bypasses-auditing',
      'external-sender-tag-on',
      'external-forwarding-off',
      'no-rule-lets-domains-through',
      'direct-send-rejected',
      'smtp-authentication-off',
      'modern-authentication-on',
      'mail-tips-on',
      'calendars-not-shared-with-everyone',
      'dkim-signing-on',
      'dangerous-attachments-blocked',
      'delivered-threats-removed',
      'internal-malware-senders-reported',
      'spam-and-phish-quarantined',
      'no-allowed-senders',
      'connection-allow-list-empty',
      'connection-safe-list-off',
      'outbound-spam-limited',
      'phishing-reportable',
    ],
  },
  {
    id: 'defender-protection',
    ...defaultTemplateWords['defender-protection'],
    checks: [
      'preset-security-policies-on',
      'impersonation-protection-on',
      'shared-files-scanned',
      'dangerous-attachments-blocked',
      'delivered-threats-removed',
      'spam-and-phish-quarantined',
      'phishing-reportable',
    ],
  },
  {
    id: 'entra-p1-identity',
    ...defaultTemplateWords['entra-p1-identity'],
    checks: [
      'legacy-authentication-blocked',
      'device-code-flow-blocked',
      'authentication-transfer-blocked',
      'security-info-registration-protected',
      'guests-need-a-second-factor',
      'admin-portals-need-a-second-factor',
      'administrators-use-phishing-resistant-methods',
      'administrator-sessions-limited',
      'banned-passwords-enforced',
      'smart-lockout-strict',
      'suspicious-prompts-reportable',
      'local-administrator-passwords-managed',
      'methods-policy-migrated',
      'registration-campaign-on',
      'authenticator-shows-context',
      'strongest-method-preferred',
      'temporary-access-pass-once',
      'passkeys-on',
      'sms-codes-off',
      'voice-calls-off',
      'email-codes-off',
    ],
  },
  {
    id: 'cis-hardening',
    ...defaultTemplateWords['cis-hardening'],
    checks: checks.filter(({ anchors }) => anchors.cis?.length).map(({ id }) => id),
  },
] as const satisfies readonly DefaultTemplate[]

/** A template of the product by its id; undefined for everything else. */
export const findDefaultTemplate = (id: string): (DefaultTemplate & { id: DefaultTemplateId }) | undefined =>
  defaultTemplates.find((template) => template.id === id)
