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

export const defaultLanguage: Language = 'en'

/** By what `Intl` and the `lang` of a page know a language. */
export const localeOf = (language: Language): string => (language === 'zh' ? 'zh-Hans' : language)

/** The first of these language tags that there are texts for. */
export function firstKnown(tags: readonly (string | null | undefined)[]): Language {
  const languages = tags.map((tag) => tag?.split('-')[0] ?? '')
  return languages.find(isLanguage) ?? defaultLanguage
}

const isLanguage = (name: string): name is Language => Object.hasOwn(LANGUAGES, name)
