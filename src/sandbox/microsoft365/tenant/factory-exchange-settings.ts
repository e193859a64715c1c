import type { Settings } from './settings.ts'

/** What cmdlets tell of a tenant of which nothing was decided yet, by their nouns. */
export const factoryExchangeSettings = (initialDomain: string): Settings['exchange'] => ({
  OrganizationConfig: [
    {
      Name: initialDomain,
      Identity: initialDomain,
      AuditDisabled: false,
      BookingsEnabled: true,
      CustomerLockBoxEnabled: false,
      EwsEnabled: null,
      EwsApplicationAccessPolicy: null,
      IsDehydrated: false,
      MailTipsAllTipsEnabled: true,
      MailTipsExternalRecipientsTipsEnabled: false,
      MailTipsGroupMetricsEnabled: true,
      MailTipsLargeAudienceThreshold: 25,
      OAuth2ClientProfileEnabled: true,
      RejectDirectSend: false,
    },
  ],
  AdminAuditLogConfig: [
    {
      Name: 'Admin Audit Log Settings',
      Identity: 'Admin Audit Log Settings',
      UnifiedAuditLogIngestionEnabled: false,
    },
  ],
  ExternalInOutlook: [{ Identity: initialDomain, Enabled: false, AllowList: [] }],
  TransportConfig: [
    { Name: 'Transport Settings', Identity: 'Transport Settings', SmtpClientAuthenticationDisabled: false },
  ],
  HostedConnectionFilterPolicy: [
    {
      Name: 'Default',
      Identity: 'Default',
      IsDefault: true,
      IPAllowList: [],
      IPBlockList: [],
      EnableSafeList: false,
    },
  ],
  HostedOutboundSpamFilterPolicy: [
    {
      Name: 'Default',
      Identity: 'Default',
      IsDefault: true,
      RecommendedPolicyType: 'Custom',
      AutoForwardingMode: 'Automatic',
      RecipientLimitExternalPerHour: 0,
      RecipientLimitInternalPerHour: 0,
      RecipientLimitPerDay: 0,
      ActionWhenThresholdReached: 'BlockUserForToday',
      NotifyOutboundSpam: false,
      NotifyOutboundSpamRecipients: [],
    },
  ],
  RemoteDomain: [{ Name: 'Default', Identity: 'Default', DomainName: '*', AutoForwardEnabled: true }],

  OwaMailboxPolicy: [
    {
      Name: 'OwaMailboxPolicy-Default',
      Identity: 'OwaMailboxPolicy-Default',
      IsDefault: true,
      AdditionalStorageProvidersAvailable: true,
      BookingsMailboxCreationEnabled: true,
    },
  ],
  SharingPolicy: [
    {
      Name: 'Default Sharing Policy',
      Identity: 'Default Sharing Policy',
      Default: true,
      Enabled: true,
      Domains: ['Anonymous:CalendarSharingFreeBusyReviewer', '*:CalendarSharingFreeBusySimple'],
    },
  ],
  TransportRule: [],
  MailboxAuditBypassAssociation: [
    { Name: 'Administrator', Identity: 'Administrator', AuditBypassEnabled: false },
  ],
  RoleAssignmentPolicy: [
    {
      Name: 'Default Role Assignment Policy',
      Identity: 'Default Role Assignment Policy',
      IsDefault: true,
      AssignedRoles: [
        'MyBaseOptions',
        'MyContactInformation',
        'My Custom Apps',
        'My Marketplace Apps',
        'My ReadWriteMailbox Apps',
      ],
    },
  ],
  Mailbox: [],
  AcceptedDomain: [
    { Name: initialDomain, Identity: initialDomain, DomainName: initialDomain, InitialDomain: true },
  ],
  DkimSigningConfig: [],
  AntiPhishPolicy: [
    {
      Name: 'Office365 AntiPhish Default',
      Identity: 'Office365 AntiPhish Default',
      IsDefault: true,
      RecommendedPolicyType: 'Custom',
      Enabled: true,
      PhishThresholdLevel: 1,
      EnableMailboxIntelligence: true,
      EnableMailboxIntelligenceProtection: false,
      EnableSpoofIntelligence: true,
      EnableTargetedUserProtection: false,
      EnableOrganizationDomainsProtection: false,
      EnableTargetedDomainsProtection: false,
      EnableFirstContactSafetyTips: false,
      HonorDmarcPolicy: true,
    },
  ],
  MalwareFilterPolicy: [
    {
      Name: 'Default',
      Identity: 'Default',
      IsDefault: true,
      RecommendedPolicyType: 'Custom',
      EnableFileFilter: true,
      FileTypes: ['ace', 'exe', 'vbe', 'cmd'],
      ZapEnabled: true,
      EnableInternalSenderAdminNotifications: false,
      InternalSenderAdminAddress: null,
    },
  ],
  HostedContentFilterPolicy: [
    {
      Name: 'Default',
      Identity: 'Default',
      IsDefault: true,
      RecommendedPolicyType: 'Custom',
      SpamAction: 'MoveToJmf',
      HighConfidenceSpamAction: 'MoveToJmf',
      PhishSpamAction: 'MoveToJmf',
      HighConfidencePhishAction: 'Quarantine',
      BulkThreshold: 7,
      QuarantineRetentionPeriod: 15,
      SpamZapEnabled: true,
      PhishZapEnabled: true,
      AllowedSenders: [],
      AllowedSenderDomains: [],
    },
  ],
  AtpPolicyForO365: [
    {
      Name: 'Default',
      Identity: 'Default',
      EnableATPForSPOTeamsODB: false,
      EnableSafeDocs: false,
      AllowSafeDocsOpen: true,
    },
  ],
  SafeLinksPolicy: [
    {
      Name: 'Built-In Protection Policy',
      Identity: 'Built-In Protection Policy',
      RecommendedPolicyType: 'Custom',
      IsBuiltInProtection: true,
      EnableSafeLinksForEmail: true,
      EnableSafeLinksForTeams: true,
      EnableSafeLinksForOffice: true,
      EnableForInternalSenders: false,
      ScanUrls: true,
      DeliverMessageAfterScan: true,
      TrackClicks: true,
      AllowClickThrough: true,
    },
  ],
  SafeAttachmentPolicy: [
    {
      Name: 'Built-In Protection Policy',
      Identity: 'Built-In Protection Policy',
      RecommendedPolicyType: 'Custom',
      IsBuiltInProtection: true,
      Enable: true,
      Action: 'Block',
    },
  ],
  TeamsProtectionPolicy: [
    { Name: 'Teams Protection Policy', Identity: 'Teams Protection Policy', ZapEnabled: false },
  ],
  ReportSubmissionPolicy: [
    {
      Name: 'DefaultReportSubmissionPolicy',
      Identity: 'DefaultReportSubmissionPolicy',
      EnableReportToMicrosoft: true,
      ReportPhishToCustomizedAddress: false,
    },
  ],
  EOPProtectionPolicyRule: [],
  ATPProtectionPolicyRule: [],
})
