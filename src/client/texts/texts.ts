import { createInstance, type i18n } from 'i18next'
import { useState } from 'react'
import { defaultLanguage, type Language, localeOf } from '#shared/domain/language/languages.ts'
import { firstLanguage, keepLanguage, onLanguageElsewhere } from './kept-language.ts'
import { loadSection, startEnglish } from './section-files.ts'
import type { Section, Texts } from './sections.ts'
import { forScreens, forSection, useSpoken } from './spoken.ts'

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

/** What is here in each language. */
const here: Record<Language, Partial<Texts>> = {
  de: {},
  en: { ...startEnglish },
  es: {},
  fr: {},
  ja: {},
  zh: {},
}
const underway = new Map<string, Promise<void>>()
/** Sections of which not even English could be loaded. */
const failures = new Map<Section, unknown>()
/** What a change of language has to bring along. */
const inUse = new Set(Object.keys(startEnglish) as Section[])

let wanted: Language = defaultLanguage

/**
 * Prepares the texts in the language of this device. The English words of the start are part of the first script; another
 * language is awaited, so that nothing flashes, and one that cannot be loaded leaves English.
 */
export async function startTexts(): Promise<void> {
  void instance.use(forScreens).init({
    lng: defaultLanguage,
    fallbackLng: defaultLanguage,
    resources: Object.fromEntries(
      Object.entries(here).map(([language, texts]) => [language, { [NAMESPACE]: { ...texts } }]),
    ),
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  // Before any part of the screen is drawn anew: some measure by it.
  instance.on('languageChanged', (shown) => {
    document.documentElement.lang = localeOf(shown as Language)
  })
  onLanguageElsewhere((language) => void show(language).catch(() => {}))
  const isSlow = new Promise((resolve) => setTimeout(resolve, PATIENCE))
  await Promise.race([show(firstLanguage()).catch(() => {}), isSlow])
}

/** Switches every text at once and for the next start; rejects where the texts in use cannot be loaded now. */
export function chooseLanguage(language: Language): Promise<void> {
  keepLanguage(language)
  return show(language)
}

async function show(language: Language) {
  wanted = language
  try {
    await Promise.all([...inUse].map((section) => fetchSection(language, section)))
  } catch (cause) {
    if (wanted === language) wanted = shownLanguage()
    throw cause
  }
  // Another one may have been chosen while this one was loaded.
  if (wanted !== language) return
  await instance.changeLanguage(language)
}

/**
 * Loads what a part of the app says, in the language of the screens; resolves at once when it is there. Where a section
 * cannot be loaded it is there in English, and tried again by whoever asks next; rejects where English cannot be loaded either.
 */
export async function loadTexts(...sections: Section[]): Promise<void> {
  const language = wanted
  await Promise.all(sections.map((section) => provide(language, section)))
  // Another language may have been chosen meanwhile.
  if (wanted !== language) await loadTexts(...sections)
}

/** A part of the app together with what it says: `later(withTexts(() => import('./panel.tsx').then(...), 'posture'))`. */
export const withTexts =
  <T>(load: () => Promise<T>, ...sections: Section[]) =>
  async (): Promise<T> => {
    const [part] = await Promise.all([load(), loadTexts(...sections)])
    return part
  }

async function provide(language: Language, section: Section): Promise<void> {
  const coming = fetchSection(language, section)
  try {
    // Nobody waits for another attempt while there is English to show.
    if (here.en[section]) coming.catch(() => {})
    else await coming
    inUse.add(section)
    failures.delete(section)
  } catch (cause) {
    if (language !== 'en') return provide('en', section)
    failures.set(section, cause)
    throw cause
  }
}

/** Loads a section once; whoever asks after a failure tries again. */
async function fetchSection(language: Language, section: Section): Promise<void> {
  if (here[language][section]) return
  const key = `${language}/${section}`
  const coming = underway.get(key) ?? arrive(language, section).finally(() => underway.delete(key))
  underway.set(key, coming)
  await coming
}

async function arrive(language: Language, section: Section) {
  const texts = { [section]: await loadSection(language, section) }
  Object.assign(here[language], texts)
  if (!instance.isInitialized) return
  instance.addResourceBundle(language, NAMESPACE, texts, true, true)
  // What was said in English until now is said anew.
  if (language !== 'en' && language === shownLanguage() && here.en[section])
    await instance.changeLanguage(language)
}

const shownLanguage = () => (instance.language ?? defaultLanguage) as Language

/**
 * The texts of a section: `const t = useTexts('employees')`, then `t('title')` or `t('found', { count })`. A section comes
 * with the part of the app that says it (`withTexts`); one that did not is waited for under the next `Suspense`.
 */
export const useTexts = <S extends Section>(section: S) => useArrived(section).t

/** A section as it is written, for texts that are found by what a server says: `useWholeSection('checkFindings').shared`. */
export function useWholeSection<S extends Section>(section: S): Texts[S] {
  return sectionIn(useArrived(section).i18n, section)
}

function useArrived<S extends Section>(section: S) {
  const i18n = useSpoken()
  const t = forSection(section, () => i18n.getFixedT(i18n.language, NAMESPACE, section))
  const language = i18n.language as Language
  const isThere = (inLanguage: Language) => i18n.getResource(inLanguage, NAMESPACE, section) !== undefined
  // Each screen tries again what could not be loaded, and shows English until it comes.
  useState(() => isThere(language) || void provide(language, section).catch(() => {}))
  if (isThere(language) || isThere('en')) return { t, i18n }
  if (failures.has(section)) throw failures.get(section)
  // Not by `use`, for the reason that `useCheckWords` gives.
  // oxlint-disable-next-line typescript/only-throw-error
  throw provide(language, section)
}

/** A whole section once it is loaded, for what is said outside of the screen. Rejects where English cannot be loaded either. */
export async function loadWholeSection<S extends Section>(section: S): Promise<Texts[S]> {
  await loadTexts(section)
  return sectionIn(instance, section)
}

/** In the language of the screens, else in English. */
const sectionIn = <S extends Section>(from: i18n, section: S): Texts[S] =>
  (from.getResource(from.language, NAMESPACE, section) ??
    from.getResource(defaultLanguage, NAMESPACE, section)) as Texts[S]

export const useLanguage = (): Language => useSpoken().language as Language

/** The language in which dates and numbers are written. */
export const useLocale = (): string => localeOf(useLanguage())
