import type { AlertGuide } from '../../alert-guides.ts'
import type { AlertSeverity } from '../../alert-severity.ts'
import type { Detection } from '../../detection.ts'
import { isTrue, changeOf } from '../../facts.ts'
import type { DirectoryChangeEvent } from '../../security-event.ts'
import { onActivity } from './directory-activity.ts'

type Row = readonly [
  activity: string,
  guide: AlertGuide,
  severity: AlertSeverity,
  isOnByDefault: boolean,
  also?: readonly string[],
]

/** Activities that speak for themselves. `also` are other names that the vendor has, or had, for the same. */
const rows: readonly Row[] = [
  ['Add role definition', 'roleChange', 'medium', true],
  ['Update role definition', 'roleChange', 'medium', true],
  ['Update role setting in PIM', 'roleChange', 'medium', true],
  ['Triggered PIM alert', 'roleChange', 'medium', true],
  ['Add named location', 'policyChange', 'medium', true],
  ['Update named location', 'policyChange', 'medium', true],
  ['Delete named location', 'policyChange', 'medium', true],
  ['Update continuous access evaluation', 'policyChange', 'low', false],
  ['Update policy', 'policyChange', 'low', false],
  ['Add policy', 'policyChange', 'low', false],
  ['Delete policy', 'policyChange', 'low', false],
  ['Update authorization policy', 'policyChange', 'medium', true],
  [
    'Authentication Methods Policy Update',
    'policyChange',
    'medium',
    true,
    ['Update authentication methods policy'],
  ],
  ['Authentication Methods Policy Reset', 'policyChange', 'medium', true],
  [
    'Authentication Strength Policy Update',
    'policyChange',
    'medium',
    true,
    ['Authentication Strength Combination Configuration Update'],
  ],
  ['Authentication Strength Policy Delete', 'policyChange', 'medium', true],
  ['Add application', 'appConsent', 'low', false],
  ['Add owner to application', 'appSecret', 'medium', true],
  ['Add owner to service principal', 'appSecret', 'medium', true],
  ['Set verified publisher', 'appConsent', 'low', false],
  ['Unset verified publisher', 'appConsent', 'low', false],
  ['Add permission grant policy', 'policyChange', 'medium', true],
  ['Update permission grant policy', 'policyChange', 'medium', true],
  ['Add user', 'accountChange', 'informational', false],
  ['Delete user', 'accountChange', 'low', false],
  ['Hard Delete user', 'accountChange', 'low', false],
  ['Update StsRefreshTokenValidFrom Timestamp', 'accountChange', 'low', false],
  ['Disable Strong Authentication', 'securityInfoChange', 'high', true],
  ['User deleted security info', 'securityInfoChange', 'low', false],
  ['User changed default security info', 'securityInfoChange', 'low', false],
  ['Admin registered security info', 'securityInfoChange', 'medium', true],
  ['Admin deleted security info', 'securityInfoChange', 'medium', true],
  ['Admin updated security info', 'securityInfoChange', 'medium', true],
  ['Add FIDO2 security key', 'securityInfoChange', 'low', false],
  ['Delete FIDO2 security key(s)', 'securityInfoChange', 'low', false, ['Delete FIDO2 security key']],
  ['Add passwordless phone sign-in credential', 'securityInfoChange', 'low', false],
  ['Create application password for user', 'securityInfoChange', 'high', true],
  ['Fraud reported - user is blocked for MFA', 'knownPassword', 'high', true],
  ['Fraud reported - no action taken', 'knownPassword', 'high', true],
  ['Suspicious activity reported', 'knownPassword', 'high', true],
  ['Convert federated user to managed', 'accountChange', 'medium', true],
  ['Invite external user', 'outsideAccess', 'informational', false],
  ['Redeem external user invite', 'outsideAccess', 'informational', false],
  ['Add unverified domain', 'domainChange', 'medium', true],
  ['Add verified domain', 'domainChange', 'high', true],
  ['Remove verified domain', 'domainChange', 'high', true],
  ['Verify domain', 'domainChange', 'high', true],
  ['Set DirSyncEnabled flag', 'tenantSetting', 'medium', true, ['Set DirSync flag', 'Set DirSyncEnabled']],
  ['Set DirSync feature', 'tenantSetting', 'medium', true, ['Set DirSync features']],
  ['Set password policy', 'tenantSetting', 'medium', true],
  ['Add partner to company', 'outsideAccess', 'high', true],
  ['Remove partner from company', 'outsideAccess', 'high', true],
  ['Add a partner to cross-tenant access setting', 'outsideAccess', 'medium', true],
  ['Update a partner cross-tenant access setting', 'outsideAccess', 'medium', true],
  ['Update the company default cross-tenant access setting', 'outsideAccess', 'medium', true],
  ['Create a partner cross-tenant identity sync setting', 'outsideAccess', 'high', true],
  ['Set device registration policies', 'policyChange', 'medium', true],
  [
    'Reveal local administrator password',
    'deviceAccess',
    'medium',
    true,
    ['Recover device local administrator password'],
  ],
  ['Read BitLocker key', 'deviceAccess', 'medium', true],
  ['Device no longer compliant', 'deviceState', 'low', false],
  ['Device no longer managed', 'deviceState', 'low', false],
  ['Update group settings', 'tenantSetting', 'low', true],
  ['Create group settings', 'tenantSetting', 'low', true],
  ['Update IdentityProtectionPolicy', 'policyChange', 'medium', true],
  ['Update NotificationSettings', 'policyChange', 'medium', true],
  [
    'ConfirmCompromised',
    'takenAccount',
    'informational',
    false,
    ['Confirm user compromised', 'ConfirmAccountCompromised'],
  ],
  ['DismissUser', 'suspiciousSignIn', 'informational', false, ['Dismiss user risk']],
  [
    'Directory scheduled for deletion (UserRequest)',
    'tenantSetting',
    'high',
    true,
    ['Directory scheduled for deletion'],
  ],
]

/** The tenant was set up by the vendor, not changed by somebody. */
const isChangedBySomebody = (event: DirectoryChangeEvent) => event.actor?.kind !== 'microsoft'

export const directoryActivities: readonly Detection[] = [
  ...rows.map(([activity, guide, severity, isOnByDefault, also = []]) =>
    onActivity(activity, { guide, severity, isOnByDefault, also }),
  ),
  onActivity('Add service principal', {
    guide: 'appConsent',
    severity: 'low',
    isOnByDefault: true,
    judge: (event) => (isChangedBySomebody(event) ? {} : undefined),
  }),
  onActivity('Set Company Information', {
    guide: 'tenantSetting',
    severity: 'medium',
    isOnByDefault: true,
    judge: (event) => (isChangedBySomebody(event) ? {} : undefined),
  }),
  onActivity('Request approved', {
    id: 'support-request-approved',
    guide: 'outsideAccess',
    severity: 'medium',
    isOnByDefault: true,
    judge: ({ category }) => (category === undefined || /supportaccess/i.test(category) ? {} : undefined),
  }),
  onActivity('Update security defaults', {
    guide: 'policyChange',
    severity: 'high',
    isOnByDefault: true,
    judge(event) {
      const change = changeOf(event, 'isEnabled', 'IsSecurityDefaultsEnabled', 'SecurityDefaultsEnabled')
      return change && isTrue(change.after) ? { severity: 'informational' } : {}
    },
  }),
]
