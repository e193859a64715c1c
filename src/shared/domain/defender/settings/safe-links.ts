import { type MailVocabulary, switchOf, textOf, textsOf } from './mail-setting.ts'

// https://learn.microsoft.com/powershell/module/exchangepowershell/new-safelinkspolicy
export const safeLinksSettings: MailVocabulary = {
  settings: [
    switchOf('EnableSafeLinksForEmail', true),
    switchOf('EnableForInternalSenders', true),
    switchOf('ScanUrls', true),
    switchOf('DeliverMessageAfterScan', true),
    switchOf('DisableUrlRewrite', false),
    textsOf('DoNotRewriteUrls', 'url'),
    switchOf('EnableSafeLinksForTeams', true),
    switchOf('EnableSafeLinksForOffice', true),
    switchOf('TrackClicks', true),
    switchOf('AllowClickThrough', false),
    switchOf('EnableOrganizationBranding', false),
    textOf('CustomNotificationText'),
    switchOf('UseTranslatedNotificationText', false),
  ],
  further: {},
}
