import { ChakraProvider } from '@chakra-ui/react'
import { createInstance } from 'i18next'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { checks } from '#shared/domain/posture/checks.ts'
import { english } from '#tests/support/english.ts'
import { forScreens } from '#client/texts/spoken.ts'
import { copyText } from '#client/ui/copy-text.ts'
import { system } from '#client/ui/theme/theme.ts'
import { ByHand } from './by-hand.tsx'

beforeAll(async () => {
  await createInstance()
    .use(forScreens)
    .init({ lng: 'en', resources: { en: { translation: english } }, interpolation: { escapeValue: false } })
})
afterEach(() => vi.unstubAllGlobals())

function drawn(id: string, { isFolded = false } = {}): string {
  const check = checks.find((each) => each.id === id)
  if (!check) throw new Error(`There is no check ${id}`)
  return renderToString(
    <ChakraProvider value={system}>
      <ByHand check={check} isFolded={isFolded} />
    </ChakraProvider>,
  ).replaceAll(/<style[\s\S]*?<\/style>/g, '')
}
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ')
const linksIn = (html: string) => html.match(/<a [^>]*>/g) ?? []

describe('how a check is met by hand', () => {
  const html = () => drawn('groups-are-private')

  test('is told by the portal and its menu, the steps in their order, and what it breaks', () => {
    expect(textOf(html())).toContain(
      'Microsoft 365 admin center › Teams & groups › Active teams & groups'.replaceAll('&', '&amp;'),
    )
    const steps = [...html().matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, step]) => step)
    expect(steps).toEqual(Object.values(english.checkSteps['groups-are-private'].steps))
    expect(html()).toContain(english.checkSteps['groups-are-private'].breaks)
  })

  test('leads to the portal and to the vendor’s page, each in a tab that knows nothing of this one', () => {
    const links = linksIn(html())
    expect(links.map((link) => /href="([^"]*)"/.exec(link)?.[1])).toEqual([
      'https://admin.microsoft.com',
      'https://learn.microsoft.com/microsoft-365/admin/create-groups/manage-groups',
    ])
    for (const link of links) {
      expect(link).toContain('target="_blank"')
      expect(link).toMatch(/rel="[^"]*noreferrer/)
    }
  })

  test('shows the command as it is, with a button that copies it', () => {
    expect(textOf(html())).toContain(
      'Set-UnifiedGroup -Identity "<address of the group>" -AccessType Private',
    )
    expect(html()).toMatch(/<button[^>]*>(?:(?!<\/button>).)*Copy the command/)
    expect(html()).toContain('<span aria-live="polite">')
  })

  test('has no command where there is none', () => {
    const without = drawn('password-hashes-synchronized')
    expect(without).not.toContain('<pre')
    expect(without).not.toContain('Copy the command')
  })

  test('is folded where nobody has to do it, with everything inside', () => {
    expect(html()).not.toContain('<details')
    const folded = drawn('groups-are-private', { isFolded: true })
    expect(folded).toMatch(/^<details(?![^>]*\bopen\b)/)
    expect(folded).toMatch(/<summary><h3[^>]*>How to do it by hand<\/h3><\/summary>/)
    expect(textOf(folded)).toContain('Set-UnifiedGroup')
  })

  test('is not there for what a remedy does', () => {
    expect(drawn('mail-tips-on')).toBe('')
  })

  test.each(checks.filter(({ manual }) => manual).map(({ id }) => id))('is drawn for %s', (id) => {
    expect(drawn(id)).toContain('<li')
  })
})

describe('copying', () => {
  test('says that a text lies in the clipboard', async () => {
    const writeText = vi.fn(async () => {})
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    expect(await copyText('Get-Rule')).toBe(true)
    expect(writeText).toHaveBeenCalledWith('Get-Rule')
  })

  test.each([
    ['the browser refuses', { clipboard: { writeText: () => Promise.reject(new Error('Not allowed')) } }],
    ['the page is not secure', {}],
  ])('says that it does not where %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator)
    expect(await copyText('Get-Rule')).toBe(false)
  })
})
