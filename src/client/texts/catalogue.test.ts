import { createElement, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { detections as everyDetection } from '#shared/domain/alerts/detections.ts'
import { type Language, LANGUAGES } from '#shared/domain/language/languages.ts'
import { checks as everyCheck } from '#shared/domain/posture/checks.ts'

interface Words {
  name: string
  why: string
}
interface Told {
  folder: 'checks' | 'detections'
  ids: readonly string[]
  longestName: number
  /** One of them, by which the loading is tried. */
  one: string
}

const languages = Object.keys(LANGUAGES) as Language[]
const files = import.meta.glob<Record<string, Record<string, Words>>>('./{checks,detections}/??.ts', {
  eager: true,
})
const catalogueOf = ({ folder }: Told, language: Language) =>
  files[`./${folder}/${language}.ts`]?.[folder] ?? {}

const all: Told[] = [
  {
    folder: 'checks',
    ids: everyCheck.map(({ id }) => id),
    longestName: 90,
    one: 'legacy-authentication-blocked',
  },
  {
    folder: 'detections',
    ids: everyDetection.map(({ id }) => id),
    longestName: 70,
    one: 'break-glass-account-used',
  },
]

describe.each(all)('the words of the $folder', (told) => {
  describe.each(languages)('in %s', (language) => {
    const catalogue = catalogueOf(told, language)
    const words = Object.values(catalogue)
    const names = words.map(({ name }) => name)

    test('are those of every one, and of no other', () => {
      expect(Object.keys(catalogue).toSorted()).toEqual(told.ids.toSorted())
    })

    test('say something', () => {
      expect(words.filter(({ name, why }) => name.trim() === '' || why.trim() === '')).toEqual([])
    })

    test('have names that fit a line, without a full stop', () => {
      expect(names.filter((name) => name.length > told.longestName || /[.。]$/.test(name))).toEqual([])
    })

    test('give reasons in whole sentences', () => {
      expect(words.map(({ why }) => why).filter((why) => !/[.。]$/.test(why))).toEqual([])
    })

    test('call no two the same', () => {
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    })
  })

  test.each(languages.filter((language) => language !== 'en'))('are translated in %s', (language) => {
    const english = catalogueOf(told, 'en')
    const same = Object.entries(catalogueOf(told, language)).filter(
      ([id, { name, why }]) => name === english[id]?.name || why === english[id]?.why,
    )
    expect(same).toEqual([])
  })
})

const load = {
  checks: async () => {
    const { loadCheckWords, useCheckWords } = await import('./check-texts.ts')
    return { loadWords: loadCheckWords, useWords: useCheckWords }
  },
  detections: async () => {
    const { loadDetectionWords, useDetectionWords } = await import('./detection-texts.ts')
    return { loadWords: loadDetectionWords, useWords: useDetectionWords }
  },
}

/** A tab in which the words of some languages cannot be fetched at first. */
async function openTab(
  told: Told,
  { language = 'de', missing = [] }: { language?: Language; missing?: Language[] } = {},
) {
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
    vi.doMock(`./${told.folder}/${each}.ts`, () => {
      if (isMissing.has(each)) throw new Error('There is no network')
      return { [told.folder]: catalogueOf(told, each) }
    })
  const { chooseLanguage, startTexts } = await import('./texts.ts')
  const { loadWords, useWords } = await load[told.folder]()
  await startTexts()
  const Name = ({ id }: { id: string }) => {
    const { name, why } = useWords()(id)
    return `${name} (${why})`
  }
  return {
    chooseLanguage,
    loadWords,
    say: (id = told.one) =>
      renderToString(createElement(Suspense, { fallback: 'waiting' }, createElement(Name, { id }))),
    nameOf: async (language: Language) => (await loadWords(language)).get(told.one)?.name,
    comeOnline: () => isMissing.clear(),
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  for (const { folder } of all) for (const language of languages) vi.doUnmock(`./${folder}/${language}.ts`)
})

describe.each(all)('the loading of the $folder', (told) => {
  const [de, en, fr] = (['de', 'en', 'fr'] as const).map(
    (language) => catalogueOf(told, language)[told.one] ?? { name: '', why: '' },
  ) as [Words, Words, Words]

  test('draws at once what was loaded, in the language of the screens', async () => {
    const { chooseLanguage, loadWords, say } = await openTab(told)
    await Promise.all([loadWords('de'), loadWords('fr')])
    expect(say()).toContain(de.name)
    expect(say()).toContain(de.why)
    await chooseLanguage('fr')
    expect(say()).toContain(fr.name)
  })

  test('waits for what was not', async () => {
    const { loadWords, say } = await openTab(told)
    expect(say()).toContain('waiting')
    await loadWords('de')
    expect(say()).toContain(de.name)
  })

  test('happens once', async () => {
    const { loadWords } = await openTab(told)
    expect(loadWords('de')).toBe(loadWords('de'))
    const words = await loadWords('de')
    expect(await loadWords('de')).toBe(words)
  })

  test('leaves the id of what only a newer server knows', async () => {
    const { loadWords, say } = await openTab(told)
    await loadWords('de')
    expect(say('younger-than-this-app')).toContain('younger-than-this-app ()')
    expect(say('constructor')).toContain('constructor ()')
  })

  test('leaves English where the language cannot be loaded, which the next screen tries again', async () => {
    const { comeOnline, nameOf, say } = await openTab(told, { missing: ['de'] })
    expect(await nameOf('de')).toBe(en.name)
    comeOnline()
    expect(say()).toContain(en.name)
    await vi.waitFor(() => expect(say()).toContain(de.name))
  })

  test('leaves the ids where English cannot be loaded either', async () => {
    const { comeOnline, nameOf, say } = await openTab(told, { missing: ['de', 'en'] })
    expect(await nameOf('de')).toBeUndefined()
    expect(say()).toContain(`${told.one} ()`)
    comeOnline()
    expect(await nameOf('en')).toBe(en.name)
    expect(await nameOf('de')).toBe(de.name)
  })
})
