import { describe, expect, test } from 'vitest'
import { type Language, LANGUAGES } from '#shared/domain/language/languages.ts'
import { checks } from '#shared/domain/posture/checks.ts'
import { catalogues } from '#tests/support/text-catalogues.ts'

/** Steps that nobody reads are no steps. */
const MOST = 6
const LONGEST = 220

const languages = Object.keys(LANGUAGES) as Language[]
const quoted: Record<Language, RegExp> = {
  de: /„([^„“]*)“/g,
  en: /“([^“”]*)”/g,
  es: /«([^«»]*)»/g,
  fr: /«\u00A0([^«»]*)\u00A0»/g,
  ja: /「([^「」]*)」/g,
  zh: /“([^“”]*)”/g,
}

interface Words {
  steps: Record<string, string>
  breaks: string
}
const wordsIn = (language: Language) =>
  Object.entries(catalogues[language].checkSteps as Record<string, Words>).map(([id, { steps, breaks }]) => ({
    id,
    steps: Object.values(steps),
    breaks,
    all: [...Object.values(steps), breaks],
  }))
/** Names of the portals in what is said of a check, in alphabetical order. */
const namesIn = (language: Language, texts: readonly string[]) =>
  texts.map((text) => [...text.matchAll(quoted[language])].map(([, name = '']) => name).toSorted())

describe.each(languages)('the steps by hand in %s', (language) => {
  const words = wordsIn(language)

  test('are those of every check that a person meets, and of no other', () => {
    const manual = checks.filter((check) => check.manual).map(({ id }) => id)
    expect(words.map(({ id }) => id).toSorted()).toEqual(manual.toSorted())
  })

  test('are two to six, each a short sentence', () => {
    const unfit = words.filter(
      ({ steps }) =>
        steps.length < 2 ||
        steps.length > MOST ||
        steps.some((step) => step.trim() === '' || step.length > LONGEST || !/[.。]$/.test(step)),
    )
    expect(unfit).toEqual([])
  })

  test('are numbered from one', () => {
    for (const { steps } of Object.values(catalogues[language].checkSteps as Record<string, Words>))
      expect(Object.keys(steps)).toEqual(Object.keys(steps).map((_, place) => String(place + 1)))
  })

  test('say whom the change interrupts', () => {
    expect(words.filter(({ breaks }) => breaks.trim() === '' || !/[.。]$/.test(breaks))).toEqual([])
  })

  test('close every quotation that they open, and leave names of the portals in English', () => {
    for (const { id, all } of words) {
      const english = wordsIn('en').find((each) => each.id === id)?.all ?? []
      expect([id, namesIn(language, all)]).toEqual([id, namesIn('en', english)])
      for (const text of all) expect(text.replaceAll(quoted[language], '')).not.toMatch(/[[\]„“”«»「」]/)
    }
  })
})
