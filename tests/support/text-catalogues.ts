import { type Language, LANGUAGES } from '#shared/domain/language/languages.ts'
import type { Texts } from '#client/texts/sections.ts'

/** The words of checks and detections are found by their ids, and have tests of their own. */
const APART = ['checks', 'detections']

const files = import.meta.glob<Record<string, object>>('../../src/client/texts/*/??.ts', { eager: true })
const folders = [...new Set(Object.keys(files).map((file) => file.split('/').at(-2) ?? ''))]

/** The folders of all sections of texts. */
export const sectionFolders = folders.filter((folder) => !APART.includes(folder))

/** The name under which a folder has its section. */
export const sectionNameOf = (folder: string): string =>
  folder.replaceAll(/-./g, (each) => each.slice(1).toUpperCase())

const catalogueIn = (language: string) =>
  Object.fromEntries(
    sectionFolders.map((folder) => {
      const section = sectionNameOf(folder)
      return [section, files[`../../src/client/texts/${folder}/${language}.ts`]?.[section] ?? {}]
    }),
  )

/** Everything the screens say, by language and section. */
export const catalogues = Object.fromEntries(
  Object.keys(LANGUAGES).map((language) => [language, catalogueIn(language)]),
) as unknown as Record<Language, Texts>
