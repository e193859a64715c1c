import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsInBoth } from '#tests/support/browser/accessibility.ts'
import { goTo, inStep, type Journey, rowOf, signInAs, startJourney } from '#tests/support/browser/journey.ts'
import { picture } from '#tests/support/browser/picture.ts'
import { leaveQuickbooks, realmOf } from '#tests/support/vendors/quickbooks-consent.ts'

let journey: Journey
let page: Page
let company: string

/** The pretend Intuit, as a company reaches it. */
const intuit = (url: string, init?: RequestInit) => fetch(journey.url + url, init)

beforeAll(async () => {
  journey = await startJourney()
  company = /<h2>([^<]+)<\/h2>/.exec(await (await intuit('/sandbox/intuit/pages')).text())?.[1] ?? ''
  page = await (await journey.open()).newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  await toCard()
})
afterAll(() => journey?.end())

const card = () => page.getByRole('region', { name: 'QuickBooks', exact: true })
const button = (name: string) => card().getByRole('button', { name, exact: true })

async function toCard() {
  await goTo(page, `/integrations?search=${encodeURIComponent(company)}`)
  await rowOf(page, company).click()
  await page.getByRole('heading', { name: company, level: 1 }).waitFor()
}

/** In Intuit's window: books are chosen, or nothing is. */
async function decide(by: string, choice: string) {
  const opened = page.waitForEvent('popup')
  await button(by).click()
  const vendor = await opened
  await vendor.getByRole('heading', { name: 'Connect your books to Castellan' }).waitFor()
  await card().getByText('Waiting for the consent at QuickBooks').waitFor()
  const closed = vendor.waitForEvent('close')
  await vendor.getByRole('button', { name: choice }).click()
  await closed
}

test('whoever declines connects nothing, and whoever chooses the books has them read (INT-19)', async () => {
  await card().getByText('Not connected', { exact: true }).waitFor()
  await decide('Connect with QuickBooks', 'Cancel')
  await card().getByText('Access was not granted at QuickBooks.').waitFor()
  await decide('Try again', company)
  await card().getByText('Read', { exact: true }).waitFor({ timeout: 60_000 })
  await card()
    .getByText(await realmOf(intuit, company))
    .waitFor()
  await picture(page, 'quickbooks-connected')
  expect(await faultsInBoth(page)).toEqual([])
})

test('what was paid is listed by month without a network, and each expense has its details', async () => {
  await button('See payees').click()
  await page.getByRole('heading', { name: 'Payees', level: 1 }).waitFor()
  await rowOf(page, 'Slack').first().waitFor()
  await page.context().setOffline(true)
  await goTo(page, '/integrations/payees?search=Refund')
  await expect.poll(() => rowOf(page, 'Adobe').count()).toBe(1)
  await rowOf(page, 'Adobe').click()
  const panel = page.getByRole('complementary').last()
  await panel.getByText('Refund of one seat').waitFor()
  await panel.getByText('-$29.99', { exact: true }).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await goTo(page, '/integrations/payees')
  await rowOf(page, 'Slack').first().waitFor()
  await page.context().setOffline(false)
  await inStep(page)
  await picture(page, 'payees')
  expect(await faultsInBoth(page)).toEqual([])
})

test('an app that was taken out there is told here, let in again, and disconnected after a question', async () => {
  await leaveQuickbooks(intuit, await realmOf(intuit, company))
  await toCard()
  await button('Sync now').click()
  await card()
    .getByText('User not authenticated. Please re-authenticate on the integrations page')
    .waitFor({ timeout: 60_000 })
  await decide('Grant access again at QuickBooks', company)
  await card().getByText('Read', { exact: true }).waitFor({ timeout: 60_000 })
  await button('Disconnect').click()
  const question = page.getByRole('alertdialog', { name: `Disconnect ${company} from QuickBooks?` })
  await question.getByRole('button', { name: 'Disconnect' }).click()
  await question.waitFor({ state: 'detached' })
  await card().getByText('Not connected', { exact: true }).waitFor()
})
