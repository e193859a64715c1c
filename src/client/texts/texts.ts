import { createInstance } from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { en } from './en.ts'

/** Everything the screens say, by section. English is the shape that every other language has to fill. */
export type Texts = typeof en
export type Section = keyof Texts

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: Texts }
  }
}

const instance = createInstance()

/** Prepares the texts; they are part of the script, so this does not wait. */
export function startTexts() {
  void instance.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: en } },
    interpolation: { escapeValue: false },
    initAsync: false,
  })
}

/** The texts of a section: `const t = useTexts('employees')`, then `t('title')` or `t('found', { count })`. */
export function useTexts<S extends Section>(section: S) {
  return useTranslation('translation', { keyPrefix: section }).t
}

/** The language in which dates and numbers are written. */
export const useLocale = (): string => useTranslation().i18n.language
