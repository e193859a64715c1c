import { expect, test } from 'vitest'
import { judge } from '#shared/domain/posture/check.ts'
import { describeCheck, snapshotOf } from '#tests/support/posture/describe-check.ts'
import { dangerousAttachmentsBlocked } from './dangerous-attachments-blocked.ts'
import { deliveredThreatsRemoved } from './delivered-threats-removed.ts'
import { impersonationProtectionOn } from './impersonation-protection-on.ts'
import { internalMalwareSendersReported } from './internal-malware-senders-reported.ts'
import { linksChecked } from './links-checked.ts'
import { noAllowedSenders } from './no-allowed-senders.ts'
import { outboundSpamLimited } from './outbound-spam-limited.ts'
import { phishingReportable } from './phishing-reportable.ts'
import { presetSecurityPoliciesOn } from './preset-security-policies-on.ts'
import { senderPoliciesHonored } from './sender-policies-honored.ts'
import { sharedFilesScanned } from './shared-files-scanned.ts'
import { spamAndPhishQuarantined } from './spam-and-phish-quarantined.ts'
import { teamsThreatsRemoved } from './teams-threats-removed.ts'
import { unsafeAttachmentsBlocked } from './unsafe-attachments-blocked.ts'

/** Policies as a cmdlet lists them, the vendor's own first, each as it should be but for what is said of it. */
const lists =
  (source: string, good: object) =>
  (...policies: object[]) => ({
    [source]: policies.map((members, index) => ({
      Identity: index === 0 ? 'Default' : `Policy ${index}`,
      IsDefault: index === 0,
      RecommendedPolicyType: 'Custom',
      ...good,
      ...members,
    })),
  })

const nobody = {
  SentTo: null,
  SentToMemberOf: null,
  RecipientDomainIs: null,
  ExceptIfSentTo: null,
  ExceptIfSentToMemberOf: null,
  ExceptIfRecipientDomainIs: null,
}
const preset = (eop: readonly object[], atp: readonly object[]) => {
  const asRule = (members: object, index: number) => ({
    Identity: index === 0 ? 'Standard Preset Security Policy' : 'Strict Preset Security Policy',
    State: 'Enabled',
    ...nobody,
    ...members,
  })
  return { eopPresetRules: eop.map(asRule), atpPresetRules: atp.map(asRule) }
}
const OFF = { State: 'Disabled' }
const FOR_SOME = { RecipientDomainIs: ['contoso.example'] }
describeCheck(presetSecurityPoliciesOn, {
  compliant: [preset([{}], [{}]), preset([OFF, {}], [FOR_SOME, { SentTo: [] }])],
  notCompliant: [
    preset([], []),
    preset([{}], []),
    preset([{}], [OFF]),
    preset([FOR_SOME], [{}]),
    preset([{}], [{ ExceptIfSentTo: ['jo@contoso.example'] }]),
  ],
  notMeasured: [
    preset([{ State: 'Paused' }], [{}]),
    preset([{}], [{ State: undefined }]),
    preset([{ SentToMemberOf: undefined }], [{}]),
  ],
})

const scanning = (members: object) => ({
  atpPolicyForO365: {
    EnableATPForSPOTeamsODB: true,
    EnableSafeDocs: true,
    AllowSafeDocsOpen: false,
    ...members,
  },
})
describeCheck(sharedFilesScanned, {
  compliant: [scanning({})],
  notCompliant: [
    scanning({ EnableATPForSPOTeamsODB: false }),
    scanning({ EnableSafeDocs: false }),
    scanning({ AllowSafeDocsOpen: true }),
  ],
  notMeasured: [scanning({ EnableSafeDocs: undefined }), scanning({ AllowSafeDocsOpen: null })],
})

const phishSwitches = {
  Enabled: true,
  EnableMailboxIntelligence: true,
  EnableMailboxIntelligenceProtection: true,
  EnableSpoofIntelligence: true,
  EnableTargetedUserProtection: true,
  EnableOrganizationDomainsProtection: true,
  EnableTargetedDomainsProtection: true,
  EnableFirstContactSafetyTips: true,
}
const phish = lists('antiPhishPolicies', { ...phishSwitches, PhishThresholdLevel: 3 })
describeCheck(impersonationProtectionOn, {
  compliant: [
    phish({}),
    phish({ PhishThresholdLevel: 4 }),
    phish({}, { RecommendedPolicyType: 'Standard', EnableTargetedUserProtection: false }),
  ],
  notCompliant: [
    phish({ PhishThresholdLevel: 1 }),
    ...Object.keys(phishSwitches).map((name) => phish({ [name]: false })),
    phish({}, { PhishThresholdLevel: 2, EnableSpoofIntelligence: false }),
    phish({}, { RecommendedPolicyType: undefined, PhishThresholdLevel: 2 }),
  ],
  notMeasured: [
    phish(),
    phish({ PhishThresholdLevel: 9 }, { Enabled: undefined }),
    phish({ EnableMailboxIntelligence: null }),
    phish({ PhishThresholdLevel: 'High' }),
    phish({ RecommendedPolicyType: 'Strict' }),
  ],
})

