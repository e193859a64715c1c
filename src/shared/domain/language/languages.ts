import { z } from 'zod'

/** The languages of the screens (I18N-01), each by its own name; Chinese is the simplified one. */
export const LANGUAGES = {
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  ja: '日本語',
  zh: '简体中文',
} as const

export type Language = keyof typeof LANGUAGES

export const languageSchema = z.enum(Object.keys(LANGUAGES) as [Language, ...Language[]])

export const defaultLanguage: Language = 'en'

/** By what `Intl` and the `lang` of a page know a language. */
export const localeOf = (language: Language): string => (language === 'zh' ? 'zh-Hans' : language)
