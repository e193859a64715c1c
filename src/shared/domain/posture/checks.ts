import type { Check } from './check.ts'
import { adminConsentWorkflowOn } from './checks/admin-consent-workflow-on.ts'
import { adminPortalsNeedASecondFactor } from './checks/admin-portals-need-a-second-factor.ts'
import { adminSelfServiceResetOff } from './checks/admin-self-service-reset-off.ts'
import { administratorSessionsLimited } from './checks/administrator-sessions-limited.ts'
import { administratorsUsePhishingResistantMethods } from './checks/administrators-use-phishing-resistant-methods.ts'
import { authenticationTransferBlocked } from './checks/authentication-transfer-blocked.ts'
import { connectionAllowListEmpty } from './checks/connection-allow-list-empty.ts'
import { connectionSafeListOff } from './checks/connection-safe-list-off.ts'
import { customerLockboxOn } from './checks/customer-lockbox-on.ts'
import { deviceCodeFlowBlocked } from './checks/device-code-flow-blocked.ts'
import { deviceEnrolmentAsksEveryTime } from './checks/device-enrolment-asks-every-time.ts'
import { directSendRejected } from './checks/direct-send-rejected.ts'
import { emailCodesOff } from './checks/email-codes-off.ts'
import { emailSelfSignUpOff } from './checks/email-self-sign-up-off.ts'
import { everyoneSignsInAgain } from './checks/everyone-signs-in-again.ts'
import { externalForwardingOff } from './checks/external-forwarding-off.ts'
import { externalSenderTagOn } from './checks/external-sender-tag-on.ts'
import { externalSharingLimited } from './checks/external-sharing-limited.ts'
import { guestDirectoryAccessLimited } from './checks/guest-directory-access-limited.ts'
import { guestInvitationsLimited } from './checks/guest-invitations-limited.ts'
import { guestsCannotReshare } from './checks/guests-cannot-reshare.ts'
import { guestsNeedASecondFactor } from './checks/guests-need-a-second-factor.ts'
import { legacyAuthenticationBlocked } from './checks/legacy-authentication-blocked.ts'
import { mailTipsOn } from './checks/mail-tips-on.ts'
import { mailboxAuditingOn } from './checks/mailbox-auditing-on.ts'
import { managedDeviceRequired } from './checks/managed-device-required.ts'
import { methodsPolicyMigrated } from './checks/methods-policy-migrated.ts'
import { modernAuthenticationOn } from './checks/modern-authentication-on.ts'
import { passkeysOn } from './checks/passkeys-on.ts'
import { passwordsDoNotExpire } from './checks/passwords-do-not-expire.ts'
import { registrationCampaignOn } from './checks/registration-campaign-on.ts'
import { retiredGrantNotUsed } from './checks/retired-grant-not-used.ts'
import { risksInSeparatePolicies } from './checks/risks-in-separate-policies.ts'
import { riskyAppConsentBlocked } from './checks/risky-app-consent-blocked.ts'
import { riskySignInsHandled } from './checks/risky-sign-ins-handled.ts'
import { riskyUsersHandled } from './checks/risky-users-handled.ts'
import { securityInfoRegistrationProtected } from './checks/security-info-registration-protected.ts'
import { sharepointIdleSignOut } from './checks/sharepoint-idle-sign-out.ts'
import { sharepointLegacyAuthenticationOff } from './checks/sharepoint-legacy-authentication-off.ts'
import { sharingDomainsRestricted } from './checks/sharing-domains-restricted.ts'
import { smsCodesOff } from './checks/sms-codes-off.ts'
import { smsSignInOff } from './checks/sms-sign-in-off.ts'
import { smtpAuthenticationOff } from './checks/smtp-authentication-off.ts'
import { temporaryAccessPassOnce } from './checks/temporary-access-pass-once.ts'
import { unifiedAuditLogOn } from './checks/unified-audit-log-on.ts'
import { unknownPlatformsBlocked } from './checks/unknown-platforms-blocked.ts'
import { unmanagedDevicesLimitedByApps } from './checks/unmanaged-devices-limited-by-apps.ts'
import { usageReportsShowNames } from './checks/usage-reports-show-names.ts'
import { userConsentOff } from './checks/user-consent-off.ts'
import { usersCannotCreateSecurityGroups } from './checks/users-cannot-create-security-groups.ts'
import { usersCannotCreateSites } from './checks/users-cannot-create-sites.ts'
import { usersCannotCreateTenants } from './checks/users-cannot-create-tenants.ts'
import { usersCannotReadBitlockerKeys } from './checks/users-cannot-read-bitlocker-keys.ts'
import { usersCannotRegisterApps } from './checks/users-cannot-register-apps.ts'
import { voiceCallsOff } from './checks/voice-calls-off.ts'

/** Every check there is. */
export const checks: readonly Check[] = [
  adminConsentWorkflowOn,
  adminPortalsNeedASecondFactor,
  adminSelfServiceResetOff,
  administratorSessionsLimited,
  administratorsUsePhishingResistantMethods,
  authenticationTransferBlocked,
  connectionAllowListEmpty,
  connectionSafeListOff,
  customerLockboxOn,
  deviceCodeFlowBlocked,
  deviceEnrolmentAsksEveryTime,
  directSendRejected,
  emailCodesOff,
  emailSelfSignUpOff,
  everyoneSignsInAgain,
  externalForwardingOff,
  externalSenderTagOn,
  externalSharingLimited,
  guestDirectoryAccessLimited,
  guestInvitationsLimited,
  guestsCannotReshare,
  guestsNeedASecondFactor,
  legacyAuthenticationBlocked,
  mailTipsOn,
  mailboxAuditingOn,
  managedDeviceRequired,
  methodsPolicyMigrated,
  modernAuthenticationOn,
  passkeysOn,
  passwordsDoNotExpire,
  registrationCampaignOn,
  retiredGrantNotUsed,
  risksInSeparatePolicies,
  riskyAppConsentBlocked,
  riskySignInsHandled,
  riskyUsersHandled,
  securityInfoRegistrationProtected,
  sharepointIdleSignOut,
  sharepointLegacyAuthenticationOff,
  sharingDomainsRestricted,
  smsCodesOff,
  smsSignInOff,
  smtpAuthenticationOff,
  temporaryAccessPassOnce,
  unifiedAuditLogOn,
  unknownPlatformsBlocked,
  unmanagedDevicesLimitedByApps,
  usageReportsShowNames,
  userConsentOff,
  usersCannotCreateSecurityGroups,
  usersCannotCreateSites,
  usersCannotCreateTenants,
  usersCannotReadBitlockerKeys,
  usersCannotRegisterApps,
  voiceCallsOff,
]