const attachments = lists('malwareFilterPolicies', {
  EnableFileFilter: true,
  FileTypes: ['ace', 'cmd', 'EXE', 'vbe'],
})
describeCheck(dangerousAttachmentsBlocked, {
  compliant: [attachments({}), attachments({}, {})],
  notCompliant: [
    attachments({ EnableFileFilter: false }),
    attachments({ FileTypes: ['exe', 'vbe'] }),
    attachments({ FileTypes: [] }, { EnableFileFilter: false }),
  ],
  notMeasured: [
    attachments(),
    attachments({ FileTypes: null }),
    attachments({ EnableFileFilter: undefined }),
    attachments({ EnableFileFilter: 'True' }),
  ],
})

const ofMalware = lists('malwareFilterPolicies', { ZapEnabled: true })
const ofContent = lists('contentFilterPolicies', { SpamZapEnabled: true, PhishZapEnabled: true })
describeCheck(deliveredThreatsRemoved, {
  compliant: [{ ...ofMalware({}), ...ofContent({}) }],
  notCompliant: [
    { ...ofMalware({ ZapEnabled: false }), ...ofContent({}) },
    { ...ofMalware({}), ...ofContent({ SpamZapEnabled: false }) },
    { ...ofMalware({}, { ZapEnabled: false }), ...ofContent({ PhishZapEnabled: false }) },
  ],
  notMeasured: [
    { ...ofMalware(), ...ofContent({}) },
    { ...ofMalware({}), ...ofContent() },
    { ...ofMalware({ ZapEnabled: undefined }), ...ofContent({}) },
    { ...ofMalware({}), ...ofContent({ PhishZapEnabled: null }) },
  ],
})

const telling = lists('malwareFilterPolicies', {
  EnableInternalSenderAdminNotifications: true,
  InternalSenderAdminAddress: 'security@contoso.example',
})
describeCheck(internalMalwareSendersReported, {
  compliant: [telling({})],
  notCompliant: [telling({ EnableInternalSenderAdminNotifications: false })],
  notMeasured: [
    telling(),
    telling({ EnableInternalSenderAdminNotifications: undefined }),
    telling({ InternalSenderAdminAddress: undefined }),
  ],
  beyondRemedy: [
    telling({ InternalSenderAdminAddress: null }),
    telling({ InternalSenderAdminAddress: '' }),
    telling(
      { EnableInternalSenderAdminNotifications: false },
      { EnableInternalSenderAdminNotifications: false, InternalSenderAdminAddress: null },
    ),
  ],
})

const actions = lists('contentFilterPolicies', {
  SpamAction: 'MoveToJmf',
  HighConfidenceSpamAction: 'Quarantine',
  PhishSpamAction: 'Quarantine',
  HighConfidencePhishAction: 'Quarantine',
  BulkThreshold: 6,
  QuarantineRetentionPeriod: 30,
})
describeCheck(spamAndPhishQuarantined, {
  compliant: [actions({}), actions({ SpamAction: 'Quarantine', BulkThreshold: 4 })],
  notCompliant: [
    actions({ SpamAction: 'NoAction' }),
    actions({ HighConfidenceSpamAction: 'MoveToJmf' }),
    actions({ PhishSpamAction: 'Delete' }),
    actions({ HighConfidencePhishAction: 'Redirect' }),
    actions({ BulkThreshold: 7 }),
    actions({}, { QuarantineRetentionPeriod: 15 }),
  ],
  notMeasured: [
    actions(),
    actions({ SpamAction: 'Ponder' }),
    actions({ PhishSpamAction: undefined }),
    actions({ BulkThreshold: '6' }),
    actions({ QuarantineRetentionPeriod: null }),
  ],
})

test('spam is kept in quarantine for 30 days, no fewer and no more (POST-29)', () => {
  const statusAt = (QuarantineRetentionPeriod: number) =>
    judge(spamAndPhishQuarantined, snapshotOf(actions({ QuarantineRetentionPeriod }))).status
  expect([29, 30, 31].map(statusAt)).toEqual(['notCompliant', 'compliant', 'notCompliant'])
})

const allowed = lists('contentFilterPolicies', { AllowedSenderDomains: [], AllowedSenders: [] })
describeCheck(noAllowedSenders, {
  compliant: [allowed({})],
  notCompliant: [
    allowed({ AllowedSenderDomains: ['partner.example'] }),
    allowed({}, { AllowedSenders: [{ Sender: 'jo@partner.example' }] }),
  ],
  notMeasured: [
    allowed(),
    allowed({ AllowedSenderDomains: undefined }),
    allowed({ AllowedSenders: 'jo@partner.example' }),
  ],
})

