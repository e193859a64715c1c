import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsInBoth } from '#tests/support/browser/accessibility.ts'
import { type Journey, startJourney, userDatabases, LANDING } from '#tests/support/browser/journey.ts'

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.end())

async function open(): Promise<{ context: BrowserContext; page: Page }> {
  const context = await journey.open()
  return { context, page: await context.newPage() }
}

/** From the sign-in to the page of the pretend Microsoft. */
async function goToMicrosoft(page: Page, path = '/auth/login') {
  await page.goto(journey.url + path)
  await page.getByRole('button', { name: 'Continue with Microsoft' }).click()
  await page.getByRole('heading', { name: 'Pick an account' }).waitFor()
}
const choose = (page: Page, name: string) => page.getByRole('button', { name }).click()
const companies = (page: Page) => page.getByRole('heading', { name: LANDING, level: 1 })
const failed = (page: Page) => page.getByRole('heading', { name: 'did not succeed' })
const support = (page: Page) => page.getByRole('link', { name: 'Contact support' })

test('the Microsoft button leads to Microsoft, and from there into the app, to where somebody wanted to go', async () => {
  const { page } = await open()
  await goToMicrosoft(page, '/employees?search=maria')
  await choose(page, 'Olive Owner')
  await page.getByRole('heading', { name: 'Employees', level: 1 }).waitFor()
  expect(page.url()).toContain('/employees?search=maria')
  // The session is kept like any other one.
  await page.reload()
  await page.getByRole('heading', { name: 'Employees', level: 1 }).waitFor()
  const cookies = await page.context().cookies(`${journey.url}/api/sso`)
  expect(cookies.filter(({ name }) => name === 'sso')).toEqual([])
})

test('whoever cancels at Microsoft is told so, with whom to ask, and can try again', async () => {
  const { page } = await open()
  await goToMicrosoft(page)
  expect(await faultsInBoth(page)).toEqual([])
  await choose(page, 'Cancel')
  await page.getByRole('heading', { name: 'You cancelled the sign-in with Microsoft' }).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await expect.poll(() => support(page).getAttribute('href')).toBe('mailto:support@castellan.example')
  await page.getByRole('button', { name: 'Back to sign in' }).click()
  await page.getByRole('button', { name: 'Continue with Microsoft' }).click()
  await choose(page, 'Ari Agent')
  await companies(page).waitFor()
})

test('back from the app after Microsoft leads to the sign-in and signs out, and the code is in no history', async () => {
  const { page } = await open()
  await goToMicrosoft(page)
  await choose(page, 'Ari Agent')
  await companies(page).waitFor()
  await page.getByRole('link', { name: 'Companies', exact: true }).click()
  await page.getByRole('heading', { name: 'Companies', level: 1 }).waitFor()
  await page.goBack()
  await companies(page).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Welcome', level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/auth/login')
  expect(await userDatabases(page)).toEqual([])
})

test.each(['Nora Newcomer', 'Mallory Moat'])('%s is at Microsoft, and not allowed in here', async (name) => {
  const { page } = await open()
  await goToMicrosoft(page)
  await choose(page, name)
  await failed(page).waitFor()
  await page.getByText('You are not authorized to sign in.').waitFor()
  await support(page).waitFor()
})

test('a way back that another browser was given signs nobody in', async () => {
  const [mine, other] = [await open(), await open()]
  await goToMicrosoft(mine.page)
  await mine.context.route('**/api/sso/microsoft/authorize-code', (route) => route.abort())
  await choose(mine.page, 'Olive Owner')
  await mine.page.waitForURL(/\/sso\?code=/)
  const taken = mine.page.url()
  await other.page.goto(taken)
  await failed(other.page).waitFor()
  await other.page.getByText("We couldn't verify your session").waitFor()
  // Also one that has begun a way of its own.
  await goToMicrosoft(other.page)
  await other.page.goto(taken)
  await failed(other.page).waitFor()
})
