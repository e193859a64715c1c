import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsInBoth } from '#tests/support/browser/accessibility.ts'
import {
  installApp,
  inStep,
  type Journey,
  rowOf,
  signInAs,
  startJourney,
  tabToRows,
  LANDING,
} from '#tests/support/browser/journey.ts'
import { chooseInMenu } from '#tests/support/browser/lock-screen.ts'

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.end())

const open = async () => (await journey.open()).newPage()

const signIn = (page: Page) => signInAs(page, journey.url, 'product')

/** On a device of its own, from the sign-in. */
async function beginAtOrganizations() {
  const page = await open()
  await signIn(page)
  return toOrganizations(page)
}

/** On the device that these tests share. */
const openOrganizations = async () =>
  toOrganizations(await journey.share({ name: 'product', begin: signIn, path: '/companies' }))

async function toOrganizations(page: Page) {
  await page.getByRole('link', { name: 'Organizations' }).click()
  await page.getByRole('heading', { name: 'Organizations', level: 1 }).waitFor()
  await rowOf(page, 'Trial Managed Services').waitFor()
  return page
}

const panelOf = (page: Page) => page.getByRole('complementary').last()
const switchOf = (page: Page, name: string) => panelOf(page).getByRole('switch', { name, exact: true })

async function turn(page: Page, name: string, way: 'on' | 'off') {
  await switchOf(page, name).click()
  const dialog = page.getByRole('alertdialog', { name: `Turn ${name} ${way} for Trial Managed Services?` })
  await dialog.getByRole('button', { name: `Turn ${way}` }).click()
  await page.getByText(`${name} is ${way} for Trial Managed Services.`).waitFor()
  await dialog.waitFor({ state: 'detached' })
}

test('a product administrator switches a feature of another organization, and its people are told at once', async () => {
  const visitor = await open()
  await visitor.goto(`${journey.url}/auth/login?trial=true`)
  await visitor.getByRole('heading', { name: LANDING, level: 1 }).waitFor()
  await inStep(visitor)
  await chooseInMenu(visitor, 'Profile')
  const shared = visitor.getByText('This is the shared trial account').first()
  await shared.waitFor()

  const page = await openOrganizations()
  await rowOf(page, 'Demo Managed Services').getByText('Yours', { exact: true }).waitFor()
  const row = rowOf(page, 'Trial Managed Services')
  await row.getByText('Test account', { exact: true }).waitFor()
  await row.click()
  await panelOf(page).getByText('You see numbers only').waitFor()
  await panelOf(page).getByText('whoever is signed in with it can make changes').waitFor()

  await switchOf(page, 'Test account').click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText('nobody gets in by the shared trial account').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => switchOf(page, 'Test account').isChecked()).toBe(true)

  await turn(page, 'Test account', 'off')
  await expect.poll(() => switchOf(page, 'Test account').isChecked()).toBe(false)
  // Whoever is in by it is so no more.
  await visitor.getByRole('alertdialog', { name: 'Your session has ended' }).waitFor()
  await panelOf(page).getByText('nobody in the organization can change anything').waitFor()
  await turn(page, 'Test account', 'on')
  const again = await open()
  await again.goto(`${journey.url}/auth/login?trial=true`)
  await again.getByRole('heading', { name: LANDING, level: 1 }).waitFor()
})

test('what is switched stays switched when the list is read again', async () => {
  const page = await openOrganizations()
  await rowOf(page, 'Trial Managed Services').getByText('11 of 12 on').waitFor()
  await rowOf(page, 'Trial Managed Services').click()
  await turn(page, 'AI assistant', 'on')
  await rowOf(page, 'Trial Managed Services').getByText('12 of 12 on').waitFor()
  await page.reload()
  await switchOf(page, 'AI assistant').waitFor()
  await expect.poll(() => switchOf(page, 'AI assistant').isChecked()).toBe(true)
  await turn(page, 'AI assistant', 'off')
})

test('without a network the screen says so, asks nothing of the server, and reads when it is back', async () => {
  const page = await beginAtOrganizations()
  await inStep(page)
  await installApp(page)
  await rowOf(page, 'Trial Managed Services').click()
  await page.context().setOffline(true)
  await panelOf(page).getByText('This needs a network').waitFor()
  await switchOf(page, 'Device management with Intune').click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('status').getByText('This needs a network').waitFor()
  const confirm = dialog.getByRole('button', { name: 'Turn off' })
  await expect.poll(() => confirm.getAttribute('aria-disabled')).toBe('true')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Read again' }).click()
  await page.getByText('There is no network. This is the list as it was last read.').waitFor()

  await page.getByRole('link', { name: 'Devices' }).click()
  await page.getByRole('heading', { name: 'Devices', level: 1 }).waitFor()
  await page.getByRole('link', { name: 'Organizations' }).click()
  await page.getByText('This list needs a network').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await page.context().setOffline(false)
  await rowOf(page, 'Trial Managed Services').waitFor()
})

test('the list is searched, exported and worked with the keyboard alone', async () => {
  const page = await openOrganizations()
  expect(await faultsInBoth(page)).toEqual([])
  await page.getByLabel('Find an organization').fill('trial')
  await rowOf(page, 'Demo Managed Services').waitFor({ state: 'detached' })
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^organizations-\d{4}-\d\d-\d\d\.csv$/)
  await page.getByText('1 organization was exported.').waitFor()
  await page.getByLabel('Find an organization').fill('nobody')
  await page.getByText('No organization matches').waitFor()
  await page.getByRole('button', { name: 'Clear the search' }).click()

  await rowOf(page, 'Demo Managed Services').waitFor()
  await tabToRows(page)
  await page.keyboard.press('Enter')
  await panelOf(page).getByRole('switch').first().waitFor()
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => !location.search.includes('open='))
})

test('on a phone the organizations are cards, and nothing is wider than the screen', async () => {
  const viewport = { width: 390, height: 900 }
  const page = await journey.share({ name: 'product', begin: signIn, path: '/organizations', viewport })
  await page.getByRole('button', { name: 'Trial Managed Services' }).click()
  await page.getByRole('switch', { name: 'Test account' }).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  const isTooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
  expect(await isTooWide()).toBe(false)
  await page.getByRole('switch', { name: 'Test account' }).click()
  await page.getByRole('alertdialog').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  expect(await isTooWide()).toBe(false)
})
