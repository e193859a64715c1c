import { choiceOf, type MailVocabulary, quarantinePolicyOf, switchOf, textOf } from './mail-setting.ts'

// https://learn.microsoft.com/powershell/module/exchangepowershell/set-safeattachmentpolicy
export const safeAttachmentSettings: MailVocabulary = {
  settings: [
    switchOf('Enable', false),
    choiceOf('Action', ['Block', 'Allow', 'DynamicDelivery'], 'Block'),
    quarantinePolicyOf('QuarantineTag', 'AdminOnlyAccessPolicy'),
    switchOf('Redirect', false),
    textOf('RedirectAddress', 'address'),
  ],
  further: {},
}
