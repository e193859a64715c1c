import { idOfActivity } from '#shared/domain/alerts/activity-name.ts'
import { type Example, only } from '../example.ts'
import { directoryAudit, unifiedChange } from '../records/directory.ts'

/** An activity that speaks for itself, its category, and one beside it that is something else. */
type Row = readonly [activity: string, category: string, another: string]

// https://learn.microsoft.com/entra/identity/monitoring-health/reference-audit-activities
const rows: readonly Row[] = [
  ['Add role definition', 'RoleManagement', 'Delete role definition'],
  ['Update role definition', 'RoleManagement', 'Update role'],
  ['Update role setting in PIM', 'RoleManagement', 'Onboarded resource to PIM'],
  ['Triggered PIM alert', 'RoleManagement', 'Resolve PIM alert'],
  ['Add named location', 'Policy', 'Update named location'],
  ['Update named location', 'Policy', 'Delete named location'],
  ['Delete named location', 'Policy', 'Add named location'],
  ['Update continuous access evaluation', 'Policy', 'Update AuthenticationContextClassReference'],
  ['Update policy', 'Policy', 'Remove owner from policy'],
  ['Add policy', 'Policy', 'Add owner to policy'],
  ['Delete policy', 'Policy', 'Add policy'],
  ['Update authorization policy', 'AuthorizationPolicy', 'Update policy'],
  [
    'Authentication Methods Policy Update',
    'ApplicationManagement',
    'Authentication Strength Combination Configuration Create',
  ],
  ['Authentication Methods Policy Reset', 'ApplicationManagement', 'Authentication Methods Policy Update'],
  [
    'Authentication Strength Policy Update',
    'ApplicationManagement',
    'Authentication Strength Combination Configuration Create',
  ],
  ['Authentication Strength Policy Delete', 'ApplicationManagement', 'Authentication Strength Policy Create'],
  ['Add application', 'ApplicationManagement', 'Update application'],
  ['Add owner to application', 'ApplicationManagement', 'Remove owner from application'],
  ['Add owner to service principal', 'ApplicationManagement', 'Remove owner from service principal'],
  ['Set verified publisher', 'ApplicationManagement', 'Unset verified publisher'],
  ['Unset verified publisher', 'ApplicationManagement', 'Set verified publisher'],
  ['Add service principal', 'ApplicationManagement', 'Remove service principal'],
  ['Add permission grant policy', 'PermissionGrantPolicy', 'Delete permission grant policy'],
  ['Update permission grant policy', 'PermissionGrantPolicy', 'Delete permission grant policy'],
  ['Add user', 'UserManagement', 'Restore user'],
  ['Delete user', 'UserManagement', 'Restore user'],
  ['Hard Delete user', 'UserManagement', 'Delete user'],
  ['Update StsRefreshTokenValidFrom Timestamp', 'UserManagement', 'Set force change user password'],
  ['Disable Strong Authentication', 'UserManagement', 'Enable Strong Authentication'],
  ['User registered security info', 'UserManagement', 'User started security info registration'],
  ['User deleted security info', 'UserManagement', 'User reviewed security info'],
  ['User changed default security info', 'UserManagement', 'User updated security info'],
  ['Admin registered security info', 'UserManagement', 'User registered security info'],
  ['Admin deleted security info', 'UserManagement', 'User deleted security info'],
  ['Admin updated security info', 'UserManagement', 'User updated security info'],
  ['Add FIDO2 security key', 'UserManagement', 'Add platform credential'],
  ['Delete FIDO2 security key(s)', 'UserManagement', 'Delete platform credential'],
  [
    'Add passwordless phone sign-in credential',
    'UserManagement',
    'Delete passwordless phone sign-in credential',
  ],
  ['Create application password for user', 'UserManagement', 'Delete application password for user'],
  ['Fraud reported - user is blocked for MFA', 'UserManagement', 'Fraud reported - no action taken'],
  ['Fraud reported - no action taken', 'UserManagement', 'Suspicious activity reported'],
  ['Suspicious activity reported', 'UserManagement', 'User registered security info'],
  ['Convert federated user to managed', 'UserManagement', 'Update user'],
  ['Invite external user', 'UserManagement', 'Delete external user'],
  ['Redeem external user invite', 'UserManagement', 'Email not sent, user unsubscribed'],
  ['Add unverified domain', 'DirectoryManagement', 'Remove unverified domain'],
  ['Add verified domain', 'DirectoryManagement', 'Add unverified domain'],
  ['Remove verified domain', 'DirectoryManagement', 'Remove unverified domain'],
  ['Verify domain', 'DirectoryManagement', 'Update domain'],
  ['Set Company Information', 'DirectoryManagement', 'Update company settings'],
  ['Set DirSyncEnabled flag', 'DirectoryManagement', 'Set accidental deletion threshold'],
  ['Set DirSync feature', 'DirectoryManagement', 'Set directory feature on tenant'],
  ['Set password policy', 'DirectoryManagement', 'Set company allowed data location'],
  ['Add partner to company', 'DirectoryManagement', 'Demote partner'],
  ['Remove partner from company', 'DirectoryManagement', 'Demote partner'],
  [
    'Add a partner to cross-tenant access setting',
    'CrossTenantAccessSettings',
    'Delete partner specific cross-tenant access setting',
  ],
  [
    'Update a partner cross-tenant access setting',
    'CrossTenantAccessSettings',
    'Add a partner to cross-tenant access setting',
  ],
  [
    'Update the company default cross-tenant access setting',
    'CrossTenantIdentitySyncSettings',
    'Reset the cross-tenant access default setting',
  ],
  [
    'Create a partner cross-tenant identity sync setting',
    'CrossTenantIdentitySyncSettings',
    'Delete a partner cross-tenant identity sync setting',
  ],
  ['Set device registration policies', 'Policy', 'Register device'],
  ['Reveal local administrator password', 'Device', 'Update local administrator password'],
  ['Read BitLocker key', 'KeyManagement', 'Add BitLocker key'],
  ['Device no longer compliant', 'Device', 'Device no longer managed'],
  ['Device no longer managed', 'Device', 'Update device'],
  ['Update group settings', 'GroupManagement', 'Delete group settings'],
  ['Create group settings', 'GroupManagement', 'Delete group settings'],
  ['Update IdentityProtectionPolicy', 'IdentityProtection', 'Update NotificationSettings'],
  ['Update NotificationSettings', 'IdentityProtection', 'Download a single risky sign-in event'],
  ['ConfirmCompromised', 'Other', 'ConfirmSafe'],
  ['DismissUser', 'Other', 'ConfirmSafe'],
  [
    'Directory scheduled for deletion (UserRequest)',
    'DirectoryManagement',
    'Directory scheduled for deletion (Lifecycle)',
  ],
]

/** What the vendor does by itself while a tenant is set up. */
const SETS_UP = ['Add service principal', 'Set Company Information']

const bySomebody: readonly Example[] = SETS_UP.map((activity) => ({
  id: idOfActivity(activity),
  records: [directoryAudit(activity, { byApp: 'Deployment' })],
  misses: {
    'by a service of the vendor': only(directoryAudit(activity, { byApp: 'Microsoft Online Services' })),
  },
}))

/** In the log of the directory and in the unified one. */
const inBothLogs: readonly Example[] = rows.flatMap(([activity, category, another]) =>
  [directoryAudit, unifiedChange].map((tell) => ({
    id: idOfActivity(activity),
    records: [tell(activity, { category })],
    misses: {
      'another activity': only(tell(another, { category })),
      'that failed': only(tell(activity, { category, result: 'failure' })),
    },
  })),
)

export const activities: readonly Example[] = [...inBothLogs, ...bySomebody]
