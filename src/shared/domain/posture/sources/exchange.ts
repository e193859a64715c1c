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
    CustomerLockBoxEnabled: flag,
    EwsEnabled: known(z.boolean().nullable()),
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
  schema: z.array(z.object({ Identity: z.string(), AutoForwardingMode: text })),
})
