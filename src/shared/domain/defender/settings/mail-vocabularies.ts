import type { MailPolicyKind } from '../mail-policy.ts'
import { antiMalwareSettings } from './anti-malware.ts'
import { antiPhishingSettings } from './anti-phishing.ts'
import { antiSpamSettings } from './anti-spam.ts'
import type { MailVocabulary } from './mail-setting.ts'
import { safeAttachmentSettings } from './safe-attachments.ts'
import { safeLinksSettings } from './safe-links.ts'

/** What can be set in the policies of each kind (DEF-02). */
export const MAIL_VOCABULARIES: Readonly<Record<MailPolicyKind, MailVocabulary>> = {
  safeAttachments: safeAttachmentSettings,
  safeLinks: safeLinksSettings,
  antiMalware: antiMalwareSettings,
  antiPhishing: antiPhishingSettings,
  antiSpam: antiSpamSettings,
}
