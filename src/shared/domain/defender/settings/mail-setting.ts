import type { MailPolicyTexts } from '../texts/en.ts'

/** The vendor's name of a setting, by which its label is found. */
export type MailSettingName = keyof MailPolicyTexts['settings']
/** The vendor's word for one of the choices of a setting. */
export type MailChoice = keyof MailPolicyTexts['choices']

/** What a text has to look like. */
export type TextForm =
  | 'anything'
  | 'address'
  | 'domain'
  /** `Name;address`. */
  | 'namedAddress'
  /** Of a mail, without its value. */
  | 'headerName'
  /** The name of one of the vendor's quarantine policies. */
  | 'quarantinePolicy'
  | 'url'
  /** An extension without the dot. */
  | 'fileType'
  /** ISO 639-1 in capitals; Chinese with its country. */
  | 'language'
  /** ISO 3166-1 alpha-2, in capitals. */
  | 'country'

interface Switch {
  type: 'switch'
  default: boolean
}
/** Whole numbers; both bounds belong to it. */
interface WholeNumber {
  type: 'number'
  least: number
  most: number
  default: number
}
interface Choice {
  type: 'choice'
  choices: readonly MailChoice[]
  default: MailChoice
}
interface Text {
  type: 'text'
  of: TextForm
  /** In characters; undefined where the vendor names no limit. */
  longest: number | undefined
  default: string
}
interface Texts {
  type: 'texts'
  of: TextForm
  /** Entries; undefined where the vendor names no limit. */
  most: number | undefined
  default: readonly string[]
}

/** A setting of the vendor's, as a form draws it. The default is what its cmdlets take where nothing is said. */
export type MailSetting = { name: MailSettingName } & (Switch | WholeNumber | Choice | Text | Texts)

/** The settings of a kind. */
export interface MailVocabulary {
  /** Those that a form shows, in its order. */
  settings: readonly MailSetting[]
  /** What the vendor takes besides: it is kept and written as it came. The value is the default; null is nothing. */
  further: Readonly<Record<string, string | null>>
}

export const switchOf = (name: MailSettingName, isOn: boolean): MailSetting => ({
  name,
  type: 'switch',
  default: isOn,
})

export const numberOf = (
  name: MailSettingName,
  [least, most]: readonly [number, number],
  usual: number,
): MailSetting => ({ name, type: 'number', least, most, default: usual })

export const choiceOf = (
  name: MailSettingName,
  choices: readonly MailChoice[],
  usual: MailChoice,
): MailSetting => ({ name, type: 'choice', choices, default: usual })

export const textOf = (name: MailSettingName, of: TextForm = 'anything', longest?: number): MailSetting => ({
  name,
  type: 'text',
  of,
  longest,
  default: '',
})

export const textsOf = (
  name: MailSettingName,
  of: TextForm,
  more: { most?: number; usual?: readonly string[] } = {},
): MailSetting => ({ name, type: 'texts', of, most: more.most, default: more.usual ?? [] })

/** Which people may do what about mail that was held back. https://learn.microsoft.com/defender-office-365/quarantine-policies */
export const quarantinePolicyOf = (
  name: MailSettingName,
  usual: 'AdminOnlyAccessPolicy' | 'DefaultFullAccessPolicy',
): MailSetting => ({ name, type: 'text', of: 'quarantinePolicy', longest: undefined, default: usual })
