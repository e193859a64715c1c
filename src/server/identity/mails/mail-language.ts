import { de } from './texts/de.ts'
import { en, type MailTexts } from './texts/en.ts'
import { es } from './texts/es.ts'
import { fr } from './texts/fr.ts'
import { ja } from './texts/ja.ts'
import { zh } from './texts/zh.ts'

const languages = { de, en, es, fr, ja, zh } satisfies Record<string, MailTexts>

export type MailLanguage = keyof typeof languages

/** The language of a locale such as `de-AT` or `fr_CA`; English where there is no other. */
export function languageOf(locale: string | undefined): MailLanguage {
  const language = (locale ?? '').toLowerCase().split(/[-_]/)[0] ?? ''
  return isKnown(language) ? language : 'en'
}

export const textsIn = (language: MailLanguage): MailTexts => languages[language]

const isKnown = (language: string): language is MailLanguage => Object.hasOwn(languages, language)
