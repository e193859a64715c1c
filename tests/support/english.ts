import { createInstance } from 'i18next'
import type { Section, Texts } from '#client/texts/sections.ts'

const files = import.meta.glob<Partial<Texts>>(['../../src/client/texts/*/en.ts', '!**/checks/en.ts'], {
  eager: true,
})

/** Everything that the screens say in English. */
export const english = Object.assign({}, ...Object.values(files)) as Texts

const texts = createInstance()
void texts.init({
  lng: 'en',
  resources: { en: { translation: english } },
  interpolation: { escapeValue: false },
  initAsync: false,
})

/** The English words of a section, as the screens get them. */
export const englishOf = <S extends Section>(section: S) => texts.getFixedT('en', 'translation', section)
