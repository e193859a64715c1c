import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beyondScreen, faultsInBoth } from '#tests/support/browser/accessibility.ts'
import {
  installApp,
  inStep,
  type Journey,
  LANDING,
  rowOf,
  sendSignIn,
  startJourney,
} from '#tests/support/browser/journey.ts'

let journey: Journey
beforeAll(async () => {
  journey = await startJourney({ customers: 14, employees: 150 })
})
afterAll(() => journey?.end())

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function signIn(page: Page) {
  await sendSignIn(page, journey.url, 'owner')
  await page.getByRole('heading', { name: LANDING, level: 1 }).waitFor()
}

/** On the device that these tests share. */
async function open(width = 1440) {
  const path = '/secure/security-posture'
  return toOverview(
    await journey.share({ name: 'owner', begin: signIn, path, viewport: { width, height: 900 } }),
  )
}

async function toOverview(page: Page) {
  await page.getByRole('heading', { name: LANDING, level: 1 }).waitFor()
  await page.getByRole('radiogroup', { name: 'List' }).getByText('Overview', { exact: true }).click()
  await card(page, 'Secure score').waitFor()
  return page
}

test('the overview tells the scores, what was detected, and where it came from, also offline (POST-01)', async () => {
  const context = await journey.open()
  const page = await context.newPage()
  await signIn(page)
  await toOverview(page)
  await card(page, 'Secure score')
    .getByRole('img', { name: /^Secure score, 30 days: from \d+% to/ })
    .waitFor()
  await card(page, 'Identity score')
    .getByText(/^mean of \d+ companies$/)
    .waitFor()
  const detections = await card(page, 'Risk detections').getByRole('img').getAttribute('aria-label')
  expect(detections).toMatch(/^Risk detections, 30 days: [1-9]\d* in all/)
  await expect
    .poll(() => card(page, 'Newest risk detections').getByRole('listitem').count())
    .toBeGreaterThan(3)
  expect(await faultsInBoth(page)).toEqual([])

  await inStep(page)
  await installApp(page)
  await context.setOffline(true)
  const tabs = page.getByRole('radiogroup', { name: 'List' })
  await tabs.getByText('Companies', { exact: true }).click()
  await page.getByRole('grid').getByRole('row').nth(2).waitFor()
  await tabs.getByText('Overview', { exact: true }).click()
  await expect
    .poll(() => card(page, 'Risk detections').getByRole('img').getAttribute('aria-label'))
    .toBe(detections)
  await card(page, 'Risky countries').getByRole('listitem').nth(1).waitFor()
  await card(page, 'Risky IP addresses')
    .getByText(/^(192\.0\.2|198\.51\.100|203\.0\.113|2001:db8)/)
    .first()
    .waitFor()
})

test('companies without Entra ID P2 are not measured, and it says why', async () => {
  const page = await open()
  const detections = card(page, 'Risk detections')
  await detections.getByText(/^Not measured at \d+ compan/).click()
  await detections.getByText(/^No license: \d+/).waitFor()
  await detections.getByText('Microsoft tells this only to tenants with Entra ID P2.').waitFor()
  await card(page, 'Monitored events')
    .getByText(/^Without risk detections of \d+ compan/)
    .waitFor()
})

test('an address that risky sign-ins came from is filled into a new named location of a company (RISK-04)', async () => {
  const page = await open()
  const offer = card(page, 'Risky IP addresses').getByRole('button', { name: /^Add .+ to a named location$/ })
  await offer.first().waitFor()
  const [, address = ''] =
    /^Add (.+) to a named location$/.exec((await offer.first().getAttribute('aria-label')) ?? '') ?? []
  await offer.first().click()
  const dialog = () => page.getByRole('dialog', { name: `Add ${address} to a location` })
  await dialog()
    .getByRole('button', { name: /^Company/ })
    .click()
  await page.getByRole('option').first().click()
  await dialog().getByRole('button', { name: 'Next' }).click()
  await dialog().getByRole('button', { name: 'Next' }).click()
  const addresses = page.getByRole('dialog').getByRole('textbox', { name: 'Addresses and ranges' })
  await expect.poll(() => addresses.inputValue()).toBe(address)
  expect(await faultsInBoth(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
})

test('companies can be compared by what Microsoft scores', async () => {
  const page = await open()
  await page.getByRole('radiogroup', { name: 'List' }).getByText('Companies', { exact: true }).click()
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Secure score' }).check()
  await page.getByRole('button', { name: 'Done' }).last().click()
  await page.getByRole('columnheader', { name: 'Secure score' }).getByRole('button').click()
  await rowOf(page, /\d/).nth(2).waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('secureScore')
})

test('on a phone the cards stand below one another, and nothing is wider than the screen', async () => {
  const page = await open(390)
  await card(page, 'Newest risk detections').waitFor()
  expect(await beyondScreen(page)).toEqual([])
  expect(await faultsInBoth(page)).toEqual([])
})
