import { createCatalogue } from './catalogue.ts'

interface WordsOfCheck {
  /** What holds of a tenant that is compliant. */
  name: string
  /** What goes wrong in one that is not. */
  why: string
  /** What to know before it is changed. */
  advice?: string
}

/** What to say of a check, by its id: `const wordsOf = useCheckWords()`, then `wordsOf(id).name`. */
export const { load: loadCheckWords, use: useCheckWords } = createCatalogue<WordsOfCheck>(
  'checks',
  (checkId) => ({ name: checkId, why: '' }),
)
