import { defineCheck } from '../check.ts'
import { settingChanged, switchOf, templates, valueOf } from '../settings/group-setting.ts'
import type { Readings } from '../sources.ts'
import { notMeasured, verdictOf } from '../verdict.ts'

/** The tenant's own words, which the vendor parts by tabs; none where there is no setting. */
const wordsOf = (settings: Readings['groupSettings']) =>
  valueOf(settings, templates.passwords, 'BannedPasswordList', '')
    ?.split('\t')
    .filter((word) => word.trim() !== '')

// https://learn.microsoft.com/entra/identity/authentication/tutorial-configure-custom-password-protection
export const bannedPasswordsEnforced = defineCheck({
  id: 'banned-passwords-enforced',
  code: 'ENT-17',
  area: 'entra',
  severity: 'medium',
  effort: 'medium',
  requires: 'entraP1',
  reads: ['groupSettings'],
  anchors: { cis: ['5.2.3.2'] },
  target: { EnableBannedPasswordCheck: true },
  evaluate({ groupSettings }) {
    // Without a setting the check is on and has no words, so it bans nothing of the tenant's own.
    const isOn = switchOf(valueOf(groupSettings, templates.passwords, 'EnableBannedPasswordCheck', 'true'))
    const words = wordsOf(groupSettings)
    if (isOn === undefined || !words) return notMeasured('unexpectedAnswer')
    // The words themselves are nobody's business but the customer's.
    return verdictOf(isOn && words.length > 0, {
      EnableBannedPasswordCheck: isOn,
      BannedPasswordList: words.length,
    })
  },
  // Which words are banned is for the customer to say, so without any there is no change to offer.
  remedy: ({ groupSettings }) =>
    wordsOf(groupSettings)?.length
      ? settingChanged(groupSettings, templates.passwords, { EnableBannedPasswordCheck: 'True' })
      : [],
})
