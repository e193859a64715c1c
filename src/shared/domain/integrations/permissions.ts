import { hygieneInputs } from '#shared/domain/alerts/hygiene/hygiene-inputs.ts'
import { sources } from '#shared/domain/posture/sources.ts'

/** The least that a company's people, products and domains are read with. */
const DIRECTORY = ['Domain.Read.All', 'LicenseAssignment.Read.All', 'Organization.Read.All', 'User.Read.All']
/** Scores, what was detected, and the sign-ins that were risky. */
const RISK = ['AuditLog.Read.All', 'IdentityRiskEvent.Read.All', 'SecurityEvents.Read.All']
/** What happens in a tenant. The audit log has permissions of its own, of which its vendor's other API alone tells. */
const ALERTS = [
  'IdentityRiskyServicePrincipal.Read.All',
  'IdentityRiskyUser.Read.All',
  'SecurityAlert.Read.All',
  'SecurityIncident.Read.All',
  'ServiceHealth.Read.All',
  'ThreatSubmission.Read.All',
]
/** What is done about an alert: sign-in blocked, sessions ended, a password replaced, a risk judged, the state of an alert set. */
const ACTS = [
  'IdentityRiskyUser.ReadWrite.All',
  'SecurityAlert.ReadWrite.All',
  'SecurityIncident.ReadWrite.All',
  'User-PasswordProfile.ReadWrite.All',
  'User.EnableDisableAccount.All',
  'User.RevokeSessions.All',
]
/** Who may sign in, and what policies can name. No app may read terms of use, so nobody is asked for that. */
const ACCESS = [
  'Application.Read.All',
  'Directory.Read.All',
  'GroupMember.Read.All',
  'Policy.Read.All',
  'Policy.Read.ConditionalAccess',
]
/** What is asked of devices, and of the apps on them. */
const DEVICES = ['DeviceManagementApps.Read.All', 'DeviceManagementConfiguration.Read.All']
/** Whom the vendor writes to, which no wider permission lets an app change. https://learn.microsoft.com/graph/api/organization-update */
const CONTACTS = ['Organization.ReadWrite.All']
/** Whoever may write users may do these, too; not so their passwords. */
const IN_USERS = new Set(['User.EnableDisableAccount.All', 'User.RevokeSessions.All'])
/** Of these the whole directory is a part. https://learn.microsoft.com/graph/permissions-reference */
const IN_DIRECTORY = new Set([
  ...DIRECTORY,
  'Application.Read.All',
  'Device.Read.All',
  'GroupMember.Read.All',
])
/** What every cmdlet is run with. */
export const EXCHANGE = 'Exchange.ManageAsApp'

/** The permissions by which everything that we read of a tenant is read, alerts are acted on, and contacts are set. */
export const neededPermissions: readonly string[] = [
  ...new Set([
    ...DIRECTORY,
    ...RISK,
    ...ALERTS,
    ...Object.values(hygieneInputs).map(({ permission }) => permission),
    ...ACTS,
    ...ACCESS,
    ...DEVICES,
    ...CONTACTS,
    ...Object.values(sources).map((source) => (source.transport === 'graph' ? source.permission : EXCHANGE)),
  ]),
].toSorted()

/** Those of the needed permissions that the granted ones do not cover. */
export function missingPermissions(granted: readonly string[]): string[] {
  const held = new Set(granted)
  return neededPermissions.filter((needed) => !covering(needed).some((each) => held.has(each)))
}

const covering = (permission: string): string[] => [
  permission,
  permission.replace('.Read.', '.ReadWrite.'),
  ...(IN_USERS.has(permission) ? ['User.ReadWrite.All', 'Directory.ReadWrite.All'] : []),
  ...(IN_DIRECTORY.has(permission) ? ['Directory.Read.All', 'Directory.ReadWrite.All'] : []),
]