const outbound = lists('outboundSpamPolicies', {
  RecipientLimitExternalPerHour: 500,
  RecipientLimitInternalPerHour: 1000,
  RecipientLimitPerDay: 1000,
  ActionWhenThresholdReached: 'BlockUser',
  NotifyOutboundSpam: true,
  NotifyOutboundSpamRecipients: ['security@contoso.example'],
})
describeCheck(outboundSpamLimited, {
  compliant: [outbound({}), outbound({ RecipientLimitPerDay: 200 })],
  notCompliant: [
    outbound({ RecipientLimitExternalPerHour: 0 }),
    outbound({ RecipientLimitInternalPerHour: 1001 }),
    outbound({ RecipientLimitPerDay: 10_000 }),
    outbound({ ActionWhenThresholdReached: 'Alert' }),
    outbound({ NotifyOutboundSpam: false }, { ActionWhenThresholdReached: 'BlockUserForToday' }),
  ],
  notMeasured: [
    outbound(),
    outbound({ RecipientLimitPerDay: undefined }),
    outbound({ ActionWhenThresholdReached: 'Scold' }),
    outbound({ NotifyOutboundSpamRecipients: null }),
  ],
  beyondRemedy: [outbound({ NotifyOutboundSpamRecipients: [] })],
})

const teams = lists('teamsProtectionPolicies', { ZapEnabled: true })
describeCheck(teamsThreatsRemoved, {
  compliant: [teams({})],
  notCompliant: [teams({ ZapEnabled: false })],
  notMeasured: [teams(), teams({ ZapEnabled: null })],
})

const reports = lists('reportSubmissionPolicies', {
  EnableReportToMicrosoft: true,
  ReportPhishToCustomizedAddress: false,
})
describeCheck(phishingReportable, {
  compliant: [reports({}), reports({ EnableReportToMicrosoft: false, ReportPhishToCustomizedAddress: true })],
  notCompliant: [reports({ EnableReportToMicrosoft: false })],
  notMeasured: [
    reports(),
    reports({ EnableReportToMicrosoft: undefined }),
    reports({ ReportPhishToCustomizedAddress: null }),
  ],
})

const BUILT_IN = { IsBuiltInProtection: true, EnableForInternalSenders: false, AllowClickThrough: true }
const linkSwitches = {
  EnableSafeLinksForEmail: true,
  EnableSafeLinksForTeams: true,
  EnableSafeLinksForOffice: true,
  EnableForInternalSenders: true,
  ScanUrls: true,
  DeliverMessageAfterScan: true,
  TrackClicks: true,
}
const links = lists('safeLinksPolicies', {
  IsBuiltInProtection: false,
  ...linkSwitches,
  AllowClickThrough: false,
})
describeCheck(linksChecked, {
  compliant: [
    links({}),
    links(BUILT_IN, {}),
    links(BUILT_IN, { RecommendedPolicyType: 'Standard', EnableForInternalSenders: false }),
    links({}, { RecommendedPolicyType: 'Evaluation', ScanUrls: false }),
  ],
  notCompliant: [
    links({ AllowClickThrough: true }),
    links({ RecommendedPolicyType: 'Strict' }, { ScanUrls: false }),
    ...Object.keys(linkSwitches).map((name) => links(BUILT_IN, { [name]: false })),
  ],
  notMeasured: [
    links(),
    links({ IsBuiltInProtection: undefined }),
    links({}, { EnableSafeLinksForTeams: undefined }),
    links({ TrackClicks: null }),
  ],
  beyondRemedy: [links(BUILT_IN), links(BUILT_IN, { RecommendedPolicyType: 'Evaluation' })],
})

const detonated = lists('safeAttachmentPolicies', {
  IsBuiltInProtection: false,
  Enable: true,
  Action: 'Block',
})
describeCheck(unsafeAttachmentsBlocked, {
  compliant: [detonated({}), detonated({ Action: 'DynamicDelivery' }, {})],
  notCompliant: [
    detonated({ Enable: false }),
    detonated({ Action: 'Allow' }),
    detonated({}, { Enable: false, Action: 'Replace' }),
  ],
  notMeasured: [
    detonated(),
    detonated({ Enable: undefined }),
    detonated({ Action: 'Ponder' }),
    detonated({}, { IsBuiltInProtection: null }),
  ],
  beyondRemedy: [detonated({ IsBuiltInProtection: true })],
})

const honoring = lists('antiPhishPolicies', { HonorDmarcPolicy: true })
describeCheck(senderPoliciesHonored, {
  compliant: [honoring({}), honoring({}, { RecommendedPolicyType: 'Strict', HonorDmarcPolicy: false })],
  notCompliant: [honoring({ HonorDmarcPolicy: false }), honoring({}, { HonorDmarcPolicy: false })],
  notMeasured: [
    honoring(),
    honoring({ HonorDmarcPolicy: undefined }),
    honoring({ HonorDmarcPolicy: 'True' }),
  ],
})
