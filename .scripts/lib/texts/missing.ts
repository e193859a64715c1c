import type { Language } from '../../../src/shared/domain/language/languages.ts'
import { type Catalogue, placeholdersIn } from './catalogue.ts'

export interface Findings {
  missing: string[]
  /** Names and words that both languages share are among these. */
  sameAsEnglish: string[]
  /** What English does not have, or not any more. */
  surplus: string[]
}

/** What a language does not say yet, or says in English. */
export function findMissing({ wanted, said }: Catalogue, language: Language): Findings {
  const texts = said(language)
  const asked = wanted(language)
  return {
    missing: [...asked.keys()].filter((id) => !texts.has(id) || texts.get(id)?.trim() === ''),
    sameAsEnglish: [...asked].flatMap(([id, { english }]) =>
      texts.get(id) === english && hasWords(english) ? [id] : [],
    ),
    surplus: [...texts.keys()].filter((id) => !asked.has(id)),
  }
}

const hasWords = (text: string) =>
  /\p{L}/u.test(placeholdersIn(text).reduce((rest, each) => rest.replace(each, ''), text))
