import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beyondScreen, faultsInBoth } from '#tests/support/browser/accessibility.ts'
import { goTo, inStep, type Journey, signInAs, startJourney } from '#tests/support/browser/journey.ts'
import { decideAtVendor } from '#tests/support/decide-at-vendor.ts'

let journey: Journey
let page: Page
beforeAll(async () => {
  journey = await startJourney()
  page = await (await journey.open()).newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
})
afterAll(() => journey?.end())

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const grid = () => page.getByRole('grid')
const patiently = { timeout: 60_000 }
const shoot = async (name: string) => {
  const folder = process.env['SHOTS']
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` })
}

test('an administrator of the partner connects it', async () => {
  await goTo(page, '/integrations?applicationNameQ=Office365&integrationTypeQ=CSP')
  await button('Show the Microsoft partner').click()
  const panel = page.getByRole('complementary').last()
  await panel.getByText('GDAP').first().waitFor()
  await shoot('partner-connect')
  await decideAtVendor(
    page,
    panel.getByRole('button', { name: /^Connect/ }),
    'Demo Managed Services',
    'Accept',
  )
  await panel.getByText('admin@demo.castellan.example').waitFor()
  await panel.getByRole('button', { name: 'Open CSP Setup' }).click()
  await page.getByRole('heading', { name: 'CSP Setup' }).waitFor()
})

test('relationships say how they stand, and why they are not ready (INT-45)', async () => {
  await grid().getByText('GDAP Harbour Trade 01').waitFor(patiently)
  for (const [search, reason] of [
    ['Trade 41', 'Only Global Administrator'],
    ['Trade 42', 'AdminAgents missing'],
    ['Trade 43', 'Expired'],
  ] as const) {
    await page.getByRole('searchbox').fill(search)
    await expect.poll(() => grid().getByRole('row').count()).toBe(2)
    await grid().getByText(reason).first().waitFor()
  }
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox').fill('')
  await grid().getByText('GDAP Harbour Trade 01').waitFor()
  await shoot('partner-relationships')
  expect(await faultsInBoth(page)).toEqual([])
  // On a phone rows are cards.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => grid().count()).toBe(0)
  await expect.poll(() => beyondScreen(page)).toEqual([])
  await shoot('partner-relationships-390')
  await page.setViewportSize({ width: 1440, height: 900 })
  await grid().getByText('GDAP Harbour Trade 01').waitFor()
})

test('a pending relationship is deleted after a question (INT-42)', async () => {
  await page.getByRole('searchbox').fill('Draft')
  await grid().getByText('Draft of last week').click()
  const panel = page.getByRole('complementary').last()
  await panel.getByRole('button', { name: 'Delete', exact: true }).click()
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await dialog.getByText('This cannot be undone').waitFor()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('Draft of last week was deleted.').waitFor()
  await expect.poll(() => grid().getByText('Draft of last week').count()).toBe(0)
  await page.getByRole('searchbox').fill('')
})

test('a link is made, approved by a customer, and turns active (INT-47)', async () => {
  await button('Create a link').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('New customer')
  await shoot('partner-link-form')
  await dialog.getByRole('button', { name: 'Create link', exact: true }).click()
  await dialog.getByRole('heading', { name: 'The link is ready' }).waitFor()
  await shoot('partner-link-made')
  const url = (await dialog.getByRole('link').getAttribute('href')) ?? ''
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  const customer = await page.context().newPage()
  await customer.goto(url)
  const asked = customer.getByRole('group', { name: 'New customer' })
  await asked.getByLabel('Tenant').selectOption({ label: 'Harbour Trade 44' })
  await asked.getByRole('button', { name: 'Approve all' }).click()
  await customer.getByText('Nothing waits for an approval.').waitFor()
  await customer.close()
  await page.getByRole('searchbox').fill('New customer')
  await expect
    .poll(async () => {
      await button('Read again').click()
      return grid().getByText('GDAP Ready').count()
    }, patiently)
    .toBe(1)
  await grid().getByText('Active', { exact: true }).waitFor()
  await page.getByRole('searchbox').fill('')
})

test('tenants are made companies and mapped, all that were chosen at once (INT-44)', async () => {
  await page.getByText('Tenant mapping', { exact: true }).click()
  await page.getByRole('searchbox').fill('Harbour Trade')
  await grid().getByText('Harbour Trade 01').first().waitFor()
  await page.getByRole('checkbox', { name: 'Select all tenants' }).click()
  await button('Create and map').click()
  await page.getByText(/tenants are being mapped\./).waitFor()
  await page
    .getByText(/Failed to create and map customers/)
    .first()
    .waitFor({ timeout: 120_000 })
  // Those that nobody may work in are named.
  await page.getByText(/^Harbour Trade 42: GDAP roles are missing/).waitFor()
  await page.getByText(/4[0-9] of 45 tenants were mapped/).waitFor()
  await shoot('partner-mapping')
  expect(await faultsInBoth(page)).toEqual([])
  await goTo(page, '/companies')
  await page.getByRole('searchbox').fill('Harbour Trade 07')
  await grid().getByText('Harbour Trade 07').first().waitFor()
})

test('without a network all is read, and what the server has to do says why not', async () => {
  await goTo(page, '/integrations?modal=partner')
  await button('Open CSP Setup').click()
  await page.getByRole('heading', { name: 'CSP Setup' }).waitFor()
  await page.context().setOffline(true)
  await page.getByText('Tenant mapping', { exact: true }).click()
  await grid().getByText('Harbour Trade 01').first().waitFor()
  await expect.poll(() => button('Create a link').getAttribute('aria-disabled'), patiently).toBe('true')
  await shoot('partner-offline')
  await page.context().setOffline(false)
})
