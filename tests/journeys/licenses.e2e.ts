import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beyondScreen, faultsInBoth, faultsInLight } from '#tests/support/browser/accessibility.ts'
import { goTo, inStep, type Journey, rowOf, signInAs, startJourney } from '#tests/support/browser/journey.ts'
import { resize } from '#tests/support/browser/resize.ts'

let journey: Journey
let page: Page
beforeAll(async () => {
  journey = await startJourney()
  page = await (await journey.open()).newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
})
afterAll(() => journey?.end())

const panel = () => page.getByRole('complementary').last()
const dialog = () => page.getByRole('dialog').last()
const grid = () => page.getByRole('grid')

async function toCompanies() {
  await goTo(page, '/licenses?tab=companies')
  await page.getByRole('heading', { name: 'License Center', level: 1 }).waitFor()
  await grid().getByRole('row').nth(3).waitFor()
}

async function toEmployees(search: string) {
  await goTo(page, `/employees?${search}`)
  await page.getByRole('heading', { name: 'Employees', level: 1 }).waitFor()
  await grid().getByRole('row').nth(3).waitFor()
}

/** Selects so many people of the list from its first on. */
async function select(count: number) {
  for (let place = 1; place <= count; place++)
    await grid().getByRole('row').nth(place).getByRole('checkbox').check()
}

/** The name of a company on which nothing is switched, from the list of companies. */
async function companyWithNothing(): Promise<{ id: string; name: string }> {
  await goTo(page, '/licenses?tab=companies&secure=none&auto=none')
  await grid().getByRole('row').nth(1).waitFor()
  // Not the own one, whose people have what is not for resale.
  const rows = grid().getByRole('row')
  await rows.nth(2).click()
  const id = new URL(page.url()).searchParams.get('open') ?? ''
  return { id, name: (await panel().getByRole('heading', { level: 2 }).first().textContent()) ?? '' }
}

const left = async (license: string) => {
  await goTo(page, '/licenses')
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: license, exact: true }) })
  await card.waitFor()
  const shown = await card.getByRole('definition').nth(2).textContent()
  return Number((shown ?? '').replaceAll(',', ''))
}

test('the overview says what was bought, assigned and is left, and fits every screen', async () => {
  await expect.poll(() => left('Discover Premium')).toBe(25)
  await page.getByText('NFR Discover Essentials').waitFor()
  for (const size of [
    { width: 1440, height: 900 },
    { width: 820, height: 1180 },
    { width: 390, height: 844 },
  ]) {
    await resize(page, size)
    expect(await beyondScreen(page)).toEqual([])
    expect(await (size.width === 390 ? faultsInLight(page) : faultsInBoth(page))).toEqual([])
  }
  await resize(page, { width: 1440, height: 900 })
})

test('licences are given to several people, and are refused beforehand where they run short', async () => {
  await toEmployees('ignored=false')
  await select(3)
  await page.getByRole('button', { name: 'Assign licenses' }).click()
  await dialog().getByLabel('Discover').selectOption({ label: 'Discover Premium: 25 of 25 available' })
  expect(await faultsInBoth(page)).toEqual([])
  await dialog().getByRole('button', { name: 'Assign', exact: true }).click()
  await dialog().waitFor({ state: 'detached' })
  await expect.poll(() => left('Discover Premium')).toBe(22)

  await toEmployees('ignored=false&secure=premium')
  // Nobody among them has what is not for resale.
  await page.getByRole('checkbox', { name: /^Select all/ }).check()
  await page.getByRole('button', { name: 'Assign licenses' }).click()
  await dialog().getByLabel('Discover').selectOption({ label: 'Discover Premium: 22 of 25 available' })
  await dialog().getByText('You do not have enough licenses to complete this action').first().waitFor()
  const assign = dialog().getByRole('button', { name: 'Assign', exact: true })
  await expect.poll(() => assign.getAttribute('aria-disabled')).toBe('true')
  await dialog().getByRole('button', { name: 'Cancel' }).click()
})

