import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'

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
  const { chooseLanguage, startTexts, useTexts } = await import('./texts.ts')
  await startTexts()
  const Title = () => useTexts('signIn')('title')
  return {
    localStorage,
    documentElement,
    chooseLanguage,
    say: () => renderToStaticMarkup(createElement(Title)),
    chooseElsewhere: (language: string) => {
      storage.set('language', language)
      page.dispatchEvent(Object.assign(new Event('storage'), { key: 'language' }))
    },
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.doUnmock('./fr.ts')
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
  vi.doMock('./fr.ts', () => {
    throw new Error('There is no network')
  })
  const { chooseLanguage, say, documentElement } = await openTab({ kept: 'fr' })
  expect(say()).toBe('Welcome')
  expect(documentElement.lang).toBe('en')
  await chooseLanguage('de')
  await expect(chooseLanguage('fr')).rejects.toBeInstanceOf(Error)
  expect(say()).toBe('Willkommen')
})
