import { z } from 'zod'
import { exchangeSource, known } from '../source.ts'

const flag = known(z.boolean())
const text = known(z.string())
const count = known(z.number())

// https://learn.microsoft.com/powershell/module/exchange/get-antiphishpolicy
export const antiPhishPolicies = exchangeSource({
  cmdlet: 'Get-AntiPhishPolicy',
  changeCmdlet: 'Set-AntiPhishPolicy',
  isList: true,
  schema: z.array(
    z.object({
      Identity: z.string(),
      RecommendedPolicyType: text,
      Enabled: flag,
      PhishThresholdLevel: count,
      EnableMailboxIntelligence: flag,
      EnableMailboxIntelligenceProtection: flag,
      EnableSpoofIntelligence: flag,
      EnableTargetedUserProtection: flag,
      EnableOrganizationDomainsProtection: flag,
      EnableTargetedDomainsProtection: flag,
      EnableFirstContactSafetyTips: flag,
      HonorDmarcPolicy: flag,
    }),
  ),
})

// https://learn.microsoft.com/powershell/module/exchange/get-malwarefilterpolicy
export const malwareFilterPolicies = exchangeSource({
  cmdlet: 'Get-MalwareFilterPolicy',
  changeCmdlet: 'Set-MalwareFilterPolicy',
  isList: true,
  schema: z.array(
    z.object({
      Identity: z.string(),
      RecommendedPolicyType: text,
      EnableFileFilter: flag,
      FileTypes: known(z.array(z.string())),
      ZapEnabled: flag,
      EnableInternalSenderAdminNotifications: flag,
      // Null where nobody is told.
      InternalSenderAdminAddress: known(z.string().nullable()),
    }),
  ),
})

// https://learn.microsoft.com/powershell/module/exchange/get-hostedcontentfilterpolicy
export const contentFilterPolicies = exchangeSource({
  cmdlet: 'Get-HostedContentFilterPolicy',
  changeCmdlet: 'Set-HostedContentFilterPolicy',
  isList: true,
  schema: z.array(
    z.object({
      Identity: z.string(),
      RecommendedPolicyType: text,
      SpamAction: text,
      HighConfidenceSpamAction: text,
      PhishSpamAction: text,
      HighConfidencePhishAction: text,
      BulkThreshold: count,
      QuarantineRetentionPeriod: count,
      SpamZapEnabled: flag,
      PhishZapEnabled: flag,
      // Written as text or as an object, of which only the number matters.
      AllowedSenders: known(z.array(z.unknown())),
      AllowedSenderDomains: known(z.array(z.unknown())),
    }),
  ),
})

// https://learn.microsoft.com/powershell/module/exchange/get-atppolicyforo365
export const atpPolicyForO365 = exchangeSource({
  cmdlet: 'Get-AtpPolicyForO365',
  changeCmdlet: 'Set-AtpPolicyForO365',
  schema: z.object({
    EnableATPForSPOTeamsODB: flag,
    EnableSafeDocs: flag,
    AllowSafeDocsOpen: flag,
  }),
})

// https://learn.microsoft.com/powershell/module/exchange/get-teamsprotectionpolicy
export const teamsProtectionPolicies = exchangeSource({
  cmdlet: 'Get-TeamsProtectionPolicy',
  changeCmdlet: 'Set-TeamsProtectionPolicy',
  isList: true,
  schema: z.array(z.object({ Identity: z.string(), ZapEnabled: flag })),
})

// https://learn.microsoft.com/powershell/module/exchange/get-reportsubmissionpolicy
export const reportSubmissionPolicies = exchangeSource({
  cmdlet: 'Get-ReportSubmissionPolicy',
  changeCmdlet: 'Set-ReportSubmissionPolicy',
  isList: true,
  schema: z.array(
    z.object({
      Identity: z.string(),
      EnableReportToMicrosoft: flag,
      ReportPhishToCustomizedAddress: flag,
    }),
  ),
})

const recipients = known(z.array(z.string()).nullable())
const presetRules = z.array(
  z.object({
    Identity: z.string(),
    State: text,
    SentTo: recipients,
    SentToMemberOf: recipients,
    RecipientDomainIs: recipients,
    ExceptIfSentTo: recipients,
    ExceptIfSentToMemberOf: recipients,
    ExceptIfRecipientDomainIs: recipients,
  }),
)

// https://learn.microsoft.com/powershell/module/exchange/get-eopprotectionpolicyrule
export const eopPresetRules = exchangeSource({
  cmdlet: 'Get-EOPProtectionPolicyRule',
  isList: true,
  schema: presetRules,
})

// https://learn.microsoft.com/powershell/module/exchange/get-atpprotectionpolicyrule
export const atpPresetRules = exchangeSource({
  cmdlet: 'Get-ATPProtectionPolicyRule',
  isList: true,
  schema: presetRules,
})

// https://learn.microsoft.com/powershell/module/exchange/get-safelinkspolicy
export const safeLinksPolicies = exchangeSource({
  cmdlet: 'Get-SafeLinksPolicy',
  changeCmdlet: 'Set-SafeLinksPolicy',
  isList: true,
  schema: z.array(
    z.object({
      Identity: z.string(),
      RecommendedPolicyType: text,
      IsBuiltInProtection: flag,
      EnableSafeLinksForEmail: flag,
      EnableSafeLinksForTeams: flag,
      EnableSafeLinksForOffice: flag,
      EnableForInternalSenders: flag,
      ScanUrls: flag,
      DeliverMessageAfterScan: flag,
      TrackClicks: flag,
      AllowClickThrough: flag,
    }),
  ),
})

// https://learn.microsoft.com/powershell/module/exchange/get-safeattachmentpolicy
export const safeAttachmentPolicies = exchangeSource({
  cmdlet: 'Get-SafeAttachmentPolicy',
  changeCmdlet: 'Set-SafeAttachmentPolicy',
  isList: true,
  schema: z.array(
    z.object({
      Identity: z.string(),
      RecommendedPolicyType: text,
      IsBuiltInProtection: flag,
      Enable: flag,
      Action: text,
    }),
  ),
})
