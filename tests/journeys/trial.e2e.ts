import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsInBoth } from '#tests/support/accessibility.ts'
import { inStep, type Journey, openEmployees, startJourney, LANDING } from '#tests/support/journey.ts'
import { chooseInMenu } from '#tests/support/lock-screen.ts'

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

test('what somebody changes there is refused, and the tray says why', async () => {
  const context = await journey.open()
  const page = await context.newPage()
  await page.goto(`${journey.url}/auth/login?trial=true`)
  await openEmployees(page)
  await page.getByRole('grid').getByRole('row').nth(1).click()
  const panel = page.getByRole('complementary').last()
  await panel.getByRole('button', { name: 'Edit' }).click()
  await panel.getByLabel('Job title').fill('Drawbridge Keeper')
  await panel.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: /1 needs a decision/ }).click()
  await page.getByText('This is the shared trial account').first().waitFor()
  expect(await faultsInBoth(page)).toEqual([])
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
  expect(await sections.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'Name',
    'Picture',
    'Language and appearance',
  ])
  expect(await page.getByRole('button', { name: 'Save name' }).getAttribute('aria-disabled')).toBe('true')
})
