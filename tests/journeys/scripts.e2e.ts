import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsInBoth } from '#tests/support/browser/accessibility.ts'
import { inStep, type Journey, sendSignIn, signInAs, startJourney } from '#tests/support/browser/journey.ts'

declare global {
  interface Window {
    /** How many cells of the list stood when the page began to keep the app. */
    cellsAtInstall?: number
  }
}

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.end())

/** Without a service worker, which would have every script already. */
const open = async () => {
  const context = await journey.open()
  return context.newPage()
}

test('where the script of the frame does not load somebody is told, and a reload goes on', async () => {
  const page = await open()
  await signInAs(page, journey.url, 'owner')
  const address = '**/assets/frame-*.js'
  await page.route(address, (route) => route.abort())
  await page.reload()
  await page.getByRole('heading', { name: 'Castellan could not be opened' }).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await page.unroute(address)
  await page.getByRole('button', { name: 'Reload' }).click()
  await page.getByRole('navigation', { name: 'Menu' }).waitFor()
})

test('a screen whose script does not load says so inside the frame, and is tried again there', async () => {
  const page = await open()
  const address = '**/assets/devices-*.js'
  await page.route(address, (route) => route.abort())
  await signInAs(page, journey.url, 'owner')
  await page.getByRole('link', { name: 'Devices' }).click()
  const failed = page.getByRole('heading', { name: 'This page could not be shown' })
  await failed.waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  expect(new URL(page.url()).pathname).toBe('/devices')
  await page.getByRole('link', { name: 'Companies', exact: true }).click()
  await page.getByRole('heading', { name: 'Companies', level: 1 }).waitFor()

  await page.getByRole('link', { name: 'Devices' }).click()
  await failed.waitFor()
  await page.unroute(address)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Devices', level: 1 }).waitFor()
})

test('a screen that is not on the device yet says so without a network, and opens when there is one again', async () => {
  const page = await open()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Security log' }).click()
  await page.getByRole('heading', { name: 'This page is not on this device yet' }).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Security log', level: 1 }).waitFor()
})

test('a page that is chosen before the first screen is known stays the one that opens', async () => {
  const page = await open()
  const held = Promise.withResolvers<void>()
  const script = Promise.withResolvers<void>()
  // What the organization has bought comes late, and so does the script of the page.
  await page.route('**/api/sync/**', async (route) => {
    await held.promise
    await route.continue()
  })
  const asked = Promise.withResolvers<void>()
  await page.route('**/assets/companies-*.js', async (route) => {
    asked.resolve()
    await script.promise
    await route.continue()
  })
  await sendSignIn(page, journey.url, 'owner')
  // The keyboard reaches the menu already.
  await page.getByRole('link', { name: 'Companies', exact: true }).press('Enter')
  await asked.promise
  expect(new URL(page.url()).pathname).toBe('/companies')
  held.resolve()
  // The device knows by now what the person may open first.
  await inStep(page)
  script.resolve()
  await page.getByRole('heading', { name: 'Companies', level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/companies')
})

test('a start is never blank: the frame stands before any script, and rows to come before that of the page', async () => {
  const page = await open()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  const first = Promise.withResolvers<void>()
  const own = Promise.withResolvers<void>()
  await page.route('**/assets/index-*.js', async (route) => {
    await first.promise
    await route.continue()
  })
  await page.route('**/assets/devices-page-*.js', async (route) => {
    await own.promise
    await route.continue()
  })
  await page.goto(`${journey.url}/devices`, { waitUntil: 'commit' })
  const frame = page.locator('#start')
  await frame.locator('.main').waitFor()
  // What the app needs is on its way already, though nothing of it has run.
  await expect.poll(() => page.locator('link[rel=modulepreload][href*="/frame-"]').count()).toBe(1)
  first.resolve()
  await page.getByRole('navigation', { name: 'Menu' }).waitFor()
  await frame.waitFor({ state: 'hidden' })
  await page.getByRole('main').getByText('Opening the screen').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  own.resolve()
  await page.getByRole('heading', { name: 'Devices', level: 1 }).waitFor()
  await page.getByRole('main').getByText('Opening the screen').waitFor({ state: 'detached' })
})

test('where the app itself does not come the page says so, in the language of the device, and how to go on', async () => {
  const context = await journey.open({ locale: 'de-DE' })
  const page = await context.newPage()
  const address = '**/assets/index-*.js'
  await page.route(address, (route) => route.abort())
  await page.goto(journey.url)
  await page.getByText('Castellan konnte nicht geöffnet werden').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await page.unroute(address)
  await page.getByRole('link', { name: 'Neu laden' }).click()
  await page.getByLabel('E-Mail').waitFor()
  await page.getByText('Castellan konnte nicht geöffnet werden').waitFor({ state: 'hidden' })
})

test('where not even the first script comes the page says so after a while by itself', async () => {
  const page = await open()
  await page.route('**/assets/start-*.js', (route) => route.abort())
  await page.goto(journey.url)
  const words = page.getByText('It is not open yet.')
  await words.waitFor({ state: 'hidden' })
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await words.waitFor()
  await page.unroute('**/assets/start-*.js')
  await page.getByRole('link', { name: 'Reload' }).click()
  await page.getByLabel('Email').waitFor()
})

test('the app is kept on the device once the first rows stand, not while somebody waits for them', async () => {
  const context = await journey.open()
  await context.addInitScript(() => {
    const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker
    if (!workers) return
    const register = workers.register.bind(workers)
    workers.register = async (...given) => {
      window.cellsAtInstall ??= document.querySelectorAll(
        '[role=row]:not([aria-busy]) [role=gridcell]',
      ).length
      return register(...given)
    }
  })
  const page = await context.newPage()
  const held = Promise.withResolvers<void>()
  await page.route('**/api/sync/**', async (route) => {
    await held.promise
    await route.continue()
  })
  await sendSignIn(page, `${journey.url}/companies`, 'owner')
  // What tells of a new build is there, and would have begun.
  await page.locator('[data-corner]').waitFor({ state: 'attached' })
  held.resolve()
  await expect.poll(() => page.evaluate(() => window.cellsAtInstall ?? 0)).toBeGreaterThan(0)
})
