import { guardedNotes } from '#shared/lib/notes.ts'
import { firstKnown, type Language } from '#shared/domain/language/languages.ts'

const KEY = 'language'

const notes = guardedNotes(
  () => localStorage,
  // oxlint-disable-next-line no-console
  (cause) => console.warn('This browser does not keep the language', cause),
)

/** The language that was chosen on this device, else the browser's where there are texts for it. */
export const firstLanguage = (): Language => firstKnown([notes.getItem(KEY), ...navigator.languages])

/** A device that cannot keep the choice still shows it until the page is closed. */
export const keepLanguage = (language: Language): void => notes.setItem(KEY, language)

/** Tells of a choice that was made in another tab. */
export const onLanguageElsewhere = (hear: (language: Language) => void) =>
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) hear(firstLanguage())
  })
