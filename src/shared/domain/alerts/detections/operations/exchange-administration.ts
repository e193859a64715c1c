import type { AlertSeverity } from '../../alert-severity.ts'
import type { Detection } from '../../detection.ts'
import { isTrue, propertyOf } from '../../facts.ts'
import { onOperation, type Operated } from './operation-rule.ts'

const AUDIT_PAGE = 'https://learn.microsoft.com/purview/audit-log-enable-disable'
const CONNECTOR_PAGE = 'https://learn.microsoft.com/defender-xdr/alert-policies'
const PROTECTION_PAGE =
  'https://learn.microsoft.com/defender-office-365/recommended-settings-for-eop-and-office365'
const DISCOVERY_PAGE = 'https://learn.microsoft.com/purview/ediscovery-search-for-activities-in-the-audit-log'

const isFalse = (value: string | undefined) => /^\$?false$/i.test(value ?? '')
const when =
  (name: string, holds: (value: string | undefined) => boolean) =>
  ({ properties }: Operated) =>
    holds(propertyOf(properties, name)) ? {} : undefined

const SENDS_ELSEWHERE = ['BlindCopyTo', 'RedirectMessageTo', 'CopyTo', 'AddToRecipients']

/** Mail leaves by the rule, or is let in unlooked at. */
function transportSeverity({ name, properties }: Operated): { severity: AlertSeverity } {
  const isElsewhere = SENDS_ELSEWHERE.some((each) => propertyOf(properties, each))
  const isLetIn = propertyOf(properties, 'SetSCL') === '-1'
  return { severity: name.startsWith('remove') || !(isElsewhere || isLetIn) ? 'medium' : 'high' }
}

const verbs = (nouns: readonly string[], ...all: readonly string[]) =>
  nouns.flatMap((noun) => all.map((verb) => `${verb}-${noun}`))

const PROTECTIONS = [
  'SafeLinksRule',
  'SafeLinksPolicy',
  'SafeAttachmentRule',
  'SafeAttachmentPolicy',
  'AntiPhishRule',
  'AntiPhishPolicy',
  'MalwareFilterRule',
  'MalwareFilterPolicy',
  'HostedContentFilterRule',
  'HostedContentFilterPolicy',
  'HostedOutboundSpamFilterRule',
  'HostedOutboundSpamFilterPolicy',
  'EOPProtectionPolicyRule',
  'ATPProtectionPolicyRule',
  'DlpPolicy',
  'DlpCompliancePolicy',
  'DlpComplianceRule',
]

export const exchangeAdministration: readonly Detection[] = [
  onOperation({
    id: 'transport-rule-changed',
    operations: verbs(['TransportRule'], 'New', 'Set', 'Remove', 'Disable', 'Enable'),
    guide: 'mailFlow',
    severity: 'medium',
    link: 'https://learn.microsoft.com/exchange/security-and-compliance/mail-flow-rules/mail-flow-rules',
    judge: transportSeverity,
  }),
  onOperation({
    id: 'mail-connector-changed',
    operations: verbs(['InboundConnector', 'OutboundConnector'], 'New', 'Set', 'Remove'),
    guide: 'mailFlow',
    severity: 'high',
    link: CONNECTOR_PAGE,
  }),
  onOperation({
    id: 'exchange-role-given',
    operations: [
      'Add-RoleGroupMember',
      'Update-RoleGroupMember',
      'New-ManagementRoleAssignment',
      'Set-ManagementRoleAssignment',
      'New-RoleGroup',
    ],
    guide: 'roleChange',
    severity: 'high',
    link: 'https://learn.microsoft.com/exchange/permissions-exo/permissions-exo',
  }),
  onOperation({
    id: 'unified-audit-stopped',
    operations: ['Set-AdminAuditLogConfig'],
    guide: 'auditStopped',
    severity: 'high',
    link: AUDIT_PAGE,
    judge: (event) =>
      when('UnifiedAuditLogIngestionEnabled', isFalse)(event) ?? when('AdminAuditLogEnabled', isFalse)(event),
  }),
  onOperation({
    id: 'mailbox-auditing-stopped',
    operations: ['Set-OrganizationConfig'],
    guide: 'auditStopped',
    severity: 'high',
    link: 'https://learn.microsoft.com/purview/audit-mailboxes',
    judge: when('AuditDisabled', isTrue),
  }),
  onOperation({
    id: 'mailbox-owner-auditing-stopped',
    operations: ['Set-Mailbox'],
    guide: 'auditStopped',
    severity: 'medium',
    link: 'https://learn.microsoft.com/purview/audit-mailboxes',
    judge: when('AuditEnabled', isFalse),
  }),
  onOperation({
    id: 'mail-protection-removed',
    operations: verbs(PROTECTIONS, 'Remove', 'Disable'),
    guide: 'mailFlow',
    severity: 'high',
    link: PROTECTION_PAGE,
  }),
  onOperation({
    id: 'mail-signing-stopped',
    operations: ['Set-DkimSigningConfig'],
    guide: 'mailFlow',
    severity: 'medium',
    link: 'https://learn.microsoft.com/defender-office-365/email-authentication-dkim-configure',
    judge: when('Enabled', isFalse),
  }),
  onOperation({
    id: 'automatic-forwarding-opened',
    operations: ['Set-RemoteDomain', 'New-RemoteDomain', 'Set-HostedOutboundSpamFilterPolicy'],
    guide: 'mailFlow',
    severity: 'medium',
    link: 'https://learn.microsoft.com/defender-office-365/outbound-spam-policies-external-email-forwarding',
    judge: (event) =>
      when('AutoForwardEnabled', isTrue)(event) ??
      when('AutoForwardingMode', (value) => /^on$/i.test(value ?? ''))(event),
  }),
  onOperation({
    id: 'ediscovery-search-started',
    operations: [
      'SearchQueryInitiatedExchange',
      'SearchQueryInitiatedSharePoint',
      'New-ComplianceSearch',
      'New-ComplianceSearchAction',
      'Start-ComplianceSearch',
      'SearchCreated',
      'SearchExported',
    ],
    guide: 'mailboxAccess',
    severity: 'medium',
    link: DISCOVERY_PAGE,
  }),
]
