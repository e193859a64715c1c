import type { Check } from './check.ts'
import { googleAdministratorsHaveASecondFactor } from './checks/google/google-administrators-have-a-second-factor.ts'
import { googleAdministratorsUsePasskeys } from './checks/google/google-administrators-use-passkeys.ts'
import { googleAttachmentProtectionOn } from './checks/google/google-attachment-protection-on.ts'
import { googleAutomaticForwardingOff } from './checks/google/google-automatic-forwarding-off.ts'
import { googleCalendarsShowNoDetails } from './checks/google/google-calendars-show-no-details.ts'
import { googleChatWithOutsidersLimited } from './checks/google/google-chat-with-outsiders-limited.ts'
import { googleDriveFilesNotPublic } from './checks/google/google-drive-files-not-public.ts'
import { googleDriveFilesPrivateAtFirst } from './checks/google/google-drive-files-private-at-first.ts'
import { googleDriveSharingLimited } from './checks/google/google-drive-sharing-limited.ts'
import { googleEnrolmentWithinAWeek } from './checks/google/google-enrolment-within-a-week.ts'
import { googleFewSuperAdministrators } from './checks/google/google-few-super-administrators.ts'
import { googleImapAndPopOff } from './checks/google/google-imap-and-pop-off.ts'
import { googleLessSecureAppsOff } from './checks/google/google-less-secure-apps-off.ts'
import { googleLinksChecked } from './checks/google/google-links-checked.ts'
import { googleMailScannedBeforeDelivery } from './checks/google/google-mail-scanned-before-delivery.ts'
import { googleMarketplaceAppsRestricted } from './checks/google/google-marketplace-apps-restricted.ts'
import { googlePasswordsLong } from './checks/google/google-passwords-long.ts'
import { googlePasswordsNotReused } from './checks/google/google-passwords-not-reused.ts'
import { googlePasswordsStrong } from './checks/google/google-passwords-strong.ts'
import { googleSecondFactorEnforced } from './checks/google/google-second-factor-enforced.ts'
import { googleSessionsLimited } from './checks/google/google-sessions-limited.ts'
import { googleSmsCodesOff } from './checks/google/google-sms-codes-off.ts'
import { googleSpoofingProtectionOn } from './checks/google/google-spoofing-protection-on.ts'
import { googleSuperAdministratorRecoveryOff } from './checks/google/google-super-administrator-recovery-off.ts'
import { googleTakeoutOff } from './checks/google/google-takeout-off.ts'
import { googleUnknownAppsBlocked } from './checks/google/google-unknown-apps-blocked.ts'
import { googleUserRecoveryOff } from './checks/google/google-user-recovery-off.ts'

/** Every check of a Google Workspace. */
export const googleChecks: readonly Check[] = [
  googleAdministratorsHaveASecondFactor,
  googleAdministratorsUsePasskeys,
  googleAttachmentProtectionOn,
  googleAutomaticForwardingOff,
  googleCalendarsShowNoDetails,
  googleChatWithOutsidersLimited,
  googleDriveFilesNotPublic,
  googleDriveFilesPrivateAtFirst,
  googleDriveSharingLimited,
  googleEnrolmentWithinAWeek,
  googleFewSuperAdministrators,
  googleImapAndPopOff,
  googleLessSecureAppsOff,
  googleLinksChecked,
  googleMailScannedBeforeDelivery,
  googleMarketplaceAppsRestricted,
  googlePasswordsLong,
  googlePasswordsNotReused,
  googlePasswordsStrong,
  googleSecondFactorEnforced,
  googleSessionsLimited,
  googleSmsCodesOff,
  googleSpoofingProtectionOn,
  googleSuperAdministratorRecoveryOff,
  googleTakeoutOff,
  googleUnknownAppsBlocked,
  googleUserRecoveryOff,
]
