import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { languages, readCatalogue } from '../.scripts/lib/texts/catalogue.ts'
import { importTexts, RefusedTexts } from '../.scripts/lib/texts/import-texts.ts'
import { findMissing } from '../.scripts/lib/texts/missing.ts'
import { fromPo, toPo } from '../.scripts/lib/texts/po.ts'
import { readUses } from '../.scripts/lib/texts/uses.ts'

const CLIENT = join(import.meta.dirname, '../src/client')
const SECTIONS = ['devices', 'posture', 'sign-out', 'table']

const workshop = mkdtempSync(join(tmpdir(), 'texts-'))
let folder: string
let round = 0
beforeEach(() => {
  // Another one each time: a module that was imported stays as it was.
  folder = join(workshop, String(round++))
  for (const section of SECTIONS)
    cpSync(join(CLIENT, 'texts', section), join(folder, section), { recursive: true })
})
afterAll(() => rmSync(workshop, { recursive: true }))

const sources = () =>
  new Map(globSync('*/*.ts', { cwd: folder }).map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
const exported = async (language: (typeof languages)[number]) =>
  toPo(await readCatalogue(folder), language, () => ['features/a-page.tsx'])
/** The file in which a text is translated otherwise; what is quoted in it is written as there. */
const retranslated = (po: string, id: string, text: string) =>
  po.replace(
    new RegExp(`(msgctxt "${id}"\\nmsgid .*\\nmsgstr) .*`),
    (_, before: string) => `${before} "${text}"`,
  )
const imported = async (po: string) => importTexts(await readCatalogue(folder), po)
const refusalOf = async (po: string) => {
  const before = sources()
  const reasons = await imported(po).then(
    () => [],
    (cause: unknown) => (cause instanceof RefusedTexts ? cause.reasons : [String(cause)]),
  )
  expect(sources()).toEqual(before)
  return reasons
}

describe('a file for translators', () => {
  test('has for each text its English, its translation, its section, its place, its placeholders and its way of counting', async () => {
    expect(await exported('fr')).toContain(
      [
        '#: features/a-page.tsx',
        '#. Section devices',
        '#. Placeholders, which stay as they are: {{count}}',
        '#. Plural "many": for 1000000',
        'msgctxt "devices.erase.lost_many"',
      ].join('\n'),
    )
  })

  test.each(languages)(
    'in %s has every text that the language needs, and comes back as it went',
    async (language) => {
      const { entries } = fromPo(await exported(language))
      const catalogue = await readCatalogue(folder)
      expect(entries.map(({ id }) => id)).toEqual([...catalogue.wanted(language).keys()])
      expect(entries.filter(({ text }) => text === '')).toEqual([])
      const before = sources()
      expect(importTexts(catalogue, await exported(language))).toEqual({ changed: [], files: [] })
      expect(sources()).toEqual(before)
    },
  )

  test('names the components that say a text', () => {
    const usesOf = readUses(CLIENT)
    expect(usesOf('devices', 'rules.title')).toEqual(['features/devices/rules-dialog.tsx'])
    expect(usesOf('signOut', 'leaving').length).toBeGreaterThan(0)
    expect(usesOf('checks', 'mail-tips-on.name')).toContain('features/secure/parts/company-preview.tsx')
  })
})

describe('what comes back from translators', () => {
  test('changes the text that was changed, and nothing else', async () => {
    const before = sources()
    const po = retranslated(
      await exported('de'),
      'devices.rules.title',
      String.raw`„Regeln“ \"der\" Geräte's`,
    )
    const { changed, files } = await imported(po)
    expect(changed).toEqual(['devices.rules.title'])
    expect(files).toEqual([join(folder, 'devices/de.ts')])
    const after = sources()
    expect((await readCatalogue(folder)).said('de').get('devices.rules.title')).toBe(
      `„Regeln“ "der" Geräte's`,
    )
    const lines = (text = '') => text.split('\n')
    expect(
      lines(after.get('devices/de.ts')).filter((line) => !lines(before.get('devices/de.ts')).includes(line)),
    ).toHaveLength(1)
    expect(after.set('devices/de.ts', before.get('devices/de.ts') ?? '')).toEqual(before)
  })

  test('may bring texts that are not there yet, one in a section of which the language has nothing', async () => {
    const file = join(folder, 'devices/de.ts')
    writeFileSync(file, readFileSync(file, 'utf8').replace(/\n {4}title: 'Geräteregeln',/, ''))
    rmSync(join(folder, 'table/de.ts'))
    const before = await readCatalogue(folder)
    expect(findMissing(before, 'de').missing).toContain('devices.rules.title')
    const po = retranslated(
      retranslated(await exported('de'), 'devices.rules.title', 'Geräteregeln'),
      'table.view',
      'Ansicht',
    )
    expect((await imported(po)).changed).toEqual(['devices.rules.title', 'table.view'])
    const said = (await readCatalogue(folder)).said('de')
    expect([said.get('devices.rules.title'), said.get('table.view')]).toEqual(['Geräteregeln', 'Ansicht'])
  })

  test('is refused as a whole where a placeholder is missing or unknown', async () => {
    const po = retranslated(
      retranslated(await exported('de'), 'devices.rules.title', 'Regeln'),
      'devices.table.selected',
      '{{chosen}} von {{all}}',
    )
    expect(await refusalOf(po)).toEqual([
      'devices.table.selected has the placeholders {{all}} {{chosen}}, but needs {{chosen}} {{maximum}}: "{{chosen}} von {{all}}"',
    ])
  })

  test('is refused where the app has no such text, or says something else in English by now', async () => {
    const po = await exported('de')
    expect(await refusalOf(po.replace('"devices.rules.title"', '"devices.rules.gone"'))).toEqual([
      'devices.rules.gone is no text of the app in de.',
    ])
    expect(await refusalOf(po.replace('msgid "View"', 'msgid "Look"'))).toEqual([
      'table.view was translated from "Look", but says "View" now. Export anew.',
    ])
    expect(await refusalOf(po.replace('Language: de', 'Language: tlh'))).toEqual([
      'The file\'s language is "tlh", which is none of de, es, fr, ja, zh.',
    ])
  })

  test('leaves alone what is not translated yet, or what its translator is not sure of', async () => {
    const po = retranslated(await exported('de'), 'devices.rules.title', '')
    const unsure = retranslated(po, 'table.view', 'Sicht').replace(
      'msgctxt "table.view"',
      '#, fuzzy\nmsgctxt "table.view"',
    )
    expect(await imported(unsure)).toEqual({ changed: [], files: [] })
  })
})

test('a language lacks what English says more, and may say too much', async () => {
  const english = join(folder, 'table/en.ts')
  writeFileSync(
    english,
    readFileSync(english, 'utf8').replace("view: 'View'", "looks_one: 'a', looks_other: 'b'"),
  )
  const { missing, surplus, sameAsEnglish } = findMissing(await readCatalogue(folder), 'fr')
  expect(missing).toEqual(['table.looks_one', 'table.looks_many', 'table.looks_other'])
  expect(surplus).toEqual(['table.view'])
  expect(sameAsEnglish).toContain('devices.columns.keyMode')
})

test('what a language takes from another section is translated there', async () => {
  mkdirSync(join(folder, 'lock'), { recursive: true })
  writeFileSync(join(folder, 'lock/en.ts'), "export const lock = { asTable: 'Table' }")
  writeFileSync(
    join(folder, 'lock/de.ts'),
    "import { table } from '../table/de.ts'\nexport const lock = { asTable: table.asTable }",
  )
  expect(findMissing(await readCatalogue(folder), 'de').missing).toEqual([])
  const po = await exported('de')
  expect(po).not.toContain('lock.asTable')
  expect(await refusalOf(po.replace('"table.asTable"', '"lock.asTable"'))).toEqual([
    'lock.asTable is taken from another section.',
  ])
})
