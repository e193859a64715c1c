import type { Cloud } from '../employees/clouds.ts'
import { type Check, cloudOf } from './check.ts'
import { adminConsentWorkflowOn } from './checks/admin-consent-workflow-on.ts'
import { adminPortalsNeedASecondFactor } from './checks/admin-portals-need-a-second-factor.ts'
import { adminSelfServiceResetOff } from './checks/admin-self-service-reset-off.ts'
import { administratorSessionsLimited } from './checks/administrator-sessions-limited.ts'
import { administratorsNeedASecondFactor } from './checks/administrators-need-a-second-factor.ts'
import { administratorsUsePhishingResistantMethods } from './checks/administrators-use-phishing-resistant-methods.ts'
import { appCertificatesShortLived } from './checks/app-certificates-short-lived.ts'
import { appPasswordsBlocked } from './checks/app-passwords-blocked.ts'
import { appPasswordsShortLived } from './checks/app-passwords-short-lived.ts'
import { authenticationTransferBlocked } from './checks/authentication-transfer-blocked.ts'
import { authenticatorLiteOff } from './checks/authenticator-lite-off.ts'
import { authenticatorShowsContext } from './checks/authenticator-shows-context.ts'
import { bannedPasswordsEnforced } from './checks/banned-passwords-enforced.ts'
import { bookingsPagesLimited } from './checks/bookings-pages-limited.ts'
import { calendarsNotSharedWithEveryone } from './checks/calendars-not-shared-with-everyone.ts'
import { connectionAllowListEmpty } from './checks/connection-allow-list-empty.ts'
import { connectionSafeListOff } from './checks/connection-safe-list-off.ts'
import { customerLockboxOn } from './checks/customer-lockbox-on.ts'
import { dangerousAttachmentsBlocked } from './checks/dangerous-attachments-blocked.ts'
import { deliveredThreatsRemoved } from './checks/delivered-threats-removed.ts'
import { deviceCodeFlowBlocked } from './checks/device-code-flow-blocked.ts'
import { deviceEnrolmentAsksEveryTime } from './checks/device-enrolment-asks-every-time.ts'
import { deviceJoinLimited } from './checks/device-join-limited.ts'
import { deviceRegistrationNeedsASecondFactor } from './checks/device-registration-needs-a-second-factor.ts'
import { devicesAreCompliant } from './checks/devices-are-compliant.ts'
import { devicesPerUserLimited } from './checks/devices-per-user-limited.ts'
import { devicesWithoutPolicyNotCompliant } from './checks/devices-without-policy-not-compliant.ts'
import { directSendRejected } from './checks/direct-send-rejected.ts'
import { directoryMatchingBlocked } from './checks/directory-matching-blocked.ts'
import { dkimSigningOn } from './checks/dkim-signing-on.ts'
import { emailCodesOff } from './checks/email-codes-off.ts'
import { emailSelfSignUpOff } from './checks/email-self-sign-up-off.ts'
import { emergencyAccountsLeftOut } from './checks/emergency-accounts-left-out.ts'
import { everyoneNeedsASecondFactor } from './checks/everyone-needs-a-second-factor.ts'
import { everyoneSignsInAgain } from './checks/everyone-signs-in-again.ts'
import { exchangeWebServicesOff } from './checks/exchange-web-services-off.ts'
import { excludedGroupsCoveredElsewhere } from './checks/excluded-groups-covered-elsewhere.ts'
import { externalForwardingOff } from './checks/external-forwarding-off.ts'
import { externalSecondFactorTrusted } from './checks/external-second-factor-trusted.ts'
import { externalSenderTagOn } from './checks/external-sender-tag-on.ts'
import { externalSharingLimited } from './checks/external-sharing-limited.ts'
import { fewGlobalAdministrators } from './checks/few-global-administrators.ts'
import { formsScannedForPhishing } from './checks/forms-scanned-for-phishing.ts'
import { globalAdministratorNeedsApproval } from './checks/global-administrator-needs-approval.ts'
import { globalAdministratorsNotLocal } from './checks/global-administrators-not-local.ts'
import { groupCreationRestricted } from './checks/group-creation-restricted.ts'
import { groupsArePrivate } from './checks/groups-are-private.ts'
import { guestDirectoryAccessLimited } from './checks/guest-directory-access-limited.ts'
import { guestInvitationsLimited } from './checks/guest-invitations-limited.ts'
import { guestsCannotOwnGroups } from './checks/guests-cannot-own-groups.ts'
import { guestsCannotReshare } from './checks/guests-cannot-reshare.ts'
import { guestsHoldNoPrivilegedRole } from './checks/guests-hold-no-privileged-role.ts'
import { guestsNeedASecondFactor } from './checks/guests-need-a-second-factor.ts'
import { impersonationProtectionOn } from './checks/impersonation-protection-on.ts'
import { inactiveAccountsBlocked } from './checks/inactive-accounts-blocked.ts'
import { inactiveDevicesCleanedUp } from './checks/inactive-devices-cleaned-up.ts'
import { internalMalwareSendersReported } from './checks/internal-malware-senders-reported.ts'
import { invitationDomainsRestricted } from './checks/invitation-domains-restricted.ts'
import { invitationsBoundToAccounts } from './checks/invitations-bound-to-accounts.ts'
import { legacyAuthenticationBlocked } from './checks/legacy-authentication-blocked.ts'
import { linksChecked } from './checks/links-checked.ts'
import { localAdministratorPasswordsManaged } from './checks/local-administrator-passwords-managed.ts'
import { mailTipsOn } from './checks/mail-tips-on.ts'
import { mailboxAuditingOn } from './checks/mailbox-auditing-on.ts'
import { managedDeviceRequired } from './checks/managed-device-required.ts'
import { methodsPolicyMigrated } from './checks/methods-policy-migrated.ts'
import { modernAuthenticationOn } from './checks/modern-authentication-on.ts'
import { namedLocationsUsed } from './checks/named-locations-used.ts'
import { noAllowedSenders } from './checks/no-allowed-senders.ts'
import { noAppCanMakeAdministrators } from './checks/no-app-can-make-administrators.ts'
import { noMailboxBypassesAuditing } from './checks/no-mailbox-bypasses-auditing.ts'
import { noMailboxForwardsOutside } from './checks/no-mailbox-forwards-outside.ts'
import { noPermanentPrivilegedRoles } from './checks/no-permanent-privileged-roles.ts'
import { noRuleLetsDomainsThrough } from './checks/no-rule-lets-domains-through.ts'
import { onPremisesPasswordsProtected } from './checks/on-premises-passwords-protected.ts'
import { oneDriveSyncRestricted } from './checks/one-drive-sync-restricted.ts'
import { outboundSpamLimited } from './checks/outbound-spam-limited.ts'
import { passkeysOn } from './checks/passkeys-on.ts'
import { passwordHashesSynchronized } from './checks/password-hashes-synchronized.ts'
import { passwordsDoNotExpire } from './checks/passwords-do-not-expire.ts'
import { personalDevicesCannotEnroll } from './checks/personal-devices-cannot-enroll.ts'
import { phishingReportable } from './checks/phishing-reportable.ts'
import { presetSecurityPoliciesOn } from './checks/preset-security-policies-on.ts'
import { privilegedAccountsOfTheCloud } from './checks/privileged-accounts-of-the-cloud.ts'
import { qrCodesOff } from './checks/qr-codes-off.ts'
import { registeringUsersNotLocalAdministrators } from './checks/registering-users-not-local-administrators.ts'
import { registrationCampaignOn } from './checks/registration-campaign-on.ts'
import { resourceMailboxesBlocked } from './checks/resource-mailboxes-blocked.ts'
import { retiredGrantNotUsed } from './checks/retired-grant-not-used.ts'
import { risksInSeparatePolicies } from './checks/risks-in-separate-policies.ts'
import { riskyAgentsBlocked } from './checks/risky-agents-blocked.ts'
import { riskyAppConsentBlocked } from './checks/risky-app-consent-blocked.ts'
import { riskySignInsHandled } from './checks/risky-sign-ins-handled.ts'
import { riskyUsersHandled } from './checks/risky-users-handled.ts'
import { securityDefaultsOrPoliciesOn } from './checks/security-defaults-or-policies-on.ts'
import { securityInfoRegistrationProtected } from './checks/security-info-registration-protected.ts'
import { senderPoliciesHonored } from './checks/sender-policies-honored.ts'
import { sessionTokensProtected } from './checks/session-tokens-protected.ts'
import { sharedFilesScanned } from './checks/shared-files-scanned.ts'
import { sharedMailboxesBlocked } from './checks/shared-mailboxes-blocked.ts'
import { sharepointIdleSignOut } from './checks/sharepoint-idle-sign-out.ts'
import { sharepointLegacyAuthenticationOff } from './checks/sharepoint-legacy-authentication-off.ts'
import { sharingDomainsRestricted } from './checks/sharing-domains-restricted.ts'
import { signInsLimitedByCountry } from './checks/sign-ins-limited-by-country.ts'
import { smartLockoutStrict } from './checks/smart-lockout-strict.ts'
import { smsCodesOff } from './checks/sms-codes-off.ts'
import { smsSignInOff } from './checks/sms-sign-in-off.ts'
import { smtpAuthenticationOff } from './checks/smtp-authentication-off.ts'
import { spamAndPhishQuarantined } from './checks/spam-and-phish-quarantined.ts'
import { strongestMethodPreferred } from './checks/strongest-method-preferred.ts'
import { suspiciousPromptsReportable } from './checks/suspicious-prompts-reportable.ts'
import { synchronizationAccountsLeftOut } from './checks/synchronization-accounts-left-out.ts'
import { teamsThreatsRemoved } from './checks/teams-threats-removed.ts'
import { temporaryAccessPassOnce } from './checks/temporary-access-pass-once.ts'
import { thirdPartyStorageOff } from './checks/third-party-storage-off.ts'
import { unifiedAuditLogOn } from './checks/unified-audit-log-on.ts'
import { unknownPlatformsBlocked } from './checks/unknown-platforms-blocked.ts'
import { unmanagedDevicesLimitedByApps } from './checks/unmanaged-devices-limited-by-apps.ts'
import { unsafeAttachmentsBlocked } from './checks/unsafe-attachments-blocked.ts'
import { usageReportsShowNames } from './checks/usage-reports-show-names.ts'
import { userConsentOff } from './checks/user-consent-off.ts'
import { usersCanResetPasswords } from './checks/users-can-reset-passwords.ts'
import { usersCanUseASecondFactor } from './checks/users-can-use-a-second-factor.ts'
import { usersCannotCreateSecurityGroups } from './checks/users-cannot-create-security-groups.ts'
import { usersCannotCreateSites } from './checks/users-cannot-create-sites.ts'
import { usersCannotCreateTenants } from './checks/users-cannot-create-tenants.ts'
import { usersCannotInstallAddIns } from './checks/users-cannot-install-add-ins.ts'
import { usersCannotReadBitlockerKeys } from './checks/users-cannot-read-bitlocker-keys.ts'
import { usersCannotRegisterApps } from './checks/users-cannot-register-apps.ts'
import { voiceCallsOff } from './checks/voice-calls-off.ts'
import { webMailStorageProvidersOff } from './checks/web-mail-storage-providers-off.ts'
import { webSessionsTimeOut } from './checks/web-sessions-time-out.ts'
import { googleChecks } from './google-checks.ts'

