import { createInstance } from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { defaultLanguage, type Language, localeOf } from '#shared/domain/language/languages.ts'
import { english } from './english.ts'
import { firstLanguage, keepLanguage, onLanguageElsewhere } from './kept-language.ts'
import type { Section, Texts } from './translation.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: Texts }
  }
}

const NAMESPACE = 'translation'
/** How long the first paint waits for its language; what comes later is shown when it comes. */
const PATIENCE = 3000

const instance = createInstance()

const loaders: Record<Exclude<Language, 'en'>, () => Promise<object>> = {
  de: async () => (await import('./de.ts')).de,
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
  ja: async () => (await import('./ja.ts')).ja,
  zh: async () => (await import('./zh.ts')).zh,
}

/** What was added before the texts were started. */
const early: Partial<Texts> = {}

/** Adds the English texts of a screen, which its script brings along. Other languages are loaded as a whole. */
export function addEnglish(sections: Partial<Texts>): void {
  if (instance.isInitialized) instance.addResourceBundle('en', NAMESPACE, sections, true, true)
  else Object.assign(early, sections)
}

/**
 * Prepares the texts in the language of this device. English is part of the scripts; another language is awaited, so that
 * nothing flashes, and one that cannot be loaded leaves English.
 */
export async function startTexts(): Promise<void> {
  void instance.use(initReactI18next).init({
    lng: defaultLanguage,
    fallbackLng: defaultLanguage,
    resources: { en: { [NAMESPACE]: { ...english, ...early } } },
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  onLanguageElsewhere((language) => void show(language).catch(() => {}))
  const isSlow = new Promise((resolve) => setTimeout(resolve, PATIENCE))
  await Promise.race([show(firstLanguage()).catch(() => {}), isSlow])
}

/** Switches every text at once and for the next start; rejects where the texts cannot be loaded now. */
export function chooseLanguage(language: Language): Promise<void> {
  keepLanguage(language)
  return show(language)
}

let wanted: Language = defaultLanguage

async function show(language: Language) {
  wanted = language
  if (language !== 'en' && !instance.hasResourceBundle(language, NAMESPACE))
    instance.addResourceBundle(language, NAMESPACE, await loaders[language]())
  // Another one may have been chosen while this one was loaded.
  if (wanted !== language) return
  await instance.changeLanguage(language)
  document.documentElement.lang = localeOf(language)
}

/** The texts of a section: `const t = useTexts('employees')`, then `t('title')` or `t('found', { count })`. */
export function useTexts<S extends Section>(section: S) {
  return useTranslation(NAMESPACE, { keyPrefix: section }).t
}

export const useLanguage = (): Language => useTranslation().i18n.language as Language

/** The language in which dates and numbers are written. */
export const useLocale = (): string => localeOf(useLanguage())
