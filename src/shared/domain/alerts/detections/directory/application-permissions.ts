import type { Detection } from '../../detection.ts'
import { changeOf, fact, isTrue } from '../../facts.ts'
import type { DirectoryChangeEvent } from '../../security-event.ts'
import { onActivity } from './directory-activity.ts'

const CONSENT_PAGE =
  'https://learn.microsoft.com/defender-office-365/detect-and-remediate-illicit-consent-grants'
const PERMISSIONS_PAGE = 'https://learn.microsoft.com/graph/permissions-reference'

/** Delegated ones that read or send what somebody has, or change the directory. */
const RISKY_SCOPE =
  /\b(Mail\.(Read|Send)|MailboxSettings\.ReadWrite|Files\.(Read|ReadWrite)\.All|Sites\.(Read|ReadWrite|Manage|FullControl)\.All|Notes\.(Read|ReadWrite)\.All|Contacts\.Read|Chat\.Read|ChannelMessage\.Read|Directory\.(ReadWrite|AccessAsUser)\.All|User\.ReadWrite\.All|Group\.ReadWrite\.All|EWS\.AccessAsUser\.All|full_access_as_user|IMAP\.AccessAsUser\.All|POP\.AccessAsUser\.All|SMTP\.Send|user_impersonation)/i

/** With one of these an application makes itself an administrator, or reads everything. */
const TIER_0_ROLE =
  /^(RoleManagement\.ReadWrite\.(Directory|All)|AppRoleAssignment\.ReadWrite\.All|Application\.ReadWrite\.All|Directory\.ReadWrite\.All|PrivilegedAccess\.ReadWrite\..*|Policy\.ReadWrite\..*|UserAuthenticationMethod\.ReadWrite\.All|User\.ReadWrite\.All|Group\.ReadWrite\.All|GroupMember\.ReadWrite\.All|RoleAssignmentSchedule\.ReadWrite\.Directory|RoleEligibilitySchedule\.ReadWrite\.Directory|Domain\.ReadWrite\.All|EntitlementManagement\.ReadWrite\.All|full_access_as_app|Exchange\.ManageAsApp|Mail\.(Read|ReadWrite|Send)|Mail\.ReadBasic\.All|Files\.(Read|ReadWrite)\.All|Sites\.(Read|ReadWrite|Manage|FullControl)\.All|DeviceManagementConfiguration\.ReadWrite\.All|DeviceManagementManagedDevices\.PrivilegedOperations\.All)$/i

const isByVendor = (event: DirectoryChangeEvent) => event.actor?.kind === 'microsoft'

export const applicationPermissions: readonly Detection[] = [
  onActivity('Consent to application', {
    guide: 'appConsent',
    severity: 'medium',
    isOnByDefault: true,
    link: CONSENT_PAGE,
    judge(event) {
      if (isByVendor(event)) return undefined
      const permissions = changeOf(event, 'ConsentAction.Permissions')?.after ?? ''
      const isForAll = isTrue(changeOf(event, 'ConsentContext.IsAdminConsent')?.after)
      return isForAll || RISKY_SCOPE.test(permissions)
        ? { severity: 'high', facts: isForAll ? [fact('IsAdminConsent', 'True')] : [] }
        : {}
    },
  }),
  onActivity('Add delegated permission grant', {
    guide: 'appConsent',
    severity: 'medium',
    isOnByDefault: true,
    link: CONSENT_PAGE,
    judge: (event) => (isByVendor(event) ? undefined : {}),
  }),
  onActivity('Add app role assignment to service principal', {
    guide: 'appConsent',
    severity: 'medium',
    isOnByDefault: true,
    link: PERMISSIONS_PAGE,
    judge(event) {
      if (isByVendor(event)) return undefined
      return TIER_0_ROLE.test(changeOf(event, 'AppRole.Value')?.after ?? '') ? { severity: 'high' } : {}
    },
  }),
]
