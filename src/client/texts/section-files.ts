import type { Language } from '#shared/domain/language/languages.ts'
import type { Texts } from './sections.ts'

/**
 * What the sign-in page says, in English: a part of the first script, so that there are words whatever fails to load. A
 * section is among these when something says it before any other part of the app is loaded.
 */
const first = import.meta.glob<Partial<Texts>>('./{app,auth,errors,sign-in,words}/en.ts', { eager: true })
/** Every other one, as the folders have them; which of them share a script is said by the build. */
const later = import.meta.glob<Record<string, object>>([
  './*/??.ts',
  '!./{app,auth,errors,sign-in,words}/en.ts',
])

export const startEnglish: Partial<Texts> = Object.assign({}, ...Object.values(first))

/** Rejects where the script cannot be loaded now. */
export async function loadSection(language: Language, section: string): Promise<object> {
  const texts = (await later[`./${folderOf(section)}/${language}.ts`]?.())?.[section]
  if (!texts) throw new Error(`There is no section ${section} in ${language}`)
  return texts
}

const folderOf = (section: string) => section.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
