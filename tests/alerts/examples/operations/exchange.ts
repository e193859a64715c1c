import { type Example, only } from '../example.ts'
import { cmdlet } from '../records/operation.ts'

const failed = { result: 'False' }
const byDataCenter = {
  written: { UserId: 'NT AUTHORITY\\SYSTEM (Microsoft.Exchange.Servicehost)' },
}
type Parameters = Readonly<Record<string, string>>

/** A cmdlet that deserves an alert, by whichever parameters; one beside it, and parameters that change nothing. */
const ofCmdlet = (
  id: string,
  operation: string,
  another: string,
  parameters: Parameters = {},
  harmless?: Parameters,
): Example => ({
  id,
  records: [cmdlet(operation, parameters)],
  misses: {
    'another cmdlet': only(cmdlet(another, parameters)),
    'that failed': only(cmdlet(operation, parameters, failed)),
    'by a data center': only(cmdlet(operation, parameters, byDataCenter)),
    ...(harmless ? { 'other values': only(cmdlet(operation, harmless)) } : {}),
  },
})

const transportRule = (parameters: Parameters, severity: 'high' | 'medium'): Example => ({
  ...ofCmdlet('transport-rule-changed', 'New-TransportRule', 'Export-TransportRuleCollection', {
    Name: 'Invoices',
    ...parameters,
  }),
  severity,
})

const PROTECTIONS = [
  'SafeLinksPolicy',
  'SafeAttachmentRule',
  'AntiPhishPolicy',
  'MalwareFilterRule',
  'HostedContentFilterPolicy',
  'HostedOutboundSpamFilterRule',
  'DlpPolicy',
]

export const exchange: readonly Example[] = [
  transportRule({ BlindCopyTo: 'collector@outside.example' }, 'high'),
  transportRule({ SetSCL: '-1' }, 'high'),
  transportRule({ SetSCL: '9' }, 'medium'),
  ofCmdlet('mail-connector-changed', 'New-InboundConnector', 'Get-InboundConnector', { Name: 'Relay' }),
  ofCmdlet('mail-connector-changed', 'Set-OutboundConnector', 'Validate-OutboundConnector'),
  ofCmdlet('exchange-role-given', 'Add-RoleGroupMember', 'Remove-RoleGroupMember', {
    Identity: 'Organization Management',
  }),
  ofCmdlet('exchange-role-given', 'New-ManagementRoleAssignment', 'Remove-ManagementRoleAssignment', {
    Role: 'ApplicationImpersonation',
  }),
  ofCmdlet(
    'unified-audit-stopped',
    'Set-AdminAuditLogConfig',
    'Write-AdminAuditLog',
    { UnifiedAuditLogIngestionEnabled: 'False' },
    { UnifiedAuditLogIngestionEnabled: 'True' },
  ),
  ofCmdlet(
    'mailbox-auditing-stopped',
    'Set-OrganizationConfig',
    'Set-TransportConfig',
    { AuditDisabled: 'True' },
    { AuditDisabled: 'False' },
  ),
  ...PROTECTIONS.map((noun) => ofCmdlet('mail-protection-removed', `Remove-${noun}`, `Set-${noun}`)),
  ofCmdlet('mail-protection-removed', 'Disable-SafeLinksRule', 'Enable-SafeLinksRule'),
  ofCmdlet(
    'mail-signing-stopped',
    'Set-DkimSigningConfig',
    'New-DkimSigningConfig',
    { Enabled: 'False' },
    { Enabled: 'True' },
  ),
  ofCmdlet(
    'automatic-forwarding-opened',
    'Set-RemoteDomain',
    'Remove-RemoteDomain',
    { AutoForwardEnabled: 'True' },
    { AutoForwardEnabled: 'False' },
  ),
  ofCmdlet(
    'automatic-forwarding-opened',
    'Set-HostedOutboundSpamFilterPolicy',
    'Set-HostedContentFilterPolicy',
    { AutoForwardingMode: 'On' },
    { AutoForwardingMode: 'Automatic' },
  ),
  ofCmdlet('ediscovery-search-started', 'New-ComplianceSearch', 'Get-ComplianceSearch', {
    ContentMatchQuery: 'password',
  }),
]
