import type { Item } from '../tenant/settings.ts'

/** Policies of one kind: the nouns of both objects, and what their cmdlets know. */
export interface MailPolicyFamily {
  /** Also the parameter and the member by which a rule names its policy. */
  policy: string
  rule: string
  /** Every parameter of `New-` and `Set-`, with what a new policy has where it is not said. */
  defaults: Readonly<Item>
  /** The words that a parameter takes, where it does not take any. */
  words: Readonly<Record<string, readonly string[]>>
  /** The numbers that a parameter takes, both bounds among them. */
  ranges: Readonly<Record<string, readonly [least: number, most: number]>>
}

const RELEASABLE = 'DefaultFullAccessPolicy'
const ADMIN_ONLY = 'AdminOnlyAccessPolicy'
const COMMON = { AdminDisplayName: '', RecommendedPolicyType: 'Custom' }

// https://learn.microsoft.com/powershell/module/exchangepowershell/new-safeattachmentpolicy
const safeAttachments: MailPolicyFamily = {
  policy: 'SafeAttachmentPolicy',
  rule: 'SafeAttachmentRule',
  defaults: {
    ...COMMON,
    Action: 'Block',
    Enable: false,
    QuarantineTag: ADMIN_ONLY,
    Redirect: false,
    RedirectAddress: null,
  },
  words: { Action: ['Allow', 'Block', 'DynamicDelivery'] },
  ranges: {},
}

// https://learn.microsoft.com/powershell/module/exchangepowershell/new-safelinkspolicy
const safeLinks: MailPolicyFamily = {
  policy: 'SafeLinksPolicy',
  rule: 'SafeLinksRule',
  defaults: {
    ...COMMON,
    AllowClickThrough: false,
    CustomNotificationText: '',
    DeliverMessageAfterScan: true,
    DisableUrlRewrite: false,
    DoNotRewriteUrls: [],
    EnableForInternalSenders: true,
    EnableOrganizationBranding: false,
    EnableSafeLinksForEmail: true,
    EnableSafeLinksForOffice: true,
    EnableSafeLinksForTeams: true,
    ScanUrls: true,
    TrackClicks: true,
    UseTranslatedNotificationText: false,
  },
  words: {},
  ranges: {},
}

const FILE_TYPES =
  'ace ani apk app appx arj bat cab cmd com deb dex dll docm elf exe hta img iso jar jnlp kext lha lib library lnk lzh macho msc msi msix msp mst pif ppa ppam reg rev scf scr sct sys uif vb vbe vbs vxd wsc wsf wsh xll xz z'

// https://learn.microsoft.com/powershell/module/exchangepowershell/new-malwarefilterpolicy
const malware: MailPolicyFamily = {
  policy: 'MalwareFilterPolicy',
  rule: 'MalwareFilterRule',
  defaults: {
    ...COMMON,
    CustomExternalBody: '',
    CustomExternalSubject: '',
    CustomFromAddress: null,
    CustomFromName: '',
    CustomInternalBody: '',
    CustomInternalSubject: '',
    CustomNotifications: false,
    EnableExternalSenderAdminNotifications: false,
    EnableFileFilter: true,
    EnableInternalSenderAdminNotifications: false,
    ExternalSenderAdminAddress: null,
    FileTypeAction: 'Reject',
    FileTypes: FILE_TYPES.split(' '),
    InternalSenderAdminAddress: null,
    QuarantineTag: ADMIN_ONLY,
    ZapEnabled: true,
  },
  words: { FileTypeAction: ['Quarantine', 'Reject'] },
  ranges: {},
}

const IMPERSONATION = ['NoAction', 'MoveToJmf', 'Redirect', 'Quarantine', 'Delete', 'BccMessage']

