import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { permissionsOf } from '#shared/domain/permissions/roles.ts'
import type { Subscription } from '#shared/domain/licenses/subscription.ts'
import { MINUTE } from '#shared/lib/time.ts'
import { beyondScreen, faultsInBoth, faultsInLight } from '#tests/support/browser/accessibility.ts'
import {
  goTo,
  installApp,
  inStep,
  type Journey,
  sendSignIn,
  signInAs,
  startJourney,
} from '#tests/support/browser/journey.ts'
import { resize } from '#tests/support/browser/resize.ts'
import { changeStored } from '#tests/support/database/change-stored.ts'

const SHOTS = process.env['SHOTS']

let journey: Journey
let page: Page
beforeAll(async () => {
  journey = await startJourney()
  await subscribe({
    plan: 'Essentials',
    billing: 'monthly',
    hasPbSub: false,
    licenses: [
      { licenseName: 'discover-essentials', quantity: 100 },
      { licenseName: 'secure-essentials', quantity: 100 },
    ],
  })
  page = await (await journey.open()).newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
})
afterAll(() => journey?.end())

const subscribe = (change: Partial<Subscription>) =>
  journey.changeDatabase((db) => changeStored(db, 'subscription', 'organization', change))

const frame = () => page.frameLocator('iframe[title="Billing portal"]')
const portal = () => page.getByRole('alertdialog', { name: 'Billing portal' })
const openButton = (on = page) => on.getByRole('button', { name: 'Open the billing portal' })
const noCard = () => page.getByText('No valid credit card on file')
/** What stands behind a word of the page. */
const valueOf = (term: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${term}$`) })
    .locator('+ dd')
    .first()

async function toBilling(on = page) {
  await goTo(on, '/billing')
  await on.getByRole('heading', { name: 'Billing', level: 1 }).waitFor()
  await on.getByRole('heading', { name: 'Your plan' }).waitFor()
}

async function openPortal() {
  await openButton().click()
  await frame().getByRole('heading', { name: 'Pretend billing portal' }).waitFor()
}

async function closePortal() {
  await portal().getByRole('button', { name: 'Close' }).click()
  await portal().waitFor({ state: 'detached' })
}

const shoot = async (name: string) => {
  if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}.png`) })
}

test('without a network the plan and its prices are there, the trial of Discover Premium begins, and the portal says why not', async () => {
  await toBilling()
  await page.context().setOffline(true)
  expect(await valueOf('Secure Essentials').textContent()).toBe('100')
  await page.getByLabel('Licenses', { exact: true }).fill('300')
  // (249 × 6.00 + 51 × 5.40) × 12, and a fifth less.
  expect(await valueOf('Paid yearly').textContent()).toBe('$16,986.24')
  expect(await valueOf('Saved in a year').textContent()).toBe('$4,246.56')
  await page.getByLabel('Licenses', { exact: true }).fill('99')
  await page.getByText('A paid plan has at least 100 licenses.').first().waitFor()

  await page.getByRole('button', { name: 'Try it for 7 days' }).click()
  await page.getByText(/^Discover Premium is open until /).waitFor()
  await expect.poll(() => openButton().getAttribute('aria-disabled')).toBe('true')
  await openButton().hover()
  await page.getByRole('tooltip').getByText('The billing portal needs a network.').waitFor()
  await page.context().setOffline(false)
  await inStep(page)
  await page.reload()
  await page.getByText(/^Discover Premium is open until /).waitFor()
})

test('a portal that fails says so, and is asked again', async () => {
  await toBilling()
  const provoke = (failure: string) =>
    page.request.post(`${journey.url}/sandbox/billing/pages`, { form: { failure } })
  await provoke('html')
  await openButton().click()
  await portal().getByText('The billing portal did not answer as it should.').waitFor()
  await shoot('billing-failed')
  await provoke('')
  await portal().getByRole('button', { name: 'Try again' }).click()
  await frame().getByText('Nothing was bought here yet.').waitFor()
  await closePortal()
})

