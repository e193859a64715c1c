import { createInstance } from 'i18next'
import { en } from '#client/texts/en.ts'
import type { Section } from '#client/texts/translation.ts'

const texts = createInstance()
void texts.init({
  lng: 'en',
  resources: { en: { translation: en } },
  interpolation: { escapeValue: false },
  initAsync: false,
})

/** The English words of a section, as the screens get them. */
export const englishOf = <S extends Section>(section: S) => texts.getFixedT('en', 'translation', section)