// https://learn.microsoft.com/powershell/module/exchangepowershell/new-antiphishpolicy
const phishing: MailPolicyFamily = {
  policy: 'AntiPhishPolicy',
  rule: 'AntiPhishRule',
  defaults: {
    ...COMMON,
    AuthenticationFailAction: 'MoveToJmf',
    DmarcQuarantineAction: 'Quarantine',
    DmarcRejectAction: 'Reject',
    Enabled: true,
    EnableFirstContactSafetyTips: false,
    EnableMailboxIntelligence: true,
    EnableMailboxIntelligenceProtection: false,
    EnableOrganizationDomainsProtection: false,
    EnableSimilarDomainsSafetyTips: false,
    EnableSimilarUsersSafetyTips: false,
    EnableSpoofIntelligence: true,
    EnableTargetedDomainsProtection: false,
    EnableTargetedUserProtection: false,
    EnableUnauthenticatedSender: true,
    EnableUnusualCharactersSafetyTips: false,
    EnableViaTag: true,
    ExcludedDomains: [],
    ExcludedSenders: [],
    HonorDmarcPolicy: true,
    ImpersonationProtectionState: 'Manual',
    MailboxIntelligenceProtectionAction: 'NoAction',
    MailboxIntelligenceProtectionActionRecipients: [],
    MailboxIntelligenceQuarantineTag: RELEASABLE,
    PhishThresholdLevel: 1,
    SpoofQuarantineTag: RELEASABLE,
    TargetedDomainActionRecipients: [],
    TargetedDomainProtectionAction: 'NoAction',
    TargetedDomainQuarantineTag: RELEASABLE,
    TargetedDomainsToProtect: [],
    TargetedUserActionRecipients: [],
    TargetedUserProtectionAction: 'NoAction',
    TargetedUserQuarantineTag: RELEASABLE,
    TargetedUsersToProtect: [],
  },
  words: {
    AuthenticationFailAction: ['MoveToJmf', 'Quarantine'],
    DmarcQuarantineAction: ['MoveToJmf', 'Quarantine'],
    DmarcRejectAction: ['Quarantine', 'Reject'],
    ImpersonationProtectionState: ['Automatic', 'Manual', 'Off'],
    MailboxIntelligenceProtectionAction: IMPERSONATION,
    TargetedDomainProtectionAction: IMPERSONATION,
    TargetedUserProtectionAction: IMPERSONATION,
  },
  ranges: { PhishThresholdLevel: [1, 4] },
}

const SPAM = ['MoveToJmf', 'AddXHeader', 'ModifySubject', 'Redirect', 'Delete', 'Quarantine']
const OPTION = ['Off', 'On', 'Test']
const OPTIONS = [
  'IncreaseScoreWithBizOrInfoUrls',
  'IncreaseScoreWithImageLinks',
  'IncreaseScoreWithNumericIps',
  'IncreaseScoreWithRedirectToOtherPort',
  'MarkAsSpamEmbedTagsInHtml',
  'MarkAsSpamEmptyMessages',
  'MarkAsSpamFormTagsInHtml',
  'MarkAsSpamFramesInHtml',
  'MarkAsSpamFromAddressAuthFail',
  'MarkAsSpamJavaScriptInHtml',
  'MarkAsSpamNdrBackscatter',
  'MarkAsSpamObjectTagsInHtml',
  'MarkAsSpamSensitiveWordList',
  'MarkAsSpamSpfRecordHardFail',
  'MarkAsSpamWebBugsInHtml',
]

// https://learn.microsoft.com/powershell/module/exchangepowershell/new-hostedcontentfilterpolicy
const spam: MailPolicyFamily = {
  policy: 'HostedContentFilterPolicy',
  rule: 'HostedContentFilterRule',
  defaults: {
    ...COMMON,
    ...Object.fromEntries(OPTIONS.map((name) => [name, 'Off'])),
    AddXHeaderValue: '',
    AllowedSenderDomains: [],
    AllowedSenders: [],
    BlockedSenderDomains: [],
    BlockedSenders: [],
    BulkQuarantineTag: RELEASABLE,
    BulkSpamAction: 'MoveToJmf',
    BulkThreshold: 7,
    EnableLanguageBlockList: false,
    EnableRegionBlockList: false,
    HighConfidencePhishAction: 'Quarantine',
    HighConfidencePhishQuarantineTag: ADMIN_ONLY,
    HighConfidenceSpamAction: 'MoveToJmf',
    HighConfidenceSpamQuarantineTag: RELEASABLE,
    InlineSafetyTipsEnabled: true,
    IntraOrgFilterState: 'Default',
    LanguageBlockList: [],
    MarkAsSpamBulkMail: 'On',
    ModifySubjectValue: '',
    PhishQuarantineTag: RELEASABLE,
    PhishSpamAction: 'Quarantine',
    PhishZapEnabled: true,
    QuarantineRetentionPeriod: 15,
    RedirectToRecipients: [],
    RegionBlockList: [],
    SpamAction: 'MoveToJmf',
    SpamQuarantineTag: RELEASABLE,
    SpamZapEnabled: true,
    TestModeAction: 'None',
    TestModeBccToRecipients: [],
  },
  words: {
    ...Object.fromEntries([...OPTIONS, 'MarkAsSpamBulkMail'].map((name) => [name, OPTION])),
    BulkSpamAction: [...SPAM, 'NoAction'],
    HighConfidencePhishAction: ['Quarantine', 'Redirect'],
    HighConfidenceSpamAction: SPAM,
    IntraOrgFilterState: [
      'Default',
      'HighConfidencePhish',
      'Phish',
      'HighConfidenceSpam',
      'Spam',
      'Disabled',
    ],
    PhishSpamAction: SPAM,
    SpamAction: SPAM,
    TestModeAction: ['None', 'AddXHeader', 'BccMessage'],
  },
  ranges: { BulkThreshold: [1, 9], QuarantineRetentionPeriod: [1, 30] },
}

export const MAIL_POLICY_FAMILIES: readonly MailPolicyFamily[] = [
  safeAttachments,
  safeLinks,
  malware,
  phishing,
  spam,
]
