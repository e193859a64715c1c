import { defaultLanguage, type Language, languageSchema } from '#shared/domain/language/languages.ts'

const KEY = 'language'

/** The language that was chosen on this device, else the browser's where there are texts for it. */
export function firstLanguage(): Language {
  const known = [readKept(), ...navigator.languages].map((tag) =>
    languageSchema.safeParse(tag?.split('-')[0]),
  )
  return known.find(({ success }) => success)?.data ?? defaultLanguage
}

/** A device that cannot keep the choice still shows it until the page is closed. */
export function keepLanguage(language: Language) {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    return
  }
}

/** Tells of a choice that was made in another tab. */
export const onLanguageElsewhere = (hear: (language: Language) => void) =>
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) hear(firstLanguage())
  })

function readKept() {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
