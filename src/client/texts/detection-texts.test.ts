import { describe, expect, test } from 'vitest'
import { ALERT_GUIDES } from '#shared/domain/alerts/alert-guides.ts'
import { detections as everyDetection } from '#shared/domain/alerts/detections.ts'
import { type Language, LANGUAGES } from '#shared/domain/language/languages.ts'
import { catalogues } from '#tests/support/text-catalogues.ts'

/** What is read at night, one line a step. */
const LONGEST_REASON = 140
const LONGEST_STEP = 150
/** Products and features, which are written so in every language. */
const NAMES = /\b(SharePoint|BitLocker|eDiscovery)\b/g
const RAW =
  /\p{Ll}\p{Lu}|\b(Add|Disable|Enable|Get|New|Remove|Set|Start|Update)-\p{Lu}|\b(true|false|null)\b|[_{}[\]]/u

const languages = Object.keys(LANGUAGES) as Language[]
const files = import.meta.glob<{ detections: Record<string, { name: string; why: string }> }>(
  './detections/??.ts',
  { eager: true },
)
const stepsIn = (language: Language) =>
  Object.entries<Record<string, string>>(catalogues[language].alertGuides)

describe.each(languages)('what is said of alerts in %s', (language) => {
  const words = Object.values(files[`./detections/${language}.ts`]?.detections ?? {})
  const said = words.flatMap(({ name, why }) => [name, why])

  test('is one short sentence on why to look', () => {
    const reasons = words.map(({ why }) => why)
    expect(reasons.filter((why) => why.length > LONGEST_REASON)).toEqual([])
  })

  test('has no value as the vendor writes it', () => {
    expect(said.filter((text) => RAW.test(text.replaceAll(NAMES, '')))).toEqual([])
  })
})

test('every guide is that of a detection', () => {
  const used = new Set(everyDetection.map(({ guide }) => guide))
  expect(ALERT_GUIDES.filter((guide) => !used.has(guide))).toEqual([])
})

describe.each(languages)('what to do about alerts in %s', (language) => {
  const guides = stepsIn(language)

  test('is said for every guide, and for no other', () => {
    expect(guides.map(([guide]) => guide).toSorted()).toEqual([...ALERT_GUIDES].toSorted())
  })

  test('is three to five sentences, as many as in English', () => {
    const counts = (of: Language) => stepsIn(of).map(([guide, steps]) => [guide, Object.keys(steps).length])
    expect(counts(language)).toEqual(counts('en'))
    const unfit = guides.filter(
      ([, steps]) =>
        Object.keys(steps).length < 3 ||
        Object.keys(steps).length > 5 ||
        Object.values(steps).some((step) => step.length > LONGEST_STEP || !/[.。]$/.test(step)),
    )
    expect(unfit).toEqual([])
  })

  test('is numbered from one', () => {
    for (const [, steps] of guides)
      expect(Object.keys(steps)).toEqual(Object.keys(steps).map((_, place) => String(place + 1)))
  })
})