test('without a network they are given on this device, and sent when it is back', async () => {
  const before = await left('Discover Premium')
  await toEmployees('ignored=false&secure=none&discover=true')
  await page.context().setOffline(true)
  await grid().getByRole('row').nth(4).click()
  await panel().getByRole('button', { name: 'Assign licenses' }).click()
  await dialog()
    .getByLabel('Discover')
    .selectOption({ label: `Discover Premium: ${before} of 25 available` })
  await dialog().getByRole('button', { name: 'Assign', exact: true }).click()
  await panel().getByText('Discover Premium').waitFor()
  await expect.poll(() => left('Discover Premium')).toBe(before - 1)
  await page.context().setOffline(false)
  await inStep(page)
  await expect.poll(() => left('Discover Premium')).toBe(before - 1)
})

test('everybody of a company is given Discover by its switch', async () => {
  const { name } = await companyWithNothing()
  await panel().getByRole('switch', { name: 'Discover Essentials' }).click()
  await page.getByText('Saved on this device, and sent.').first().waitFor()
  await inStep(page)
  await goTo(page, `/licenses?tab=companies&search=${encodeURIComponent(name)}`)
  await rowOf(page, name).getByText('Discover', { exact: true }).waitFor()
})

test('Secure is enabled for a tenant in a tier that there is enough of, and cannot be taken from one person', async () => {
  const { id, name } = await companyWithNothing()
  await panel().getByRole('button', { name: 'Enable Secure' }).click()
  await dialog()
    .getByRole('radio', { name: /^Essentials/ })
    .check()
  expect(await faultsInBoth(page)).toEqual([])
  await dialog().getByRole('button', { name: 'Enable Secure' }).click()
  await dialog().waitFor({ state: 'detached' })
  await inStep(page)
  await goTo(page, `/licenses?tab=companies&search=${encodeURIComponent(name)}`)
  await rowOf(page, name).getByText('Essentials', { exact: true }).waitFor()

  await toEmployees(`company=${id}&secure=essentials`)
  await grid().getByRole('row').nth(1).click()
  await panel().getByRole('button', { name: 'Remove licenses' }).click()
  await dialog()
    .getByRole('checkbox', { name: /^Secure Essentials/ })
    .check()
  await dialog()
    .getByText(
      'This license is assigned automatically at this company, and cannot be changed for single people.',
    )
    .first()
    .waitFor()
  await dialog().getByRole('button', { name: 'Cancel' }).click()
})

test('what is not for resale stays with whoever has it', async () => {
  await goTo(page, '/companies')
  await rowOf(page, 'NFR').first().click()
  await panel().getByRole('heading', { level: 2 }).first().waitFor()
  const own = new URL(page.url()).searchParams.get('open') ?? ''
  await toEmployees(`company=${own}&ignored=false`)
  await grid().getByRole('row').nth(2).click()
  await panel().getByRole('button', { name: 'Assign licenses' }).click()
  const discover = dialog().getByLabel('Discover')
  const nfr = await discover.locator('option').filter({ hasText: 'NFR' }).getAttribute('value')
  await discover.selectOption(nfr)
  await dialog().getByRole('button', { name: 'Assign', exact: true }).click()
  await dialog().waitFor({ state: 'detached' })
  await panel().getByText('NFR Discover Essentials').waitFor()
  await panel().getByRole('button', { name: 'Remove licenses' }).click()
  await dialog()
    .getByRole('checkbox', { name: /^NFR Discover Essentials/ })
    .check()
  await dialog().getByText('NFR licenses cannot be removed.').first().waitFor()
  await dialog().getByRole('button', { name: 'Cancel' }).click()
})

test('the list of companies and its panel have no fault', async () => {
  await toCompanies()
  await grid().getByRole('row').nth(2).click()
  await panel().getByRole('heading', { level: 2 }).first().waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await resize(page, { width: 390, height: 844 })
  expect(await faultsInLight(page)).toEqual([])
  await resize(page, { width: 1440, height: 900 })
})
