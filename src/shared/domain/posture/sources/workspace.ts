import { z } from 'zod'
import { known, workspaceSetting } from '../source.ts'

const flag = known(z.boolean())
const word = known(z.string())

// https://docs.cloud.google.com/identity/docs/concepts/supported-policy-api-settings
export const googleSecondFactorEnforcement = workspaceSetting('security.two_step_verification_enforcement', {
  enforcedFrom: word,
})
export const googleSecondFactorMethods = workspaceSetting(
  'security.two_step_verification_enforcement_factor',
  { allowedSignInFactorSet: word },
)
export const googleSecondFactorEnrolment = workspaceSetting('security.two_step_verification_grace_period', {
  enrollmentGracePeriod: word,
})
export const googleSessions = workspaceSetting('security.session_controls', { webSessionDuration: word })
export const googlePasswords = workspaceSetting('security.password', {
  allowedStrength: word,
  minimumLength: known(z.number()),
  allowReuse: flag,
})
export const googleSuperAdministratorRecovery = workspaceSetting('security.super_admin_account_recovery', {
  enableAccountRecovery: flag,
})
export const googleUserRecovery = workspaceSetting('security.user_account_recovery', {
  enableAccountRecovery: flag,
})
export const googleLessSecureApps = workspaceSetting('security.less_secure_apps', {
  allowLessSecureApps: flag,
})
export const googleUnknownApps = workspaceSetting('api_controls.unconfigured_third_party_apps', {
  accessLevel: word,
})
export const googleMarketplace = workspaceSetting('workspace_marketplace.apps_access_options', {
  accessLevel: word,
})
export const googleTakeout = workspaceSetting('takeout.service_status', { serviceState: word })

export const googleSpoofing = workspaceSetting('gmail.spoofing_and_authentication', {
  detectDomainNameSpoofing: flag,
  detectEmployeeNameSpoofing: flag,
  detectDomainSpoofingFromUnauthenticatedSenders: flag,
  detectUnauthenticatedEmails: flag,
  detectGroupsSpoofing: flag,
})
export const googleAttachments = workspaceSetting('gmail.email_attachment_safety', {
  enableEncryptedAttachmentProtection: flag,
  enableAttachmentWithScriptsProtection: flag,
  enableAnomalousAttachmentProtection: flag,
})
export const googleLinks = workspaceSetting('gmail.links_and_external_images', {
  enableShortenerScanning: flag,
  enableExternalImageScanning: flag,
  enableAggressiveWarningsOnUntrustedLinks: flag,
})
export const googleDeliveryScan = workspaceSetting('gmail.enhanced_pre_delivery_message_scanning', {
  enableImprovedSuspiciousContentDetection: flag,
})
export const googleImap = workspaceSetting('gmail.imap_access', { enableImapAccess: flag })
export const googlePop = workspaceSetting('gmail.pop_access', { enablePopAccess: flag })
export const googleForwarding = workspaceSetting('gmail.auto_forwarding', { enableAutoForwarding: flag })

export const googleDriveSharing = workspaceSetting('drive_and_docs.external_sharing', {
  externalSharingMode: word,
  allowPublishingFiles: flag,
})
export const googleDriveDefault = workspaceSetting('drive_and_docs.general_access_default', {
  defaultFileAccess: word,
})
export const googleCalendars = workspaceSetting('calendar.primary_calendar_max_allowed_external_sharing', {
  maxAllowedExternalSharing: word,
})
export const googleSecondaryCalendars = workspaceSetting(
  'calendar.secondary_calendar_max_allowed_external_sharing',
  { maxAllowedExternalSharing: word },
)
export const googleExternalChat = workspaceSetting('chat.external_chat_restriction', {
  allowExternalChat: flag,
  externalChatRestriction: word,
})

/** Who may do everything in a workspace. */
export const googleSuperAdministrators = {
  transport: 'workspace' as const,
  reads: 'superAdministrators' as const,
  schema: z.array(
    z.object({
      primaryEmail: z.string(),
      suspended: known(z.boolean()),
      isEnrolledIn2Sv: known(z.boolean()),
      orgUnitPath: known(z.string()),
    }),
  ),
}