test('without a card the page says where to put one, until there is one', async () => {
  await toBilling()
  await openPortal()
  await closePortal()
  await noCard().waitFor()
  await page.getByText('Set up a payment method in the billing portal.').waitFor()
  for (const size of [
    { width: 1440, height: 900 },
    { width: 820, height: 1180 },
    { width: 390, height: 844 },
  ]) {
    await resize(page, size)
    expect(await beyondScreen(page)).toEqual([])
    expect(await (size.width === 390 ? faultsInLight(page) : faultsInBoth(page))).toEqual([])
    await shoot(`billing-${size.width}`)
  }
  await resize(page, { width: 1440, height: 900 })
  await openPortal()
  await frame().getByRole('button', { name: 'Put a card on file' }).click()
  await frame().getByText('Card ending in 4242').waitFor()
  await closePortal()
  await noCard().waitFor({ state: 'detached' })
  await expect.poll(() => valueOf('Credit card').textContent()).toBe('Valid')
})

test('who buys is warned, the page reloads by itself, and the licences are there', async () => {
  await toBilling()
  await openPortal()
  await shoot('billing-portal')
  await page.evaluate(() => document.documentElement.setAttribute('data-before', ''))
  await frame().getByLabel('Premium', { exact: true }).check()
  await frame().getByRole('spinbutton', { name: 'Licenses' }).fill('500')
  await frame().getByLabel('Yearly').check()
  await frame().getByRole('button', { name: 'Buy' }).click()
  await portal().getByText('Your subscription has changed').waitFor()
  await portal().getByText('This page reloads in 5 seconds.').waitFor()
  await shoot('billing-changed')
  await page.locator('html:not([data-before])').waitFor({ state: 'attached' })
  await page.getByRole('heading', { name: 'Your plan' }).waitFor()
  await expect.poll(() => portal().count()).toBe(0)
  expect(await valueOf('Plan').textContent()).toBe('Premium')
  expect(await valueOf('Billing').textContent()).toBe('Yearly')
  // (249 × 6.00 + 251 × 5.40) × 12, and a fifth less.
  expect(await valueOf('Next payment').textContent()).toBe('$27,354.24')
  await shoot('billing-bought')
  await goTo(page, '/licenses')
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Secure Premium', exact: true }) })
  await card.waitFor()
  expect(await card.getByRole('definition').first().textContent()).toBe('500')
})

test('who may only read the billing sees no way into the portal', async () => {
  await journey.changeDatabase((db) =>
    changeStored(
      db,
      'user',
      { email: 'agent@demo.castellan.example' },
      {
        role: 'System user',
        permissions: permissionsOf('System user', { billing: 'readOnly', companies: 'readOnly' }),
      },
    ),
  )
  const reader = await (await journey.open()).newPage()
  await sendSignIn(reader, journey.url, 'agent')
  await reader.getByRole('heading', { name: /^Welcome/ }).waitFor()
  await reader.getByRole('link', { name: 'Billing' }).click()
  await reader.getByText('You may read the billing.').waitFor()
  await reader.getByText('$27,354.24').waitFor()
  await expect.poll(() => openButton(reader).count()).toBe(0)
})

test('a trial that ends without a network leads away, and billing stays open to whoever buys', async () => {
  await subscribe({
    plan: 'trial',
    billing: 'trial',
    trial_ends_at: new Date(Date.now() + 20 * MINUTE).toISOString(),
  })
  const other = await (await journey.open()).newPage()
  await other.clock.install()
  await signInAs(other, journey.url, 'owner')
  await inStep(other)
  await installApp(other)
  await goTo(other, '/companies')
  await other.getByRole('heading', { name: 'Companies', level: 1 }).waitFor()
  await other.context().setOffline(true)
  await other.clock.fastForward('21:00')
  await other.getByRole('heading', { name: 'The trial has ended' }).waitFor()
  await other.getByRole('button', { name: 'Go to billing' }).click()
  await other.getByText(/^Trial ended on /).waitFor()
  await expect.poll(() => openButton(other).getAttribute('aria-disabled')).toBe('true')
  await other.context().setOffline(false)
})
