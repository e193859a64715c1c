import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beyondScreen, faultsInBoth } from '#tests/support/browser/accessibility.ts'
import { goTo, inStep, type Journey, rowOf, signInAs, startJourney } from '#tests/support/browser/journey.ts'
import { clearAccessRows, putAccessRows } from '#tests/support/build-access-rows.ts'

let journey: Journey
let page: Page
let companies: { id: string; name: string; organization_id: string }[]
beforeAll(async () => {
  journey = await startJourney()
  await journey.changeDatabase(async (db) => {
    const { rows } = await sql<(typeof companies)[number]>`
      select id::text, name, organization_id::text from customer
      where active and organization_id = (select organization_id from customer group by 1 order by count(*) desc limit 1)
      order by name limit 2`.execute(db)
    companies = rows
    await clearAccessRows(db, rows[0]?.organization_id ?? '')
    for (const { id, organization_id } of rows)
      await putAccessRows(db, organization_id, id, { isHeld: false })
  })
  page = await (await journey.open()).newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
})
afterAll(() => journey?.end())

const POLICIES = '/secure/policy-management/policies'
const PLACES = '/secure/policy-management/named-locations'
const company = (place: number) => companies[place] ?? { id: '', name: '' }
const panel = () => page.getByRole('complementary').last()
const save = () => page.getByRole('button', { name: 'Save', exact: true })
const dialog = () => page.getByRole('dialog').or(page.getByRole('alertdialog')).last()
const shown = (view: 'Fields' | 'JSON') =>
  page.getByRole('radiogroup', { name: 'View' }).getByText(view, { exact: true })

test('a policy is made by the keyboard: what is wrong stands at its input, and is told before it is sent', async () => {
  await goTo(page, `${POLICIES}/${company(0).id}`)
  await page.getByRole('button', { name: 'New policy' }).press('Enter')
  await page.getByRole('heading', { name: 'New policy', level: 1 }).waitFor()
  await save().press('Enter')
  await page.getByText('Policy validation failed. Fix the errors below to continue.').waitFor()
  const name = page.getByRole('textbox', { name: 'Name' })
  await expect.poll(() => name.evaluate((input) => input === document.activeElement)).toBe(true)
  await page.getByText('Enter a name for the policy').waitFor()
  await page.keyboard.type('Block the device code flow')
  await page.getByRole('button', { name: 'Users: Add' }).press('Enter')
  await page.keyboard.type('all users')
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox', { name: 'Block access' }).press('Space')
  await page.getByText("Block access can't be combined with other").waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await page.getByRole('checkbox', { name: 'MFA', exact: true }).press('Space')
  await page.getByText('Policy validation failed').waitFor({ state: 'detached' })
  await save().press('Enter')
  await dialog().getByText('Create Block the device code flow?').waitFor()
  await dialog().getByRole('heading', { name: 'Who is kept out if it is on' }).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  await dialog().waitFor({ state: 'detached' })
})

test('JSON is the same draft: a member that no input knows stays, and what is wrong is marked at its line', async () => {
  await shown('JSON').click()
  const code = page.getByRole('textbox', { name: 'JSON' })
  await code.getByText('"Block the device code flow"').waitFor()
  await code.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(
    '{\n  "displayName": "From JSON",\n  "state": "disabled",\n  "id": "x",\n  "conditions": {}\n}',
  )
  await page.locator('.cm-lint-marker-error').first().waitFor()
  await page.getByText("id can't be edited. Please remove it from payload.").first().waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await shown('Fields').click()
  await page.getByText('is no policy yet').waitFor()
  await shown('JSON').click()
  await code.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(
    '{"displayName": "From JSON", "state": "disabled", "later": {"kept": true}, "conditions": {"users": {"includeUsers": ["All"]}, "applications": {"includeApplications": ["All"]}, "clientAppTypes": ["all"]}, "grantControls": {"operator": "OR", "builtInControls": ["mfa"]}}',
  )
  await shown('Fields').click()
  await expect.poll(() => page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('From JSON')
  await page.getByRole('textbox', { name: 'Name' }).fill('From JSON and form')
  await shown('JSON').click()
  await code.getByText('"From JSON and form"').waitFor()
  await code.getByText('"kept"').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Exit' }).click()
  await page.getByRole('grid').waitFor()
})

test('a policy is changed without a network, and where the tenant is not as it was seen nothing is changed', async () => {
  await rowOf(page, 'Require MFA for everyone').click()
  await panel().getByRole('button', { name: 'Edit' }).click()
  const name = page.getByRole('textbox', { name: 'Name' })
  await expect.poll(() => name.inputValue()).toBe('Require MFA for everyone')
  await page.context().setOffline(true)
  await name.fill('Require MFA for all of us')
  await save().click()
  await dialog().getByText('Require MFA for all of us', { exact: true }).waitFor()
  await dialog().getByRole('button', { name: 'Save' }).click()
  await rowOf(page, 'Require MFA for everyone').getByText('Update in progress').waitFor()
  await page.context().setOffline(false)
  await inStep(page)
  await page.getByRole('radiogroup', { name: 'Parts' }).getByText('Applied').click()
  await page.getByText('Change Require MFA for all of us').waitFor()
  await page.getByText('The tenant has changed since you looked. Nothing was sent.').waitFor()
})

test('a location is made with pasted lines, and one that a policy names is not deleted', async () => {
  await goTo(page, '/companies')
  await goTo(page, `${PLACES}?company=${company(1).id}`)
  await rowOf(page, 'Head office').click()
  await panel().getByText('203.0.113.0/24').waitFor()
  await panel().getByRole('link', { name: 'Compliant device outside the office' }).waitFor()
  const remove = panel().getByRole('button', { name: 'Delete' })
  await expect.poll(() => remove.getAttribute('aria-disabled')).toBe('true')
  await remove.hover()
  await page.getByText('Policies use the location: Compliant device outside the office').first().waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await panel().getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'New location' }).click()
  await dialog().getByRole('textbox', { name: 'Name' }).fill('Branch')
  await dialog()
    .getByRole('textbox', { name: 'Addresses and ranges' })
    .fill('198.51.100.7\n198.51.100.7/32\nx')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await dialog().getByText('x: Invalid IP').waitFor()
  await dialog().getByText('198.51.100.7/32: IP is already in the list').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await dialog().getByRole('textbox', { name: 'Addresses and ranges' }).fill('198.51.100.7, 2001:db8::/48')
  await page.context().setOffline(true)
  await dialog().getByRole('button', { name: 'Save' }).click()
  await rowOf(page, 'Branch').getByText('2001:db8::/48').waitFor()
  await page.context().setOffline(false)
  await inStep(page)
})

test('on a phone the editor and the locations reach nowhere beyond the screen', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  // The frame follows the width once it has settled; until then the menu stands beside the page.
  await page.getByText('More', { exact: true }).waitFor()
  await goTo(page, '/companies')
  await goTo(page, `${POLICIES}/${company(1).id}/new`)
  await page.getByRole('textbox', { name: 'Name' }).waitFor()
  expect(await beyondScreen(page)).toEqual([])
  expect(await faultsInBoth(page)).toEqual([])
  await goTo(page, '/companies')
  await goTo(page, PLACES)
  await page.getByRole('listitem').first().waitFor()
  expect(await beyondScreen(page)).toEqual([])
})
