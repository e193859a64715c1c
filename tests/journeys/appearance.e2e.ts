import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inStep, type Journey, signInAs, startJourney } from '#tests/support/browser/journey.ts'

/** What WCAG asks of text. */
const READABLE = 4.5

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.end())

const chooseLook = async (page: Page, name: string) => {
  await page.getByRole('button', { name: /(your menu|votre menu)$/ }).click()
  await page.getByRole('menuitemcheckbox', { name, exact: true }).click()
  await page.keyboard.press('Escape')
}

/** How far the title stands out from the ground of the page, and of which scheme the page is. */
const groundOf = (page: Page) =>
  page.evaluate(() => {
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const ground = getComputedStyle(document.documentElement)
    const title = document.querySelector('h1')
    const [less = 0, more = 0] = [
      luminance(ground.backgroundColor),
      luminance(title ? getComputedStyle(title).color : ground.backgroundColor),
    ].toSorted((one, other) => one - other)
    return { contrast: (more + 0.05) / (less + 0.05), scheme: ground.colorScheme }
  })

test.each([
  ['light', 'Dark', 'dark'],
  ['dark', 'Light', 'light'],
] as const)(
  'on a device that is %s the choice %s holds for the whole page, from the first moment of the next start',
  async (colorScheme, name, chosen) => {
    const context = await journey.open({ colorScheme })
    const page = await context.newPage()
    await signInAs(page, journey.url, 'owner')
    await inStep(page)
    await chooseLook(page, name)
    const isReadable = async () => {
      const { contrast, scheme } = await groundOf(page)
      expect(scheme).toBe(chosen)
      expect(contrast).toBeGreaterThan(READABLE)
    }
    await isReadable()
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await isReadable()

    // Nothing of the app has run yet.
    await page.route(/\/assets\/(?!start-)/, (route) => route.abort())
    await page.reload()
    expect((await groundOf(page)).scheme).toBe(chosen)
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    expect(ground).toBe(chosen === 'dark' ? 'rgb(17, 17, 19)' : 'rgb(249, 249, 251)')
  },
)

test('who signs out leaves language, appearance and folded groups as they were chosen', async () => {
  const context = await journey.open({ colorScheme: 'light' })
  const page = await context.newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  await chooseLook(page, 'Dark')
  await page.getByRole('button', { name: 'Configuration' }).click()
  await chooseLook(page, 'Français')
  await page.getByRole('link', { name: 'Entreprises', exact: true }).waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: /votre menu$/ }).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  await page.getByRole('button', { name: 'Se connecter' }).waitFor()
  expect((await groundOf(page)).scheme).toBe('dark')
  expect(await page.evaluate(() => Object.keys(localStorage).includes('cached-session'))).toBe(false)
  await page.reload()
  await page.getByRole('button', { name: 'Se connecter' }).waitFor()
  expect((await groundOf(page)).scheme).toBe('dark')
})
