import type { AlertSeverity } from '../../alert-severity.ts'
import type { Detection } from '../../detection.ts'
import { isTrue, changeOf } from '../../facts.ts'
import type { DirectoryChangeEvent } from '../../security-event.ts'
import { onActivity } from './directory-activity.ts'

type Row = readonly [
  activity: string,
  severity: AlertSeverity,
  isOnByDefault: boolean,
  also?: readonly string[],
]

/** Activities that speak for themselves. `also` are other names that the vendor has, or had, for the same. */
const rows: readonly Row[] = [
  ['Add role definition', 'medium', true],
  ['Update role definition', 'medium', true],
  ['Update role setting in PIM', 'medium', true],
  ['Triggered PIM alert', 'medium', true],
  ['Add named location', 'medium', true],
  ['Update named location', 'medium', true],
  ['Delete named location', 'medium', true],
  ['Update continuous access evaluation', 'low', false],
  ['Update policy', 'low', false],
  ['Add policy', 'low', false],
  ['Delete policy', 'low', false],
  ['Update authorization policy', 'medium', true],
  ['Authentication Methods Policy Update', 'medium', true, ['Update authentication methods policy']],
  ['Authentication Methods Policy Reset', 'medium', true],
  [
    'Authentication Strength Policy Update',
    'medium',
    true,
    ['Authentication Strength Combination Configuration Update'],
  ],
  ['Authentication Strength Policy Delete', 'medium', true],
  ['Add application', 'low', false],
  ['Add owner to application', 'medium', true],
  ['Add owner to service principal', 'medium', true],
  ['Set verified publisher', 'low', false],
  ['Unset verified publisher', 'low', false],
  ['Add permission grant policy', 'medium', true],
  ['Update permission grant policy', 'medium', true],
  ['Add user', 'informational', false],
  ['Delete user', 'low', false],
  ['Hard Delete user', 'low', false],
  ['Update StsRefreshTokenValidFrom Timestamp', 'low', false],
  ['Disable Strong Authentication', 'high', true],
  ['User deleted security info', 'low', false],
  ['User changed default security info', 'low', false],
  ['Admin registered security info', 'medium', true],
  ['Admin deleted security info', 'medium', true],
  ['Admin updated security info', 'medium', true],
  ['Add FIDO2 security key', 'low', false],
  ['Delete FIDO2 security key(s)', 'low', false, ['Delete FIDO2 security key']],
  ['Add passwordless phone sign-in credential', 'low', false],
  ['Create application password for user', 'high', true],
  ['Fraud reported - user is blocked for MFA', 'high', true],
  ['Fraud reported - no action taken', 'high', true],
  ['Suspicious activity reported', 'high', true],
  ['Convert federated user to managed', 'medium', true],
  ['Invite external user', 'informational', false],
  ['Redeem external user invite', 'informational', false],
  ['Add unverified domain', 'medium', true],
  ['Add verified domain', 'high', true],
  ['Remove verified domain', 'high', true],
  ['Verify domain', 'high', true],
  ['Set DirSyncEnabled flag', 'medium', true, ['Set DirSync flag', 'Set DirSyncEnabled']],
  ['Set DirSync feature', 'medium', true, ['Set DirSync features']],
  ['Set password policy', 'medium', true],
  ['Add partner to company', 'high', true],
  ['Remove partner from company', 'high', true],
  ['Add a partner to cross-tenant access setting', 'medium', true],
  ['Update a partner cross-tenant access setting', 'medium', true],
  ['Update the company default cross-tenant access setting', 'medium', true],
  ['Create a partner cross-tenant identity sync setting', 'high', true],
  ['Set device registration policies', 'medium', true],
  ['Reveal local administrator password', 'medium', true, ['Recover device local administrator password']],
  ['Read BitLocker key', 'medium', true],
  ['Device no longer compliant', 'low', false],
  ['Device no longer managed', 'low', false],
  ['Update group settings', 'low', true],
  ['Create group settings', 'low', true],
  ['Update IdentityProtectionPolicy', 'medium', true],
  ['Update NotificationSettings', 'medium', true],
  ['ConfirmCompromised', 'informational', false, ['Confirm user compromised', 'ConfirmAccountCompromised']],
  ['DismissUser', 'informational', false, ['Dismiss user risk']],
  ['Directory scheduled for deletion (UserRequest)', 'high', true, ['Directory scheduled for deletion']],
]

/** The tenant was set up by the vendor, not changed by somebody. */
const isChangedBySomebody = (event: DirectoryChangeEvent) => event.actor?.kind !== 'microsoft'

export const directoryActivities: readonly Detection[] = [
  ...rows.map(([activity, severity, isOnByDefault, also = []]) =>
    onActivity(activity, { severity, isOnByDefault, also }),
  ),
  onActivity('Add service principal', {
    severity: 'low',
    isOnByDefault: true,
    judge: (event) => (isChangedBySomebody(event) ? {} : undefined),
  }),
  onActivity('Set Company Information', {
    severity: 'medium',
    isOnByDefault: true,
    judge: (event) => (isChangedBySomebody(event) ? {} : undefined),
  }),
  onActivity('Request approved', {
    id: 'support-request-approved',
    severity: 'medium',
    isOnByDefault: true,
    judge: ({ category }) => (category === undefined || /supportaccess/i.test(category) ? {} : undefined),
  }),
  onActivity('Update security defaults', {
    severity: 'high',
    isOnByDefault: true,
    judge(event) {
      const change = changeOf(event, 'isEnabled', 'IsSecurityDefaultsEnabled', 'SecurityDefaultsEnabled')
      return change && isTrue(change.after) ? { severity: 'informational' } : {}
    },
  }),
]
