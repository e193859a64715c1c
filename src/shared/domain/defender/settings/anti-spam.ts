import {
  choiceOf,
  type MailChoice,
  type MailSettingName,
  type MailVocabulary,
  numberOf,
  quarantinePolicyOf,
  switchOf,
  textOf,
  textsOf,
} from './mail-setting.ts'

const SPAM_ACTIONS: readonly MailChoice[] = [
  'MoveToJmf',
  'AddXHeader',
  'ModifySubject',
  'Redirect',
  'Delete',
  'Quarantine',
]

const heldBack = (name: MailSettingName) => quarantinePolicyOf(name, 'DefaultFullAccessPolicy')

/** Traits of a mail that alone make it spam, which the vendor advises against. */
const TRAITS = [
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
export const antiSpamSettings: MailVocabulary = {
  settings: [
    choiceOf('SpamAction', SPAM_ACTIONS, 'MoveToJmf'),
    heldBack('SpamQuarantineTag'),
    choiceOf('HighConfidenceSpamAction', SPAM_ACTIONS, 'MoveToJmf'),
    heldBack('HighConfidenceSpamQuarantineTag'),
    choiceOf('PhishSpamAction', SPAM_ACTIONS, 'Quarantine'),
    heldBack('PhishQuarantineTag'),
    choiceOf('HighConfidencePhishAction', ['Quarantine', 'Redirect'], 'Quarantine'),
    quarantinePolicyOf('HighConfidencePhishQuarantineTag', 'AdminOnlyAccessPolicy'),
    choiceOf('MarkAsSpamBulkMail', ['On', 'Off', 'Test'], 'On'),
    numberOf('BulkThreshold', [1, 9], 7),
    choiceOf('BulkSpamAction', [...SPAM_ACTIONS, 'NoAction'], 'MoveToJmf'),
    heldBack('BulkQuarantineTag'),
    choiceOf(
      'IntraOrgFilterState',
      ['Default', 'HighConfidencePhish', 'Phish', 'HighConfidenceSpam', 'Spam', 'Disabled'],
      'Default',
    ),
    /** In days. */
    numberOf('QuarantineRetentionPeriod', [1, 30], 15),
    textOf('AddXHeaderValue', 'headerName', 255),
    textOf('ModifySubjectValue'),
    textsOf('RedirectToRecipients', 'address'),
    switchOf('InlineSafetyTipsEnabled', true),
    switchOf('SpamZapEnabled', true),
    switchOf('PhishZapEnabled', true),
    textsOf('AllowedSenders', 'address'),
    textsOf('AllowedSenderDomains', 'domain'),
    textsOf('BlockedSenders', 'address'),
    textsOf('BlockedSenderDomains', 'domain'),
    switchOf('EnableLanguageBlockList', false),
    textsOf('LanguageBlockList', 'language'),
    switchOf('EnableRegionBlockList', false),
    textsOf('RegionBlockList', 'country'),
  ],
  further: {
    ...Object.fromEntries(TRAITS.map((name) => [name, 'Off'])),
    TestModeAction: 'None',
    TestModeBccToRecipients: null,
    BulkMovesEnabled: 'NotSet',
  },
}
