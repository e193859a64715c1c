import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsInBoth } from '#tests/support/browser/accessibility.ts'
import {
  goTo,
  inStep,
  type Journey,
  openEmployees,
  startJourney,
  LANDING,
} from '#tests/support/browser/journey.ts'
import { chooseInMenu } from '#tests/support/browser/lock-screen.ts'

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.end())

test.each(['?trial=true', '?message=invalid_id_token'])(
  '/auth/login%s lets everybody into the trial account, and a reload stays in it',
  async (query) => {
    const context = await journey.open()
    const page = await context.newPage()
    await page.goto(`${journey.url}/auth/login${query}`)
    await page.getByRole('heading', { name: LANDING, level: 1 }).waitFor()
    await page.getByRole('button', { name: /Tria Trial/ }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: /Tria Trial/ }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/secure/security-posture')
    await context.close()
  },
)

test('nothing there is offered to be changed, and each button says why', async () => {
  const context = await journey.open()
  const page = await context.newPage()
  await page.goto(`${journey.url}/auth/login?trial=true`)
  await openEmployees(page)
  await inStep(page)
  const says = async (name: string, within: Page | Locator = page) => {
    // What the organization takes is read from the device, a moment after the first paint.
    const button = within.locator('button[aria-disabled="true"]', { hasText: name })
    await button.waitFor()
    const why = await button.getAttribute('aria-describedby')
    await expect
      .poll(() => page.locator(`[id="${why}"]`).textContent())
      .toContain('This is the shared trial account')
  }
  await says('Add employee')
  await page.getByRole('grid').getByRole('row').nth(1).click()
  await says('Edit', page.getByRole('complementary').last())
  expect(await faultsInBoth(page)).toEqual([])
  await goTo(page, '/users')
  await page.getByRole('heading', { name: 'System Users', level: 1 }).waitFor()
  await says('Add user')
  await goTo(page, '/companies')
  await page.getByRole('heading', { name: 'Companies', level: 1 }).waitFor()
  await says('Add company')
})

test('the profile there shows what can be looked at, and offers nothing that would be refused', async () => {
  const context = await journey.open()
  const page = await context.newPage()
  await page.goto(`${journey.url}/auth/login?trial=true`)
  await page.getByRole('heading', { name: LANDING, level: 1 }).waitFor()
  await inStep(page)
  await chooseInMenu(page, 'Profile')
  await page.getByText('This is the shared trial account').first().waitFor()
  const sections = page.getByRole('main').getByRole('region')
  await expect
    .poll(() => sections.getByRole('heading', { level: 2 }).allTextContents())
    .toEqual(['Name', 'Picture', 'Language and appearance'])
  await expect
    .poll(() => page.getByRole('button', { name: 'Save name' }).getAttribute('aria-disabled'))
    .toBe('true')
})
