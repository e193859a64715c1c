import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsInBoth } from '#tests/support/browser/accessibility.ts'
import { changeStored } from '#tests/support/database/change-stored.ts'
import {
  goTo,
  inStep,
  lead,
  type Journey,
  openEmployees,
  rowOf,
  sendSignIn,
  signInAs,
  startJourney,
} from '#tests/support/browser/journey.ts'

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.end())

test('somebody signs in, has every company on the device, finds a person and changes them (AUTH-11)', async () => {
  const context = await journey.open()
  const page = await context.newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  await expect.poll(() => page.getByRole('grid').getAttribute('aria-rowcount')).toBe('9')

  await openEmployees(page)
  await page.keyboard.press('/')
  await page.keyboard.type('maria')
  const first = page.getByRole('grid').getByRole('row').nth(1)
  await first.filter({ hasText: 'Maria' }).waitFor()
  await first.click()

  const panel = page.getByRole('complementary').last()
  await panel.getByRole('button', { name: 'Edit' }).click()
  await panel.getByLabel('Department').fill('Lighthouses')
  await panel.getByRole('button', { name: 'Save' }).click()
  await rowOf(page, 'Lighthouses').waitFor()
  await inStep(page)
  await page.reload()
  await rowOf(page, 'Lighthouses').waitFor()
})

test('a wrong password and an unknown user are told in the same words, and the form keeps what was typed', async () => {
  const context = await journey.open()
  const page = await context.newPage()
  await page.goto(journey.url)
  for (const email of ['owner@demo.castellan.example', 'nobody@demo.castellan.example']) {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('not-the-password')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('The login details are incorrect').waitFor()
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email)
  }
})

test('a deep link is kept through the sign-in', async () => {
  const context = await journey.open()
  const page = await context.newPage()
  await page.goto(`${journey.url}/employees?search=maria`)
  await page.getByLabel('Email').fill('owner@demo.castellan.example')
  await page.getByLabel('Password', { exact: true }).fill('Drawbridge-2026!')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await rowOf(page, 'Maria').first().waitFor()
})

test('a directory is read from Microsoft 365 and the new people are on the device', async () => {
  const context = await journey.open()
  const page = await context.newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  await page.getByRole('grid').getByRole('row').nth(1).click()
  await page.getByRole('button', { name: 'Sync this company' }).click()
  await page.getByText('Last run').waitFor({ timeout: 60_000 })
  await expect
    .poll(() => page.getByText('added', { exact: true }).locator('..').innerText())
    .toMatch(/^added\s+3$/)
  await page.getByText('Microsoft 365 E3').first().waitFor()
  await goTo(page, '/employees?search=new.colleague1')
  await rowOf(page, 'new.colleague1').waitFor()
})

test('a tenant that has taken a permission away is authenticated again from where that is told', async () => {
  await journey.changeDatabase(async (db) => {
    const { rows } = await sql<{ id: string }>`
      select i.id from integration i join customer c on c.id = i.customer_id order by c.name limit 1`.execute(
      db,
    )
    await changeStored(
      db,
      'integration',
      { id: rows[0]?.id ?? '' },
      { state: 'Auth Failed', fault: 'missingScope' },
    )
  })
  const page = await (await journey.open()).newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  const panel = page.getByRole('complementary').last()
  await page.getByRole('grid').getByRole('row').nth(1).click()
  await panel.getByText('A permission is missing in the tenant.').waitFor()
  expect(await faultsInBoth(page)).toEqual([])

  await page.context().route('**/integration/*/task', (route) => route.abort())
  await panel.getByRole('button', { name: 'Re-authenticate' }).click()
  await panel.getByText('The tenant was not connected again.').waitFor()
  await page.context().unroute('**/integration/*/task')
  await panel.getByRole('button', { name: 'Re-authenticate' }).click()
  await panel.getByText('Last run').waitFor({ timeout: 60_000 })
  await panel.getByRole('button', { name: 'Re-authenticate' }).waitFor({ state: 'detached' })
  await panel.getByText('Read', { exact: true }).waitFor()
  await panel.getByRole('button', { name: 'Close' }).first().click()

  await page.getByRole('button', { name: 'Add company' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Aaa Harbour')
  // The words of PERM-23.
  const advice =
    /^Employees .*Admin accounts cannot use app passwords once MFA is enforced and sign in only via the browser\.$/
  await dialog.getByText(advice).waitFor()
  await dialog.getByLabel('Require MFA').uncheck()
  await dialog.getByText(advice).waitFor({ state: 'detached' })
  await dialog.getByLabel('Require MFA').check()
  await dialog.getByRole('button', { name: 'Add company' }).click()
  await panel.getByRole('heading', { name: 'Aaa Harbour' }).waitFor()
  await panel.getByText('Admin accounts cannot use app passwords').waitFor()
  await panel.getByRole('button', { name: 'Connect with Microsoft' }).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
})

test('a device without room says so instead of what it could not keep, and loads once there is room', async () => {
  const context = await journey.open()
  const page = await context.newPage()
  await page.goto(journey.url)
  const browser = await context.newCDPSession(page)
  const leave = (quotaSize?: number) =>
    browser.send('Storage.overrideQuotaForOrigin', {
      origin: journey.url,
      ...(quotaSize === undefined ? {} : { quotaSize }),
    })
  await leave(200_000)
  await sendSignIn(page, journey.url, 'owner')
  await page.getByText('This device cannot keep data').waitFor()
  await page.getByText('Nothing on this device yet').waitFor()
  await expect.poll(() => page.getByText('Not connected').count()).toBe(0)
  await lead(page, '/secure/security-posture/all/changes')
  await page.getByText('Nothing on this device yet').waitFor()

  await page.reload()
  await page.getByText('Nothing on this device yet').waitFor()
  await leave()
  await inStep(page)
  await page.getByRole('grid').getByRole('row').nth(1).waitFor()
})
