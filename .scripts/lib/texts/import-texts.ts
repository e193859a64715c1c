import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../../src/shared/domain/language/languages.ts'
import { type Catalogue, folderOf, languages, placeholdersIn, type Wanted } from './catalogue.ts'
import { type Entry, fromPo } from './po.ts'
import { emptySection, withTexts, writtenIn } from './section-source.ts'

export interface Imported {
  changed: string[]
  /** Files that were written. */
  files: string[]
}

/** Sentences that say why nothing of a file was taken over. */
export class RefusedTexts extends Error {
  readonly reasons: readonly string[]
  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'))
    this.reasons = reasons
  }
}

/** Writes a translator's file back into the sections: all of it, or, where something in it cannot be right, nothing. */
export function importTexts(catalogue: Catalogue, source: string): Imported {
  const { language: name, entries } = fromPo(source)
  const language = languages.find((each) => each === name)
  if (!language)
    throw new RefusedTexts([`The file's language is "${name}", which is none of ${languages.join(', ')}.`])
  const wanted = catalogue.wanted(language)
  const said = catalogue.said(language)
  const translated = entries.filter(({ text, isFuzzy }) => text.trim() !== '' && !isFuzzy)
  const reasons = entries.flatMap((entry) => reasonsAgainst(entry, wanted.get(entry.id), said, language))
  if (reasons.length > 0) throw new RefusedTexts(reasons)

  const changed = translated.filter(({ id, text }) => said.get(id) !== text)
  const bySection = Map.groupBy(changed, ({ id }) => wanted.get(id)?.section ?? '')
  const written = [...bySection].map(([section, texts]) => {
    const file = writtenIn(join(catalogue.folder, folderOf(section), `${language}.ts`))
    const before = existsSync(file) ? readFileSync(file, 'utf8') : emptySection(section, language)
    return {
      file,
      after: withTexts(before, new Map(texts.map(({ id, text }) => [wanted.get(id)?.key ?? '', text]))),
    }
  })
  for (const { file, after } of written) writeFileSync(file, after)
  return { changed: changed.map(({ id }) => id), files: written.map(({ file }) => file) }
}

function reasonsAgainst(
  { id, english, text, isFuzzy }: Entry,
  wanted: Wanted | undefined,
  said: ReadonlyMap<string, string | undefined>,
  language: Language,
): string[] {
  if (!wanted) return [`${id} is no text of the app in ${language}.`]
  if (said.has(id) && said.get(id) === undefined) return [`${id} is taken from another section.`]
  if (english !== wanted.english)
    return [`${id} was translated from "${english}", but says "${wanted.english}" now. Export anew.`]
  if (text.trim() === '' || isFuzzy) return []
  const has = placeholdersIn(text)
  const needs = placeholdersIn(wanted.english)
  return String(has) === String(needs)
    ? []
    : [`${id} has the placeholders ${listed(has)}, but needs ${listed(needs)}: "${text}"`]
}

const listed = (placeholders: readonly string[]) => placeholders.join(' ') || 'none'
