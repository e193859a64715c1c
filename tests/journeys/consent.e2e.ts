import { rm } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsInBoth } from '#tests/support/browser/accessibility.ts'
import { decideAtVendor } from '#tests/support/decide-at-vendor.ts'
import { goTo, inStep, type Journey, rowOf, signInAs, startJourney } from '#tests/support/browser/journey.ts'
import { recordTenants } from '#tests/support/vendors/record-tenants.ts'

const tenantOf = (digit: string) => `${digit.repeat(8)}-0000-4000-8000-000000000000`
const folder = recordTenants([
  { tenantId: tenantOf('1'), displayName: 'Firstfab', domain: 'consent-missing.firstfab.example' },
  { tenantId: tenantOf('2'), displayName: 'Fewfab', domain: 'few-permissions.fewfab.example' },
  { tenantId: tenantOf('3'), displayName: 'Slowfab', domain: 'slow-consent.slowfab.example' },
])

let journey: Journey
let page: Page
beforeAll(async () => {
  journey = await startJourney({ environment: { SANDBOX_MICROSOFT365_DIR: folder } })
  page = await (await journey.open()).newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
})
afterAll(async () => {
  await journey?.end()
  await rm(folder, { recursive: true, force: true })
})

const panelOf = () => page.getByRole('complementary').last()
const connect = () => panelOf().getByRole('button', { name: 'Connect with Microsoft' })

/** A company of its own, open in the panel. */
async function addCompany(name: string) {
  await goTo(page, '/companies')
  await page.getByRole('button', { name: 'Add company' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await dialog.getByRole('button', { name: 'Add company' }).click()
  await rowOf(page, name).waitFor()
  await panelOf().getByRole('heading', { name }).waitFor()
  await inStep(page)
}

const decide = (button: () => ReturnType<Page['locator']>, tenant: string, decision: 'Accept' | 'Cancel') =>
  decideAtVendor(page, button(), tenant, decision)

test('an administrator consents at Microsoft, and the company is connected, read, and disconnected again', async () => {
  await addCompany('Aaa Consent')
  expect(await faultsInBoth(page)).toEqual([])
  await decide(connect, 'Firstfab', 'Accept')
  await panelOf().getByText('Last run').waitFor({ timeout: 60_000 })
  await panelOf().getByText('Read', { exact: true }).waitFor()
  await panelOf().getByText('consent-missing.firstfab.example').waitFor()
  await goTo(page, '/employees?search=una')
  await rowOf(page, 'una@consent-missing.firstfab.example').waitFor()

  await goTo(page, '/companies?search=Aaa+Consent')
  await rowOf(page, 'Aaa Consent').click()
  await panelOf().getByRole('button', { name: 'Disconnect' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Disconnect Aaa Consent from Microsoft 365?' })
  await dialog.getByText('Employees stay as they were read last.').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await page.context().route('**/api/integration/*', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Disconnect' }).click()
  await dialog.getByText('The current integration could not be removed.').waitFor()
  await page.context().unroute('**/api/integration/*')
  await dialog.getByRole('button', { name: 'Disconnect' }).click()
  await dialog.waitFor({ state: 'detached' })
  await connect().waitFor()
  await goTo(page, '/employees?search=una')
  await rowOf(page, 'una@consent-missing.firstfab.example').waitFor()
})

test('a consent that is refused is told, and can be given at the next try', async () => {
  await addCompany('Aab Refused')
  await decide(connect, 'Slowfab', 'Cancel')
  await panelOf().getByText('Consent was not given at Microsoft.').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await decide(() => panelOf().getByRole('button', { name: 'Try again' }), 'Slowfab', 'Accept')
  // This tenant's consent takes its time, and says so.
  const pending = 'A connection may take up to 15 minutes after saving.'
  await panelOf().getByRole('status').filter({ hasText: pending }).waitFor()
  await panelOf().getByText('Connecting', { exact: true }).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
})

test('a tenant that gives little is connected, and what is missing is named with its way out', async () => {
  await addCompany('Aac Few')
  await decide(connect, 'Fewfab', 'Accept')
  await panelOf().getByText('A permission is missing in the tenant.').waitFor()
  await panelOf().getByText('SharePointTenantSettings.Read.All').waitFor()
  await panelOf().getByText('Last run').waitFor({ timeout: 60_000 })
  await panelOf().getByRole('button', { name: 'Grant consent at Microsoft' }).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
})

test('the tenant of another company is not taken', async () => {
  await addCompany('Aad Mismatch')
  await decide(connect, 'Fewfab', 'Accept')
  await panelOf().getByText('The consent is of a tenant that belongs to another company.').waitFor()
  await panelOf().getByText('Not connected', { exact: true }).waitFor()
})

test('somebody changes their mind, the browser opens no window, and there is no network', async () => {
  await addCompany('Aae Nothing')
  const opened = page.waitForEvent('popup')
  await connect().click()
  const vendor = await opened
  await panelOf().getByRole('button', { name: 'Cancel' }).click()
  await connect().waitFor()
  await vendor.close()

  await page.evaluate(() => {
    window.open = () => null
  })
  await connect().click()
  await panelOf().getByText('The browser did not open a window').waitFor()
  const link = panelOf().getByRole('link', { name: 'Open Microsoft’s page' })
  await expect.poll(() => link.getAttribute('href')).toContain('/organizations/v2.0/adminconsent?')
  expect(await faultsInBoth(page)).toEqual([])
  await panelOf().getByRole('button', { name: 'Cancel' }).click()

  await page.context().setOffline(true)
  await page.getByRole('button', { name: /^Offline/ }).waitFor()
  await expect.poll(() => connect().getAttribute('aria-disabled')).toBe('true')
  await connect().hover()
  await page.getByText('This needs a network; this device is offline.').first().waitFor()
  await page.context().setOffline(false)
})
