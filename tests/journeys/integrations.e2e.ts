import { readFile, rm } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsInBoth } from '#tests/support/browser/accessibility.ts'
import { decideAtVendor } from '#tests/support/decide-at-vendor.ts'
import { goTo, inStep, type Journey, rowOf, signInAs, startJourney } from '#tests/support/browser/journey.ts'
import { recordTenants } from '#tests/support/vendors/record-tenants.ts'

const TENANT = '11111111-0000-4000-8000-000000000000'
const folder = recordTenants([
  {
    tenantId: TENANT,
    displayName: 'Exofab',
    domain: 'exchange-not-connected.exofab.example',
    plans: ['EXCHANGE_S_STANDARD'],
  },
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

const card = (name = 'Microsoft 365') => page.getByRole('region', { name, exact: true }).first()
const dialog = () => page.getByRole('dialog', { name: 'Connect Exchange Online of Aaa Exchange' })
const button = (name: string) => dialog().getByRole('button', { name, exact: true })
const field = () => dialog().getByLabel('Output of the script')

const atTenant = (path: string, body: FormData | URLSearchParams) =>
  fetch(`${journey.url}/sandbox/microsoft365/admin/tenants/${TENANT}/${path}`, { method: 'POST', body })

/** Downloads the script in the dialog; gives what it prints when the tenant's administrator runs it. */
async function downloadAndRun(): Promise<string> {
  const downloading = page.waitForEvent('download')
  await button('Download script').click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('connect-exchange-aaa-exchange.ps1')
  const script = await readFile(await download.path())
  // Windows PowerShell needs the mark.
  expect([...script.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const body = new FormData()
  body.set('script', new File([script], download.suggestedFilename()))
  const answer = await (await atTenant('script', body)).text()
  return /<pre>\s*([^<]*)<\/pre/.exec(answer)?.[1] ?? ''
}

/** Through the second step to the third. */
async function toPaste() {
  await dialog().getByText('Step 2 of 3').waitFor()
  await dialog()
    .getByText('powershell -ExecutionPolicy Bypass -File .\\connect-exchange-aaa-exchange.ps1')
    .waitFor()
  await button('Next').click()
  await dialog().getByText('Step 3 of 3').waitFor()
}

test('all companies with what they are connected to, found, filtered, and opened', async () => {
  await page.getByRole('link', { name: 'Integrations', exact: true }).click()
  await page.getByRole('heading', { name: 'Integrations', level: 1 }).waitFor()
  const rows = page.getByRole('grid').getByRole('row')
  await rows.nth(2).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  const [name = ''] = ((await rows.nth(1).innerText()) ?? '').split('\n')
  await page.getByRole('searchbox', { name: 'Find companies' }).fill(name)
  await expect.poll(() => rows.count()).toBe(2)
  await page.getByRole('searchbox').fill('')
  await goTo(page, '/integrations?state=Sync+Failed')
  await page.getByText('No integration matches').waitFor()
  await page.getByRole('button', { name: 'Clear search and filters' }).click()
  await rows.nth(2).waitFor()

  await goTo(page, '/integrations?applicationNameQ=Office365&integrationTypeQ=CSP')
  await page.getByText('Microsoft 365 · Partner relationship').waitFor()
  await page.getByRole('button', { name: 'Show the Microsoft partner' }).waitFor()
  await goTo(page, '/integrations')
  await rowOf(page, name).click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  await card()
    .getByText(/^By the (app’s role alone|script)/)
    .waitFor()
})

test('a company is connected, what it can be connected to says so, and it is synced at once', async () => {
  await goTo(page, '/companies')
  await page.getByRole('button', { name: 'Add company' }).click()
  const adding = page.getByRole('dialog')
  await adding.getByRole('textbox', { name: 'Name', exact: true }).fill('Aaa Exchange')
  await adding.getByRole('button', { name: 'Add company' }).click()
  await rowOf(page, 'Aaa Exchange').waitFor()
  await inStep(page)
  await goTo(page, '/integrations?search=Aaa+Exchange')
  await rowOf(page, 'Aaa Exchange').click()
  await card().getByText('Not connected', { exact: true }).waitFor()
  await card().getByText('A connection may take up to 15 minutes after saving.').waitFor()
  await card('QuickBooks').getByText('Not connected', { exact: true }).waitFor()
  await card('Google Workspace').getByText('Not connected', { exact: true }).waitFor()
  for (const name of ['Autotask', 'ConnectWise', 'Syncro', 'Halo'])
    await card(name).getByText('A ticketing tool is connected once, for all companies.').waitFor()
  expect(await faultsInBoth(page)).toEqual([])

  await decideAtVendor(
    page,
    card().getByRole('button', { name: 'Connect with Microsoft' }),
    'Exofab',
    'Accept',
  )
  await card().getByText('A permission is missing in the tenant.').waitFor()
  await card().getByText('Exchange.ManageAsApp').waitFor()
  await card().getByText('Last run').waitFor()
  await card().getByRole('button', { name: 'Sync now' }).click()
  await page.getByText('The company was synced.').waitFor()
  await card().getByText('Read', { exact: true }).waitFor()
})

test('a check that needs Exchange leads to the three steps, and the output of the script connects it', async () => {
  const companyId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await card().getByText('Exchange Online is not connected, so its checks are not measured.').waitFor()
  await goTo(page, `/secure/security-posture/${companyId}?open=external-sender-tag-on`)
  const panel = page.getByRole('complementary').last()
  await panel.getByText('Exchange not connected').first().waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await panel.getByRole('link', { name: 'Connect Exchange Online' }).click()

  await dialog().getByText('Step 1 of 3').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  const output = await downloadAndRun()
  expect(output).toContain('-----BEGIN EXCHANGE CONNECTION-----')
  await dialog().getByText('Step 2 of 3').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await toPaste()
  await field().fill('PS C:\\> .\\connect.ps1')
  await dialog().getByText('This is not the output of the script.').waitFor()
  await expect.poll(() => button('Connect').getAttribute('aria-disabled')).toBe('true')
  expect(await faultsInBoth(page)).toEqual([])
  await field().fill(output)
  await button('Connect').click()
  await dialog().getByText('Exchange Online is connected.').waitFor()
  await dialog().getByText('The tenant was read.').waitFor()
  await dialog().getByRole('button', { name: 'Close' }).last().click()
  await card().getByText('By the script, since').waitFor()
  await card().getByText('Exchange.ManageAsApp').waitFor({ state: 'detached' })
})

test('a refused output is told with its way out, and another one is pasted', async () => {
  await atTenant('failures', new URLSearchParams({ 'conditional-access': 'on' }))
  await card().getByRole('button', { name: 'Connect Exchange Online again' }).click()
  const refused = await downloadAndRun()
  await toPaste()
  await field().fill(refused)
  await button('Connect').click()
  await dialog().getByText('A conditional access policy blocks Exchange Online.').waitFor()
  await dialog().getByText('Let the administrator pass in the conditional access policy').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await atTenant('failures', new URLSearchParams())
  // The output was used up by that.
  await button('Paste another output').click()
  await field().fill(refused)
  await button('Connect').click()
  await dialog().getByText('The authorization code was used already.').waitFor()
  await button('Download another script').click()
  const output = await downloadAndRun()
  await toPaste()
  await field().fill(output)
  await button('Connect').click()
  await dialog().getByText('Exchange Online is connected.').waitFor()
  await dialog().getByRole('button', { name: 'Close' }).first().click()
})

test('without a network everything is readable, a pause waits, and what needs the server says so', async () => {
  await inStep(page)
  // What was pasted before is being synced: a device that is offline meanwhile would not hear of its end.
  await card().getByRole('button', { name: 'Sync now', exact: true, disabled: false }).waitFor()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: /^Offline/ }).waitFor()
  await card().getByText('By the script, since').waitFor()
  for (const name of ['Sync now', 'Connect Exchange Online again', 'Disconnect'])
    await card().getByRole('button', { name, exact: true, disabled: true }).waitFor()
  await card()
    .getByText('This needs a network; this device is offline.')
    .first()
    .waitFor({ state: 'attached' })
  await card().getByRole('button', { name: 'Pause' }).click()
  await card().getByRole('status').getByText('It is not synced until it is resumed.').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await page.context().setOffline(false)
  await inStep(page)
  await page.reload()
  await card().getByRole('button', { name: 'Resume' }).click()
  await card().getByRole('button', { name: 'Pause' }).waitFor()
})

test('it is disconnected after a confirmation, and connected no more', async () => {
  await inStep(page)
  await card().getByRole('button', { name: 'Disconnect' }).click()
  const asking = page.getByRole('alertdialog', { name: 'Disconnect Aaa Exchange from Microsoft 365?' })
  await asking.getByRole('button', { name: 'Disconnect' }).click()
  await asking.waitFor({ state: 'detached' })
  await card().getByText('Not connected', { exact: true }).waitFor()
  // Without a reload in between.
  await decideAtVendor(
    page,
    card().getByRole('button', { name: 'Connect with Microsoft' }),
    'Exofab',
    'Accept',
  )
  await card().getByText('Last run').waitFor()
})
