import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsInBoth } from '#tests/support/browser/accessibility.ts'
import {
  inStep,
  installApp,
  type Journey,
  rowOf,
  signInAs,
  startJourney,
} from '#tests/support/browser/journey.ts'

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.end())

/** A page of employees that starts from the device, whose server has a new build meanwhile. */
async function openBeforeUpdate(): Promise<{ context: BrowserContext; page: Page }> {
  const context = await journey.open()
  const page = await context.newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  await installApp(page)
  await openList(page)
  return { context, page }
}

async function openList(page: Page) {
  await page.goto(`${journey.url}/employees`)
  await page.getByRole('grid').getByRole('row').nth(3).waitFor()
  await page.evaluate(() => Object.assign(window, { isTheSame: true }))
}

/** The browser looks for a new build, as it does each time the app is opened, and finds one. */
async function publish(page: Page) {
  journey.publish()
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await prompt(page).waitFor()
}

async function typeTitle(page: Page, title: string) {
  await page.getByRole('grid').getByRole('row').nth(1).click()
  const panel = page.getByRole('complementary').last()
  await panel.getByRole('button', { name: 'Edit' }).click()
  await panel.getByLabel('Job title').fill(title)
  return panel
}

/** Ends the service workers of this browser, as it does by itself where they have been idle for half a minute. */
async function stopWorkers(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.stopAllWorkers')
  await devtools.detach()
}

const prompt = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version of Castellan' })
const take = (page: Page) => page.getByRole('button', { name: 'Reload to update' }).click()
const updated = (page: Page) => page.getByText('Castellan was updated on this device').waitFor()
const isTheSame = (page: Page) => page.evaluate(() => 'isTheSame' in window)

test('an update asks before it takes what is typed, and can be taken after that is saved', async () => {
  const { page } = await openBeforeUpdate()
  const panel = await typeTitle(page, 'Draft Keeper')
  await publish(page)
  expect(await faultsInBoth(page)).toEqual([])
  await take(page)
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect.poll(() => panel.getByLabel('Job title').inputValue()).toBe('Draft Keeper')
  expect(await isTheSame(page)).toBe(true)

  await panel.getByRole('button', { name: 'Save' }).click()
  await rowOf(page, 'Draft Keeper').waitFor()
  await take(page)
  await updated(page)
  await rowOf(page, 'Draft Keeper').waitFor()
  await prompt(page).waitFor({ state: 'detached' })
})

test('what somebody gives up for an update goes with one question', async () => {
  const { page } = await openBeforeUpdate()
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await typeTitle(page, 'Given Up')
  await publish(page)
  await take(page)
  await page.getByRole('button', { name: 'Exit without saving' }).click()
  await updated(page)
  await page.getByRole('grid').getByRole('row').nth(3).waitFor()
  await expect.poll(() => rowOf(page, 'Given Up').count()).toBe(0)
  expect(asked).toEqual([])
})

test('an update that was offered for a while is told once it is taken', async () => {
  const { page } = await openBeforeUpdate()
  await publish(page)
  await stopWorkers(page)
  await take(page)
  await updated(page)
})

test('an update waits for what is typed in another window, and never reloads that', async () => {
  const { context, page } = await openBeforeUpdate()
  const other = await context.newPage()
  await openList(other)
  const panel = await typeTitle(other, 'Other Window')
  await publish(page)
  await take(page)
  await page.getByText('Another window has entries that are not saved').waitFor()
  expect(await isTheSame(page)).toBe(true)
  await panel.getByRole('button', { name: 'Save' }).click()
  await rowOf(other, 'Other Window').waitFor()

  await take(page)
  await updated(page)
  await rowOf(page, 'Other Window').waitFor()
  await other.getByText('Castellan was updated in another window').waitFor()
  expect(await isTheSame(other)).toBe(true)
  await take(other)
  await expect.poll(() => isTheSame(other).catch(() => true)).toBe(false)
  await rowOf(other, 'Other Window').waitFor()
})

test('without the server an update that is on the device is taken all the same', async () => {
  const { page } = await openBeforeUpdate()
  await publish(page)
  await journey.killServer()
  await typeTitle(page, 'Far Away').then((panel) => panel.getByRole('button', { name: 'Save' }).click())
  await page.getByRole('button', { name: /\b1 waiting/ }).waitFor()
  await take(page)
  await updated(page)
  await rowOf(page, 'Far Away').waitFor()
  await page.getByRole('button', { name: /\b1 waiting/ }).waitFor()
  await journey.startServer()
  await inStep(page)
})
