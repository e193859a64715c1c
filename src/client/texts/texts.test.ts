import { createElement, Suspense } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { devices as inGerman } from './devices/de.ts'
import { devices as inEnglish } from './devices/en.ts'
import { devices as inFrench } from './devices/fr.ts'

/** A tab as far as the texts know one. */
async function openTab({ kept, languages = ['pt-BR'] }: { kept?: string; languages?: string[] } = {}) {
  const storage = new Map(kept === undefined ? [] : [['language', kept]])
  const localStorage = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: vi.fn((key: string, value: string) => void storage.set(key, value)),
  }
  const page = new EventTarget()
  const documentElement = { lang: 'en' }
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('navigator', { languages })
  vi.stubGlobal('document', { documentElement })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.resetModules()
  const { chooseLanguage, loadTexts, startTexts, useTexts, withTexts } = await import('./texts.ts')
  await startTexts()
  const Title = () => useTexts('signIn')('title')
  const Rules = () => useTexts('devices')('rules.button')
  return {
    localStorage,
    documentElement,
    chooseLanguage,
    loadTexts,
    withTexts,
    say: () => renderToStaticMarkup(createElement(Title)),
    sayRules: () => renderToString(createElement(Suspense, { fallback: 'waiting' }, createElement(Rules))),
    chooseElsewhere: (language: string) => {
      storage.set('language', language)
      page.dispatchEvent(Object.assign(new Event('storage'), { key: 'language' }))
    },
  }
}

/** Takes a section away in some languages, until `comeOnline` is called. */
function cutOff(section: string, languages: Record<string, object>) {
  let isOnline = false
  for (const [language, texts] of Object.entries(languages))
    vi.doMock(`./${section}/${language}.ts`, () => {
      if (!isOnline) throw new Error('There is no network')
      return { [section]: texts }
    })
  return { comeOnline: () => (isOnline = true) }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.doUnmock('./sign-in/fr.ts')
  for (const language of ['de', 'en', 'fr']) vi.doUnmock(`./devices/${language}.ts`)
})

test('the language that was chosen on this device is shown from the start', async () => {
  const { say, documentElement } = await openTab({ kept: 'ja', languages: ['de'] })
  expect(say()).toBe('ようこそ')
  expect(documentElement.lang).toBe('ja')
})

test('without a choice it is the first language of the browser that has texts', async () => {
  const { say, documentElement } = await openTab({ languages: ['pt-BR', 'zh-CN', 'de'] })
  expect(say()).toBe('欢迎')
  expect(documentElement.lang).toBe('zh-Hans')
})

test('a browser with none of the languages gets English', async () => {
  expect((await openTab()).say()).toBe('Welcome')
  expect((await openTab({ kept: 'tlh' })).say()).toBe('Welcome')
})

test('a choice shows at once, is kept, and is told to the page', async () => {
  const { chooseLanguage, say, documentElement, localStorage } = await openTab()
  await chooseLanguage('de')
  expect(say()).toBe('Willkommen')
  expect(documentElement.lang).toBe('de')
  expect(localStorage.getItem('language')).toBe('de')
})

test('the last of two quick choices stays', async () => {
  const { chooseLanguage, say } = await openTab()
  await Promise.all([chooseLanguage('es'), chooseLanguage('en')])
  expect(say()).toBe('Welcome')
})

test('a device that cannot keep the choice shows it all the same', async () => {
  const { chooseLanguage, say, localStorage } = await openTab()
  localStorage.setItem.mockImplementation(() => {
    throw new Error('The storage is full')
  })
  await chooseLanguage('de')
  expect(say()).toBe('Willkommen')
})

test('a choice in another tab is followed', async () => {
  const { chooseElsewhere, say } = await openTab()
  chooseElsewhere('fr')
  await vi.waitFor(() => expect(say()).toBe('Bienvenue'), { timeout: 10_000 })
})

test('texts that cannot be loaded leave English at the start, and the language before at a choice', async () => {
  vi.doMock('./sign-in/fr.ts', () => {
    throw new Error('There is no network')
  })
  const { chooseLanguage, say, documentElement } = await openTab({ kept: 'fr' })
  expect(say()).toBe('Welcome')
  expect(documentElement.lang).toBe('en')
  await chooseLanguage('de')
  await expect(chooseLanguage('fr')).rejects.toBeInstanceOf(Error)
  expect(say()).toBe('Willkommen')
})

test('a section that was loaded with its part is said at once, in the language of the screens', async () => {
  const { loadTexts, sayRules, withTexts } = await openTab({ kept: 'de' })
  expect(await withTexts(async () => 'the part', 'devices')()).toBe('the part')
  expect(sayRules()).toContain(inGerman.rules.button)
  await loadTexts('devices')
  expect(sayRules()).toContain(inGerman.rules.button)
})

test('one that nobody loaded is waited for, and no key shows', async () => {
  const { sayRules } = await openTab({ kept: 'de' })
  expect(sayRules()).toContain('waiting')
  await vi.waitFor(() => expect(sayRules()).toContain(inGerman.rules.button))
})

test('a change of language brings along what is in use', async () => {
  const { chooseLanguage, loadTexts, sayRules } = await openTab({ kept: 'de' })
  await loadTexts('devices')
  await chooseLanguage('fr')
  expect(sayRules()).toContain(inFrench.rules.button)
})

test('what is loaded during a change of language comes in the new one', async () => {
  const { chooseLanguage, loadTexts, sayRules } = await openTab({ kept: 'de' })
  const loading = loadTexts('devices')
  await chooseLanguage('fr')
  await loading
  expect(sayRules()).toContain(inFrench.rules.button)
})

test('a language that lacks what is in use is not changed to', async () => {
  cutOff('devices', { fr: inFrench })
  const { chooseLanguage, loadTexts, say, sayRules } = await openTab({ kept: 'de' })
  await loadTexts('devices')
  await expect(chooseLanguage('fr')).rejects.toBeInstanceOf(Error)
  expect(say()).toBe('Willkommen')
  expect(sayRules()).toContain(inGerman.rules.button)
})

test('a section that cannot be loaded is said in English, and tried again by the next screen', async () => {
  const { comeOnline } = cutOff('devices', { de: inGerman })
  const { loadTexts, sayRules } = await openTab({ kept: 'de' })
  await loadTexts('devices')
  expect(sayRules()).toContain(inEnglish.rules.button)
  comeOnline()
  expect(sayRules()).toContain(inEnglish.rules.button)
  await vi.waitFor(() => expect(sayRules()).toContain(inGerman.rules.button))
})

test('without English either the part fails as without its script, until both can be loaded', async () => {
  const { comeOnline } = cutOff('devices', { de: inGerman, en: inEnglish })
  const { loadTexts, sayRules, withTexts } = await openTab({ kept: 'de' })
  await expect(withTexts(async () => 'the part', 'devices')()).rejects.toBeInstanceOf(Error)
  expect(sayRules()).toContain('server rendering errored')
  comeOnline()
  await loadTexts('devices')
  expect(sayRules()).toContain(inGerman.rules.button)
})

test('a section that comes for the first time draws nothing again that is drawn already', async () => {
  const { loadTexts } = await openTab({ kept: 'en' })
  const { spokenNow } = await import('./spoken.ts')
  const changed = vi.fn()
  spokenNow().on('languageChanged', changed)
  await loadTexts('devices')
  expect(changed).not.toHaveBeenCalled()
})
