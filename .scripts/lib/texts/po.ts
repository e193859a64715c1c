import { type GetTextTranslations, po } from 'gettext-parser'
import type { Language } from '../../../src/shared/domain/language/languages.ts'
import { type Catalogue, placeholdersIn } from './catalogue.ts'

export interface Entry {
  id: string
  english: string
  text: string
  /** Its translator is not sure of it yet. */
  isFuzzy: boolean
}

/** The texts of a language as a file for translators: its English, its translation, and where it is said. */
export function toPo(
  { wanted, said }: Catalogue,
  language: Language,
  usesOf: (section: string, key: string) => string[],
): string {
  const texts = said(language)
  const translations: GetTextTranslations['translations'] = {}
  for (const [id, { section, key, english, plural }] of wanted(language)) {
    // What is taken from another section is translated there.
    if (texts.has(id) && texts.get(id) === undefined) continue
    const placeholders = placeholdersIn(english)
    const notes = [
      `Section ${section}`,
      placeholders.length > 0 ? `Placeholders, which stay as they are: ${placeholders.join(' ')}` : undefined,
      plural && `Plural "${plural}": ${numbersOf(language, plural)}`,
    ]
    translations[id] = {
      [english]: {
        msgctxt: id,
        msgid: english,
        msgstr: [texts.get(id) ?? ''],
        comments: {
          translator: '',
          extracted: notes.filter(Boolean).join('\n'),
          reference: usesOf(section, key).join('\n'),
          flag: '',
          previous: '',
        },
      },
    }
  }
  const headers = {
    'Project-Id-Version': 'Castellan',
    Language: language,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
  }
  // Unfolded lines: a difference between two files shows the text that changed, and nothing that moved.
  return `${po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 }).toString()}\n`
}

/** What a translator's file says, and in which language. */
export function fromPo(source: string): { language: string; entries: Entry[] } {
  const { headers, translations } = po.parse(source)
  const entries = Object.entries(translations).flatMap(([id, texts]) =>
    Object.values(texts).flatMap(({ msgid, msgstr, comments }) =>
      id === '' && msgid === ''
        ? []
        : [
            {
              id,
              english: msgid,
              text: msgstr[0] ?? '',
              isFuzzy: /\bfuzzy\b/.test(comments?.flag ?? ''),
            },
          ],
    ),
  )
  return { language: headers['Language'] ?? headers['language'] ?? '', entries }
}

/** A few numbers that a language counts in this way, so that a translator sees what is meant. */
function numbersOf(language: Language, plural: string): string {
  const rules = new Intl.PluralRules(language)
  const numbers = [0, 1, 2, 3, 5, 11, 100, 1_000_000].filter((number) => rules.select(number) === plural)
  return numbers.length > 0 ? `for ${numbers.slice(0, 4).join(', ')}` : 'for other numbers'
}
