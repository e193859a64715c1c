import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Language, LANGUAGES } from '../../../src/shared/domain/language/languages.ts'
import { textsIn, writtenIn } from './section-source.ts'

export const languages = (Object.keys(LANGUAGES) as Language[]).filter((language) => language !== 'en')

export interface Wanted {
  section: string
  key: string
  english: string
  /** In the words of `Intl.PluralRules`. */
  plural: string | undefined
}

/** What the screens say, by ids such as `devices.rules.button`: the section, a point, and the key in it. */
export interface Catalogue {
  folder: string
  /** What a language has to say, with its own plurals. */
  wanted: (language: Language) => ReadonlyMap<string, Wanted>
  /** What it says; undefined of a text that is taken from another section. */
  said: (language: Language) => ReadonlyMap<string, string | undefined>
}

/** Reads every section below a folder. */
export async function readCatalogue(folder: string): Promise<Catalogue> {
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((each) => each.isDirectory() && existsSync(join(folder, each.name, 'en.ts')))
    .map(({ name }) => name)
  const english = new Map<string, Wanted>()
  for (const name of folders) {
    const section = sectionOf(name)
    const file = (await import(pathToFileURL(join(folder, name, 'en.ts')).href)) as Record<string, object>
    for (const [key, text] of flatten(file[section] ?? {}))
      english.set(`${section}.${key}`, { section, key, english: text, plural: undefined })
  }
  return {
    folder,
    wanted: (language) =>
      new Map([...english].flatMap(([id, text]) => pluralsOf(id, text, english, language))),
    said: (language) =>
      new Map(
        folders.flatMap((name) =>
          [...readSection(folder, name, language)].map(([key, text]) => [`${sectionOf(name)}.${key}`, text]),
        ),
      ),
  }
}

/** English counts one and others; a language that counts otherwise has a text for each of its ways. */
function pluralsOf(
  id: string,
  text: Wanted,
  english: ReadonlyMap<string, Wanted>,
  language: Language,
): [string, Wanted][] {
  if (id.endsWith('_one')) return []
  if (!id.endsWith('_other')) return [[id, text]]
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  return pluralCategories.map((plural) => {
    const rename = (name: string) => name.replace(/other$/, plural)
    const source = english.get(rename(id)) ?? text
    return [rename(id), { ...source, key: rename(text.key), plural }]
  })
}

const readSection = (folder: string, name: string, language: Language) => {
  const file = writtenIn(join(folder, name, `${language}.ts`))
  return existsSync(file) ? textsIn(readFileSync(file, 'utf8')) : new Map<string, string | undefined>()
}

const flatten = (tree: object, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]: [string, unknown]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flatten(value as object, `${path}${key}.`),
  )

const sectionOf = (folder: string) => folder.replaceAll(/-./g, (each) => each.slice(1).toUpperCase())

export const folderOf = (section: string) =>
  section.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(/\{\{.*?\}\}/g)].map(([each]) => each).toSorted()
