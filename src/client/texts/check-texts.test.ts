import { createElement, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Language, LANGUAGES } from '#shared/domain/language/languages.ts'
import { checks as everyCheck } from '#shared/domain/posture/checks.ts'
import { checks as de } from './checks/de.ts'
import { checks as en } from './checks/en.ts'
import { checks as es } from './checks/es.ts'
import { checks as fr } from './checks/fr.ts'
import { checks as ja } from './checks/ja.ts'
import { checks as zh } from './checks/zh.ts'

const LONGEST_NAME = 90

const languages = Object.keys(LANGUAGES) as Language[]
const catalogues: Record<Language, Record<string, { name: string; why: string; advice?: string }>> = {
  de,
  en,
  es,
  fr,
  ja,
  zh,
}

describe.each(languages)('the words of the checks in %s', (language) => {
  const words = Object.values(catalogues[language])
  const names = words.map(({ name }) => name)

  test('are those of every check, and of no other', () => {
    expect(Object.keys(catalogues[language]).toSorted()).toEqual(everyCheck.map(({ id }) => id).toSorted())
  })

  test('say something', () => {
    expect(words.filter(({ name, why }) => name.trim() === '' || why.trim() === '')).toEqual([])
  })

  test('have names that fit a line, without a full stop', () => {
    expect(names.filter((name) => name.length > LONGEST_NAME || /[.。]$/.test(name))).toEqual([])
  })

  test('give reasons in whole sentences', () => {
    expect(words.map(({ why }) => why).filter((why) => !/[.。]$/.test(why))).toEqual([])
  })

  test('call no two checks the same', () => {
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})

// The figures of the specification (POST-27, POST-28), which no language may round or leave out.
test.each([
  ['security-defaults-or-policies-on', 'the grace period of security defaults', [14]],
  ['inactive-accounts-blocked', 'the threshold of inactivity and what is common', [30, 90, 180]],
  ['unified-audit-log-on', 'how long the audit log takes', [60]],
  ['users-can-reset-passwords', 'how many methods a reset needs', [2]],
  ['legacy-authentication-blocked', 'what legacy authentication is used for', [99, 97, 67]],
])('%s advises in every language on %s', (id, _, figures) => {
  for (const language of languages) {
    const said = catalogues[language][id]?.advice?.match(/\d+/g) ?? []
    expect([language, said.map(Number)]).toEqual([language, figures])
  }
})

test.each(languages.filter((language) => language !== 'en'))(
  'the checks are translated in %s',
  (language) => {
    const same = Object.entries(catalogues[language]).filter(
      ([id, { name, why }]) => name === catalogues.en[id]?.name || why === catalogues.en[id]?.why,
    )
    expect(same).toEqual([])
  },
)

const CHECK = 'legacy-authentication-blocked'

/** A tab in which the words of some languages cannot be fetched at first. */
async function openTab({
  language = 'de',
  missing = [],
}: { language?: Language; missing?: Language[] } = {}) {
  const isMissing = new Set(missing)
  const storage = new Map([['language', language]])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: Language) => void storage.set(key, value),
  })
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('addEventListener', () => {})
  vi.resetModules()
  for (const each of missing)
    vi.doMock(`./checks/${each}.ts`, () => {
      if (isMissing.has(each)) throw new Error('There is no network')
      return { checks: catalogues[each] }
    })
  const { chooseLanguage, startTexts } = await import('./texts.ts')
  const { loadCheckWords, useCheckWords } = await import('./check-texts.ts')
  await startTexts()
  const Name = ({ id }: { id: string }) => {
    const { name, why } = useCheckWords()(id)
    return `${name} (${why})`
  }
  return {
    chooseLanguage,
    loadCheckWords,
    say: (id = CHECK) =>
      renderToString(createElement(Suspense, { fallback: 'waiting' }, createElement(Name, { id }))),
    nameOf: async (language: Language) => (await loadCheckWords(language)).get(CHECK)?.name,
    comeOnline: () => isMissing.clear(),
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  for (const language of languages) vi.doUnmock(`./checks/${language}.ts`)
})

test('words that were loaded are drawn at once, in the language of the screens', async () => {
  const { chooseLanguage, loadCheckWords, say } = await openTab()
  await Promise.all([loadCheckWords('de'), loadCheckWords('fr')])
  expect(say()).toContain(de[CHECK].name)
  expect(say()).toContain(de[CHECK].why)
  await chooseLanguage('fr')
  expect(say()).toContain(fr[CHECK].name)
})

test('words that were not are waited for', async () => {
  const { loadCheckWords, say } = await openTab()
  expect(say()).toContain('waiting')
  await loadCheckWords('de')
  expect(say()).toContain(de[CHECK].name)
})

test('words are loaded once', async () => {
  const { loadCheckWords } = await openTab()
  expect(loadCheckWords('de')).toBe(loadCheckWords('de'))
  const words = await loadCheckWords('de')
  expect(await loadCheckWords('de')).toBe(words)
})

test('a check that only a newer server knows is called by its id', async () => {
  const { loadCheckWords, say } = await openTab()
  await loadCheckWords('de')
  expect(say('younger-than-this-app')).toContain('younger-than-this-app ()')
  expect(say('constructor')).toContain('constructor ()')
})

test('a language that cannot be loaded leaves English, and is tried again by the next screen', async () => {
  const { comeOnline, nameOf, say } = await openTab({ missing: ['de'] })
  expect(await nameOf('de')).toBe(en[CHECK].name)
  comeOnline()
  expect(say()).toContain(en[CHECK].name)
  await vi.waitFor(() => expect(say()).toContain(de[CHECK].name))
})

test('without English either the ids are shown', async () => {
  const { comeOnline, nameOf, say } = await openTab({ missing: ['de', 'en'] })
  expect(await nameOf('de')).toBeUndefined()
  expect(say()).toContain(`${CHECK} ()`)
  comeOnline()
  expect(await nameOf('en')).toBe(en[CHECK].name)
  expect(await nameOf('de')).toBe(de[CHECK].name)
})
