import {
  choiceOf,
  type MailChoice,
  type MailSettingName,
  type MailVocabulary,
  numberOf,
  quarantinePolicyOf,
  switchOf,
  textsOf,
} from './mail-setting.ts'

const IMPERSONATION_ACTIONS: readonly MailChoice[] = [
  'NoAction',
  'MoveToJmf',
  'Quarantine',
  'Redirect',
  'BccMessage',
  'Delete',
]

/** What is done about a mail that pretends to be from somebody. */
const impersonationAction = (name: MailSettingName) => choiceOf(name, IMPERSONATION_ACTIONS, 'NoAction')
const heldBack = (name: MailSettingName) => quarantinePolicyOf(name, 'DefaultFullAccessPolicy')

// https://learn.microsoft.com/powershell/module/exchangepowershell/new-antiphishpolicy; how many users and domains, in
// https://learn.microsoft.com/defender-office-365/anti-phishing-policies-mdo-configure
export const antiPhishingSettings: MailVocabulary = {
  settings: [
    numberOf('PhishThresholdLevel', [1, 4], 1),
    switchOf('EnableTargetedUserProtection', false),
    textsOf('TargetedUsersToProtect', 'namedAddress', { most: 350 }),
    impersonationAction('TargetedUserProtectionAction'),
    heldBack('TargetedUserQuarantineTag'),
    textsOf('TargetedUserActionRecipients', 'address'),
    switchOf('EnableOrganizationDomainsProtection', false),
    switchOf('EnableTargetedDomainsProtection', false),
    textsOf('TargetedDomainsToProtect', 'domain', { most: 50 }),
    impersonationAction('TargetedDomainProtectionAction'),
    heldBack('TargetedDomainQuarantineTag'),
    textsOf('TargetedDomainActionRecipients', 'address'),
    textsOf('ExcludedSenders', 'address'),
    textsOf('ExcludedDomains', 'domain'),
    switchOf('EnableMailboxIntelligence', true),
    switchOf('EnableMailboxIntelligenceProtection', false),
    impersonationAction('MailboxIntelligenceProtectionAction'),
    heldBack('MailboxIntelligenceQuarantineTag'),
    textsOf('MailboxIntelligenceProtectionActionRecipients', 'address'),
    switchOf('EnableSpoofIntelligence', true),
    choiceOf('AuthenticationFailAction', ['MoveToJmf', 'Quarantine'], 'MoveToJmf'),
    heldBack('SpoofQuarantineTag'),
    switchOf('HonorDmarcPolicy', true),
    choiceOf('DmarcQuarantineAction', ['Quarantine', 'MoveToJmf'], 'Quarantine'),
    choiceOf('DmarcRejectAction', ['Reject', 'Quarantine'], 'Reject'),
    switchOf('EnableFirstContactSafetyTips', false),
    switchOf('EnableSimilarUsersSafetyTips', false),
    switchOf('EnableSimilarDomainsSafetyTips', false),
    switchOf('EnableUnusualCharactersSafetyTips', false),
    switchOf('EnableUnauthenticatedSender', true),
    switchOf('EnableViaTag', true),
  ],
  further: { ImpersonationProtectionState: 'Manual' },
}
