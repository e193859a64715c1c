import { describeCheck } from '#tests/support/posture/describe-check.ts'
import { connectionAllowListEmpty } from './connection-allow-list-empty.ts'
import { connectionSafeListOff } from './connection-safe-list-off.ts'
import { customerLockboxOn } from './customer-lockbox-on.ts'
import { directSendRejected } from './direct-send-rejected.ts'
import { externalForwardingOff } from './external-forwarding-off.ts'
import { externalSenderTagOn } from './external-sender-tag-on.ts'
import { mailTipsOn } from './mail-tips-on.ts'
import { mailboxAuditingOn } from './mailbox-auditing-on.ts'
import { modernAuthenticationOn } from './modern-authentication-on.ts'
import { smtpAuthenticationOff } from './smtp-authentication-off.ts'
import { unifiedAuditLogOn } from './unified-audit-log-on.ts'

for (const [check, source, member, good] of [
  [unifiedAuditLogOn, 'adminAuditLogConfig', 'UnifiedAuditLogIngestionEnabled', true],
  [mailboxAuditingOn, 'organizationConfig', 'AuditDisabled', false],
  [externalSenderTagOn, 'externalInOutlook', 'Enabled', true],
  [smtpAuthenticationOff, 'transportConfig', 'SmtpClientAuthenticationDisabled', true],
  [modernAuthenticationOn, 'organizationConfig', 'OAuth2ClientProfileEnabled', true],
  [directSendRejected, 'organizationConfig', 'RejectDirectSend', true],
  [customerLockboxOn, 'organizationConfig', 'CustomerLockBoxEnabled', true],
] as const)
  describeCheck(check, {
    compliant: [{ [source]: { [member]: good, Identity: 'contoso.example' } }],
    notCompliant: [{ [source]: { [member]: !good, Identity: 'contoso.example' } }],
    notMeasured: [{ [source]: {} }, { [source]: { [member]: null } }, { [source]: { [member]: 'True' } }],
  })

const tips = (members: object) => ({
  organizationConfig: {
    MailTipsAllTipsEnabled: true,
    MailTipsExternalRecipientsTipsEnabled: true,
    MailTipsGroupMetricsEnabled: true,
    MailTipsLargeAudienceThreshold: 25,
    ...members,
  },
})
describeCheck(mailTipsOn, {
  compliant: [tips({}), tips({ MailTipsLargeAudienceThreshold: 10 })],
  notCompliant: [
    tips({ MailTipsAllTipsEnabled: false }),
    tips({ MailTipsExternalRecipientsTipsEnabled: false }),
    tips({ MailTipsGroupMetricsEnabled: false }),
    tips({ MailTipsLargeAudienceThreshold: 26 }),
  ],
  notMeasured: [
    tips({ MailTipsGroupMetricsEnabled: undefined }),
    tips({ MailTipsLargeAudienceThreshold: undefined }),
  ],
})

const forwarding = (mode: string | undefined, isOn: boolean | undefined) => ({
  outboundSpamPolicies: [{ Identity: 'Default', AutoForwardingMode: mode }],
  remoteDomains: [
    { Identity: 'Partner', DomainName: 'partner.example', AutoForwardEnabled: true },
    { Identity: 'Default', DomainName: '*', AutoForwardEnabled: isOn },
  ],
})
describeCheck(externalForwardingOff, {
  compliant: [forwarding('Off', false)],
  notCompliant: [forwarding('Automatic', false), forwarding('On', false), forwarding('Off', true)],
  notMeasured: [
    forwarding('Perhaps', false),
    forwarding('Off', undefined),
    forwarding(undefined, false),
    { outboundSpamPolicies: [], remoteDomains: forwarding('Off', false).remoteDomains },
    { ...forwarding('Off', false), remoteDomains: [] },
  ],
})

const filters = (...policies: object[]) => ({
  connectionFilterPolicies: policies.map((policy) => ({ Identity: 'Default', ...policy })),
})
describeCheck(connectionAllowListEmpty, {
  compliant: [filters({ IPAllowList: [] })],
  notCompliant: [filters({ IPAllowList: ['192.0.2.7'] })],
  notMeasured: [filters({}), filters(), filters({ IPAllowList: '192.0.2.7' })],
})
describeCheck(connectionSafeListOff, {
  compliant: [filters({ EnableSafeList: false })],
  notCompliant: [filters({ EnableSafeList: true })],
  notMeasured: [filters({}), filters()],
})