/** Every check there is. */
export const checks: readonly Check[] = [
  adminConsentWorkflowOn,
  adminPortalsNeedASecondFactor,
  adminSelfServiceResetOff,
  administratorSessionsLimited,
  administratorsNeedASecondFactor,
  administratorsUsePhishingResistantMethods,
  appCertificatesShortLived,
  appPasswordsBlocked,
  appPasswordsShortLived,
  authenticationTransferBlocked,
  authenticatorLiteOff,
  authenticatorShowsContext,
  bannedPasswordsEnforced,
  bookingsPagesLimited,
  calendarsNotSharedWithEveryone,
  connectionAllowListEmpty,
  connectionSafeListOff,
  customerLockboxOn,
  dangerousAttachmentsBlocked,
  deliveredThreatsRemoved,
  deviceCodeFlowBlocked,
  deviceEnrolmentAsksEveryTime,
  deviceJoinLimited,
  deviceRegistrationNeedsASecondFactor,
  devicesAreCompliant,
  devicesPerUserLimited,
  devicesWithoutPolicyNotCompliant,
  directSendRejected,
  directoryMatchingBlocked,
  dkimSigningOn,
  emailCodesOff,
  emailSelfSignUpOff,
  emergencyAccountsLeftOut,
  everyoneNeedsASecondFactor,
  everyoneSignsInAgain,
  exchangeWebServicesOff,
  excludedGroupsCoveredElsewhere,
  externalForwardingOff,
  externalSecondFactorTrusted,
  externalSenderTagOn,
  externalSharingLimited,
  fewGlobalAdministrators,
  formsScannedForPhishing,
  globalAdministratorNeedsApproval,
  globalAdministratorsNotLocal,
  groupCreationRestricted,
  groupsArePrivate,
  guestDirectoryAccessLimited,
  guestInvitationsLimited,
  guestsCannotOwnGroups,
  guestsCannotReshare,
  guestsHoldNoPrivilegedRole,
  guestsNeedASecondFactor,
  impersonationProtectionOn,
  inactiveAccountsBlocked,
  inactiveDevicesCleanedUp,
  internalMalwareSendersReported,
  invitationDomainsRestricted,
  invitationsBoundToAccounts,
  legacyAuthenticationBlocked,
  linksChecked,
  localAdministratorPasswordsManaged,
  mailTipsOn,
  mailboxAuditingOn,
  managedDeviceRequired,
  methodsPolicyMigrated,
  modernAuthenticationOn,
  namedLocationsUsed,
  noAllowedSenders,
  noAppCanMakeAdministrators,
  noMailboxBypassesAuditing,
  noMailboxForwardsOutside,
  noPermanentPrivilegedRoles,
  noRuleLetsDomainsThrough,
  onPremisesPasswordsProtected,
  oneDriveSyncRestricted,
  outboundSpamLimited,
  passkeysOn,
  passwordHashesSynchronized,
  passwordsDoNotExpire,
  personalDevicesCannotEnroll,
  phishingReportable,
  presetSecurityPoliciesOn,
  privilegedAccountsOfTheCloud,
  qrCodesOff,
  registeringUsersNotLocalAdministrators,
  registrationCampaignOn,
  resourceMailboxesBlocked,
  retiredGrantNotUsed,
  risksInSeparatePolicies,
  riskyAgentsBlocked,
  riskyAppConsentBlocked,
  riskySignInsHandled,
  riskyUsersHandled,
  securityDefaultsOrPoliciesOn,
  securityInfoRegistrationProtected,
  senderPoliciesHonored,
  sessionTokensProtected,
  sharedFilesScanned,
  sharedMailboxesBlocked,
  sharepointIdleSignOut,
  sharepointLegacyAuthenticationOff,
  sharingDomainsRestricted,
  signInsLimitedByCountry,
  smartLockoutStrict,
  smsCodesOff,
  smsSignInOff,
  smtpAuthenticationOff,
  spamAndPhishQuarantined,
  strongestMethodPreferred,
  suspiciousPromptsReportable,
  synchronizationAccountsLeftOut,
  teamsThreatsRemoved,
  temporaryAccessPassOnce,
  thirdPartyStorageOff,
  unifiedAuditLogOn,
  unknownPlatformsBlocked,
  unmanagedDevicesLimitedByApps,
  unsafeAttachmentsBlocked,
  usageReportsShowNames,
  userConsentOff,
  usersCanResetPasswords,
  usersCanUseASecondFactor,
  usersCannotCreateSecurityGroups,
  usersCannotCreateSites,
  usersCannotCreateTenants,
  usersCannotInstallAddIns,
  usersCannotReadBitlockerKeys,
  usersCannotRegisterApps,
  voiceCallsOff,
  webMailStorageProvidersOff,
  webSessionsTimeOut,
  ...googleChecks,
]

/** Whose settings a check judges; undefined of one that is not known here. */
export const cloudOfCheck = (checkId: string): Cloud | undefined => clouds.get(checkId)
const clouds = new Map(checks.map((check) => [check.id, cloudOf(check)]))

/** Those of a cloud. */
export const checksOf = (cloud: Cloud): readonly Check[] => checks.filter((check) => cloudOf(check) === cloud)
