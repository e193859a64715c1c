import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOUR } from '#shared/lib/time.ts'
import { inStep, type Journey, sendSignIn, signInAs, startJourney } from '#tests/support/browser/journey.ts'
import { chooseInMenu, lockScreen, turnOnPin, unlock } from '#tests/support/browser/lock-screen.ts'

declare global {
  interface Window {
    /** Lets the app of this page run, which is held back until then; undefined before the page asks for it. */
    runApp?: () => void
    /** Whether the page was shown as it was last. */
    wasShown?: boolean
  }
}

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.end())

const LAST = 'kept-page-last'
const LANDING = 'kept-page-landing'

async function isKept(page: Page, place: string) {
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name) !== null, place)).toBe(true)
}

/** Somebody who has looked at their companies until the page stood still. */
async function lookAtCompanies(): Promise<{ context: BrowserContext; page: Page }> {
  const context = await journey.open()
  const page = await context.newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  await page.getByRole('link', { name: 'Companies', exact: true }).click()
  await page.getByRole('row', { name: /Blue Heron Freight/ }).waitFor()
  await isKept(page, LAST)
  return { context, page }
}

/** From here on pages of it note that they were shown as they were last, where tests can look into. */
const watchKept = (context: BrowserContext) =>
  context.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method
    const attach = Element.prototype.attachShadow
    Element.prototype.attachShadow = function (init) {
      return attach.call(this, { ...init, mode: 'open' })
    }
    new MutationObserver(() => {
      if (document.documentElement.dataset['kept'] !== undefined) window.wasShown = true
    }).observe(document, { subtree: true, attributes: true })
  })

/** From here on the app of its pages waits until it is told to run. */
const holdApp = (context: BrowserContext) =>
  context.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method
    const append = Element.prototype.append
    Element.prototype.append = function (...nodes) {
      const [script] = nodes
      if (script instanceof HTMLScriptElement && script.type === 'module')
        window.runApp = () => append.apply(this, nodes)
      else append.apply(this, nodes)
    }
  })

/** Resolves when the page has looked for what it was like last, and tells whether it was shown before the app. */
async function isShownFirst(page: Page): Promise<boolean> {
  await page.locator('html[data-start=looked]').waitFor()
  return page.evaluate(() => window.wasShown === true)
}

test('a start shows the page as it was last before the app runs, without what depends on the moment, and the app takes its place', async () => {
  const { context, page } = await lookAtCompanies()
  await watchKept(context)
  await holdApp(context)
  await page.reload()
  const row = page.getByText('Blue Heron Freight')
  await row.waitFor()
  expect(await page.evaluate(() => document.querySelector('#app')?.childElementCount)).toBe(0)
  // How it stands with the server is known to nobody yet.
  await page.getByText('Synced', { exact: true }).waitFor({ state: 'hidden' })
  await page.evaluate(() => window.runApp?.())
  await page.getByRole('row', { name: /Blue Heron Freight/ }).waitFor()
  await expect.poll(() => page.evaluate(() => 'kept' in document.documentElement.dataset)).toBe(false)
  await page.getByRole('link', { name: 'Employees' }).click()
  await page.getByRole('heading', { name: 'Employees', level: 1 }).waitFor()
})

test('the start page is shown at the address that leads to it', async () => {
  const context = await journey.open()
  const page = await context.newPage()
  await signInAs(page, journey.url, 'owner')
  await page.goto(journey.url)
  await isKept(page, LANDING)
  await watchKept(context)
  await holdApp(context)
  await page.goto(journey.url)
  await page.getByText('What to do first').waitFor()
  expect(await isShownFirst(page)).toBe(true)
})

test('nothing is shown when the hour is over, nor when the browser holds no session', async () => {
  const { context, page } = await lookAtCompanies()
  await watchKept(context)
  await holdApp(context)
  await page.reload()
  expect(await isShownFirst(page)).toBe(true)
  const cookies = await context.cookies()
  await context.clearCookies({ name: 'Session' })
  await page.reload()
  expect(await isShownFirst(page)).toBe(false)
  await context.addCookies(cookies)
  await page.clock.install({ time: Date.now() + HOUR })
  await page.reload()
  expect(await isShownFirst(page)).toBe(false)
})

test('behind a PIN nothing is shown before it is entered, and the page as it was last right after', async () => {
  const { context, page } = await lookAtCompanies()
  await turnOnPin(page)
  await watchKept(context)
  await page.reload()
  await lockScreen(page).waitFor()
  expect(await page.evaluate(() => window.wasShown)).toBe(undefined)
  await unlock(page)
  await page.getByRole('row', { name: /Blue Heron Freight/ }).waitFor()
  expect(await page.evaluate(() => window.wasShown)).toBe(true)
  await lockScreen(page).waitFor({ state: 'detached' })
})

test('a sign-out leaves no page behind, and whoever comes next sees none of them', async () => {
  const { context, page } = await lookAtCompanies()
  await watchKept(context)
  await chooseInMenu(page, 'Sign out')
  await page.getByRole('heading', { name: 'Welcome', level: 1 }).waitFor()
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain(LAST)
  await sendSignIn(page, journey.url, 'reader')
  await inStep(page)
  await page.goto(`${journey.url}/companies`)
  await page.getByRole('main').waitFor()
  expect(await page.evaluate(() => window.wasShown)).toBe(undefined)
})
