/** The vendor's display names. https://learn.microsoft.com/graph/permissions-reference */
const WORDS: Readonly<Record<string, string>> = {
  'ActivityFeed.Read': 'Read activity data for your organization',
  'ActivityFeed.ReadDlp': 'Read DLP policy events including detected sensitive data',
  'Application.ReadWrite.All': 'Read and write all applications',
  'AuditLog.Read.All': 'Read all audit log data',
  'ConsentRequest.Read.All': 'Read all consent requests',
  'DeviceManagementApps.ReadWrite.All': 'Read and write Microsoft Intune apps',
  'DeviceManagementConfiguration.ReadWrite.All':
    'Read and write Microsoft Intune device configuration and policies',
  'DeviceManagementManagedDevices.ReadWrite.All': 'Read and write Microsoft Intune devices',
  'DeviceManagementServiceConfig.ReadWrite.All': 'Read and write Microsoft Intune configuration',
  'Directory.Read.All': 'Read directory data',
  'Directory.ReadWrite.All': 'Read and write directory data',
  'Domain.ReadWrite.All': 'Read and write domains',
  'Exchange.ManageAsApp': 'Manage Exchange As Application',
  'IdentityRiskEvent.Read.All': 'Read all identity risk event information',
  'IdentityRiskyServicePrincipal.Read.All': 'Read all identity risky service principal information',
  'IdentityRiskyUser.ReadWrite.All': 'Read and write all risky user information',
  'LicenseAssignment.Read.All': 'Read all license assignments',
  'OnPremDirectorySynchronization.ReadWrite.All':
    'Read and write all on-premises directory synchronization information',
  'OrgSettings-Forms.ReadWrite.All': 'Read and write organization-wide Microsoft Forms settings',
  'Organization.Read.All': 'Read organization information',
  'Organization.ReadWrite.All': 'Read and write organization information',
  'Policy.Read.All': "Read your organization's policies",
  'Policy.Read.B2BManagementPolicy': "Read your organization's B2B management policies",
  'Policy.Read.DeviceConfiguration': "Read your organization's device configuration policies",
  'Policy.ReadWrite.ApplicationConfiguration':
    "Read and write your organization's application configuration policies",
  'Policy.ReadWrite.AuthenticationMethod': 'Read and write all authentication method policies',
  'Policy.ReadWrite.Authorization': "Read and write your organization's authorization policy",
  'Policy.ReadWrite.ConditionalAccess': "Read and write your organization's conditional access policies",
  'Policy.ReadWrite.ConsentRequest': "Read and write your organization's consent request policy",
  'Policy.ReadWrite.CrossTenantAccess': "Read and write your organization's cross tenant access policies",
  'Policy.ReadWrite.DeviceConfiguration': "Read and write your organization's device configuration policies",
  'ReportSettings.ReadWrite.All': 'Read and write all admin report settings',
  'RoleAssignmentSchedule.Read.Directory':
    "Read all active role assignments and role schedules for your company's directory",
  'RoleManagement.Read.Directory': 'Read all directory RBAC settings',
  'RoleManagementPolicy.Read.Directory':
    'Read all policies for privileged role assignments of your company’s directory',
  'SecurityAlert.ReadWrite.All': 'Read and write to all security alerts',
  'SecurityEvents.Read.All': 'Read your organization’s security events',
  'SecurityIncident.ReadWrite.All': 'Read and write to all security incidents',
  'ServiceHealth.Read.All': 'Read service health',
  'SharePointTenantSettings.ReadWrite.All': 'Read and change SharePoint and OneDrive tenant settings',
  'ThreatSubmission.Read.All': 'Read all threat submissions',
  'User-PasswordProfile.ReadWrite.All': 'Read and write all password profiles and reset user passwords',
  'User.EnableDisableAccount.All': 'Enable and disable user accounts',
  'User.ReadWrite.All': "Read and write all users' full profiles",
  'User.RevokeSessions.All': 'Revoke all sign in sessions for a user',
}

/** What a permission allows, in words; its own name where there are none. */
export const wordsOf = (permission: string): string => WORDS[permission] ?? permission
