import { z } from 'zod'
import { exchangeSource, known } from '../source.ts'

const flag = known(z.boolean())
const text = known(z.string())

// https://learn.microsoft.com/powershell/module/exchange/get-organizationconfig
export const organizationConfig = exchangeSource({
  cmdlet: 'Get-OrganizationConfig',
  changeCmdlet: 'Set-OrganizationConfig',
  schema: z.object({
    AuditDisabled: flag,
    BookingsEnabled: flag,
    CustomerLockBoxEnabled: flag,
    // Null where nothing is set, which is that it is on.
    EwsEnabled: known(z.boolean().nullable()),
    EwsApplicationAccessPolicy: known(z.string().nullable()),
    MailTipsAllTipsEnabled: flag,
    MailTipsExternalRecipientsTipsEnabled: flag,
    MailTipsGroupMetricsEnabled: flag,
    MailTipsLargeAudienceThreshold: known(z.number()),
    OAuth2ClientProfileEnabled: flag,
    RejectDirectSend: flag,
  }),
})

// https://learn.microsoft.com/powershell/module/exchange/get-adminauditlogconfig
export const adminAuditLogConfig = exchangeSource({
  cmdlet: 'Get-AdminAuditLogConfig',
  changeCmdlet: 'Set-AdminAuditLogConfig',
  schema: z.object({ UnifiedAuditLogIngestionEnabled: flag }),
})

// https://learn.microsoft.com/powershell/module/exchange/get-externalinoutlook
export const externalInOutlook = exchangeSource({
  cmdlet: 'Get-ExternalInOutlook',
  changeCmdlet: 'Set-ExternalInOutlook',
  schema: z.object({ Enabled: flag }),
})

// https://learn.microsoft.com/powershell/module/exchange/get-transportconfig
export const transportConfig = exchangeSource({
  cmdlet: 'Get-TransportConfig',
  changeCmdlet: 'Set-TransportConfig',
  schema: z.object({ SmtpClientAuthenticationDisabled: flag }),
})

// https://learn.microsoft.com/powershell/module/exchange/get-hostedconnectionfilterpolicy
export const connectionFilterPolicies = exchangeSource({
  cmdlet: 'Get-HostedConnectionFilterPolicy',
  changeCmdlet: 'Set-HostedConnectionFilterPolicy',
  isList: true,
  schema: z.array(
    z.object({ Identity: z.string(), IPAllowList: known(z.array(z.string())), EnableSafeList: flag }),
  ),
})

// https://learn.microsoft.com/powershell/module/exchange/get-remotedomain
export const remoteDomains = exchangeSource({
  cmdlet: 'Get-RemoteDomain',
  changeCmdlet: 'Set-RemoteDomain',
  isList: true,
  schema: z.array(z.object({ Identity: z.string(), DomainName: text, AutoForwardEnabled: flag })),
})

// https://learn.microsoft.com/powershell/module/exchange/get-hostedoutboundspamfilterpolicy
export const outboundSpamPolicies = exchangeSource({
  cmdlet: 'Get-HostedOutboundSpamFilterPolicy',
  changeCmdlet: 'Set-HostedOutboundSpamFilterPolicy',
  isList: true,
  schema: z.array(
    z.object({
      Identity: z.string(),
      RecommendedPolicyType: text,
      AutoForwardingMode: text,
      RecipientLimitExternalPerHour: known(z.number()),
      RecipientLimitInternalPerHour: known(z.number()),
      RecipientLimitPerDay: known(z.number()),
      ActionWhenThresholdReached: text,
      NotifyOutboundSpam: flag,
      NotifyOutboundSpamRecipients: known(z.array(z.string())),
    }),
  ),
})

// https://learn.microsoft.com/powershell/module/exchange/get-owamailboxpolicy
export const owaMailboxPolicies = exchangeSource({
  cmdlet: 'Get-OwaMailboxPolicy',
  changeCmdlet: 'Set-OwaMailboxPolicy',
  isList: true,
  schema: z.array(
    z.object({
      Identity: z.string(),
      IsDefault: flag,
      AdditionalStorageProvidersAvailable: flag,
      BookingsMailboxCreationEnabled: flag,
    }),
  ),
})

// https://learn.microsoft.com/powershell/module/exchange/get-sharingpolicy
export const sharingPolicies = exchangeSource({
  cmdlet: 'Get-SharingPolicy',
  changeCmdlet: 'Set-SharingPolicy',
  isList: true,
  schema: z.array(z.object({ Identity: z.string(), Enabled: flag, Domains: known(z.array(z.string())) })),
})

// https://learn.microsoft.com/powershell/module/exchange/get-transportrule
export const transportRules = exchangeSource({
  cmdlet: 'Get-TransportRule',
  isList: true,
  schema: z.array(
    z.object({
      Name: z.string(),
      State: text,
      // Null where the rule has no such action or condition.
      SetSCL: known(z.union([z.number(), z.string(), z.null()])),
      SenderDomainIs: known(z.array(z.string()).nullable()),
    }),
  ),
})

// https://learn.microsoft.com/powershell/module/exchange/get-mailboxauditbypassassociation
export const auditBypasses = exchangeSource({
  cmdlet: 'Get-MailboxAuditBypassAssociation',
  parameters: { ResultSize: 'Unlimited' },
  changeCmdlet: 'Set-MailboxAuditBypassAssociation',
  isList: true,
  schema: z.array(z.object({ Identity: z.string(), AuditBypassEnabled: flag })),
})

// https://learn.microsoft.com/powershell/module/exchange/get-accepteddomain
export const acceptedDomains = exchangeSource({
  cmdlet: 'Get-AcceptedDomain',
  isList: true,
  schema: z.array(z.object({ DomainName: z.string() })),
})

// https://learn.microsoft.com/powershell/module/exchange/get-dkimsigningconfig
export const dkimSigningConfigs = exchangeSource({
  cmdlet: 'Get-DkimSigningConfig',
  changeCmdlet: 'Set-DkimSigningConfig',
  isList: true,
  schema: z.array(
    z.object({
      Identity: z.string(),
      Domain: z.string(),
      Enabled: flag,
      Status: text,
      Selector1KeySize: known(z.number()),
    }),
  ),
})

// https://learn.microsoft.com/powershell/module/exchange/get-roleassignmentpolicy
export const roleAssignmentPolicies = exchangeSource({
  cmdlet: 'Get-RoleAssignmentPolicy',
  isList: true,
  schema: z.array(
    z.object({ Identity: z.string(), IsDefault: flag, AssignedRoles: known(z.array(z.string())) }),
  ),
})
