import type { MailPolicy } from '#shared/domain/defender/mail-policy.ts'
import { isSameSetting, settingValue } from '#shared/domain/defender/mail-setting-value.ts'
import type { MailSettingName } from '#shared/domain/defender/settings/mail-setting.ts'
import { MAIL_VOCABULARIES } from '#shared/domain/defender/settings/mail-vocabularies.ts'

const OF_A_COMPANY: ReadonlySet<string> = new Set(['address', 'namedAddress', 'domain', 'quarantinePolicy'])
/** These are in every tenant. https://learn.microsoft.com/defender-office-365/quarantine-policies */
const EVERYWHERE: ReadonlySet<unknown> = new Set(['AdminOnlyAccessPolicy', 'DefaultFullAccessPolicy'])

/** The settings of a policy whose values may mean nothing at another company. */
export const settingsOfCompany = ({ kind, settings }: MailPolicy): MailSettingName[] =>
  MAIL_VOCABULARIES[kind].settings.flatMap((setting) => {
    if (setting.type !== 'text' && setting.type !== 'texts') return []
    const value = settingValue(kind, settings, setting.name)
    const isUsual = isSameSetting(value, setting.default) || EVERYWHERE.has(value)
    return OF_A_COMPANY.has(setting.of) && !isUsual ? [setting.name] : []
  })
