import type { MailPolicyDifference } from '#shared/domain/defender/compare-mail-policies.ts'
import type { MailPolicy, MailPolicyKind } from '#shared/domain/defender/mail-policy.ts'
import { isSameSetting, settingValue } from '#shared/domain/defender/mail-setting-value.ts'
import type { MailSetting } from '#shared/domain/defender/settings/mail-setting.ts'
import { MAIL_VOCABULARIES } from '#shared/domain/defender/settings/mail-vocabularies.ts'
import { countryName } from '#client/parts/countries.ts'
import type { Texts } from '#client/texts/sections.ts'
import { languageName } from './languages.ts'
import type { MailTexts } from './mail-policy-words.ts'

/** What says values of settings. */
export interface Wording {
  t: MailTexts
  locale: string
}

/** A setting in words. */
export interface SettingLine {
  name: string
  label: string
  text: string
}

/** The settings of a policy: first those that differ from the vendor's default, then the others. */
export function settingLines(
  { kind, settings }: Pick<MailPolicy, 'kind' | 'settings'>,
  wording: Wording,
): { changed: SettingLine[]; usual: SettingLine[] } {
  const { settings: shown, further } = MAIL_VOCABULARIES[kind]
  const all = shown.map((setting) => {
    const value = settingValue(kind, settings, setting.name)
    return { isUsual: isSameSetting(value, setting.default), line: lineOf(setting, value, wording) }
  })
  const others = Object.entries(further).flatMap(([name, usual]) => {
    const value = settingValue(kind, settings, name)
    // Nobody here has words for these.
    return isSameSetting(value, usual) ? [] : [{ name, label: name, text: rawText(value) }]
  })
  return {
    changed: [...all.filter(({ isUsual }) => !isUsual).map(({ line }) => line), ...others],
    usual: all.filter(({ isUsual }) => isUsual).map(({ line }) => line),
  }
}

const lineOf = (setting: MailSetting, value: unknown, wording: Wording): SettingLine => ({
  name: setting.name,
  label: wording.t(`policy.settings.${setting.name}`),
  text: valueText(setting, value, wording),
})

/** What a setting is set to; a word of the vendor's that nobody here knows stands as it came. */
export const valueText = (setting: MailSetting, value: unknown, wording: Wording): string =>
  valueTexts(setting, value, wording).join(', ') || wording.t('values.nothing')

/** The same, each entry of a list by itself; nothing where it is set to nothing. */
function valueTexts(setting: MailSetting, value: unknown, { t, locale }: Wording): string[] {
  if (setting.type === 'switch' && typeof value === 'boolean') return [t(value ? 'values.on' : 'values.off')]
  if (setting.type === 'choice') {
    const choice = setting.choices.find((each) => each === value)
    return said(choice ? t(`policy.choices.${choice}`) : rawText(value))
  }
  if (setting.type !== 'texts' || !Array.isArray(value)) return said(rawText(value))
  const texts = value
    .filter((each) => typeof each === 'string')
    .map((each) => entryName(setting, each, locale))
  const rest = value.length - texts.length
  return [...texts, ...(rest > 0 ? [t('values.further', { count: rest })] : [])]
}

const said = (text: string): string[] => (text === '' ? [] : [text])

/** An entry of a list by its name, where it is a code. */
function entryName({ of }: Extract<MailSetting, { type: 'texts' }>, entry: string, locale: string): string {
  if (of === 'country') return countryName(entry, locale)
  return of === 'language' ? languageName(entry, locale) : entry
}

const rawText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** One place in which two policies differ, in words. */
export function differenceWords(
  kind: MailPolicyKind,
  difference: MailPolicyDifference,
  wording: Wording,
): { member: string; before: string; after: string } {
  const { label, before, after } = differenceValues(kind, difference, wording)
  const textOf = (texts: readonly string[]) => texts.join(', ') || wording.t('values.nothing')
  return { member: label, before: textOf(before), after: textOf(after) }
}

/** The same, each entry of a list by itself; nothing where something is set to nothing. */
export function differenceValues(
  kind: MailPolicyKind,
  { member, before, after }: MailPolicyDifference,
  wording: Wording,
): { label: string; before: string[]; after: string[] } {
  const { t } = wording
  const setting = MAIL_VOCABULARIES[kind].settings.find(({ name }) => name === member)
  const textsOf = (value: unknown) => (setting ? valueTexts(setting, value, wording) : memberTexts(value, t))
  return {
    label: setting
      ? t(`policy.settings.${setting.name}`)
      : isInput(member)
        ? t(`policy.inputs.${member}`)
        : member,
    before: textsOf(before),
    after: textsOf(after),
  }
}

function memberTexts(value: unknown, t: MailTexts): string[] {
  if (typeof value === 'boolean') return [t(value ? 'values.on' : 'values.off')]
  return Array.isArray(value) ? value.map(rawText) : said(rawText(value))
}

type Input = keyof Texts['defender']['policy']['inputs']

const INPUTS: ReadonlySet<string> = new Set<Input>([
  'name',
  'description',
  'comments',
  'isEnabled',
  'priority',
  'includeUsers',
  'includeGroups',
  'includeDomains',
  'excludeUsers',
  'excludeGroups',
  'excludeDomains',
])
const isInput = (member: string): member is Input => INPUTS.has(member)
