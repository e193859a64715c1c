import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beyondScreen, faultsInBoth } from '#tests/support/browser/accessibility.ts'
import {
  goTo,
  installApp,
  inStep,
  type Journey,
  LANDING,
  rowOf,
  sendSignIn,
  startJourney,
} from '#tests/support/browser/journey.ts'
import { openRest } from '#tests/support/rest.ts'

const TAG = 'external-sender-tag-on'
const COMPANIES = 44
const FAILING = 3

let journey: Journey
beforeAll(async () => {
  journey = await startJourney({ customers: COMPANIES, employees: 240 })
})
afterAll(() => journey?.end())

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 })
const rows = (page: Page) => page.getByRole('grid').getByRole('row')
const admin = (tenantId: string) => `${journey.url}/sandbox/microsoft365/admin/tenants/${tenantId}`

async function signIn(page: Page) {
  await sendSignIn(page, journey.url, 'owner')
  await heading(page, LANDING).waitFor()
  await inStep(page)
}

/** On the device that these tests share. */
async function open() {
  const page = await journey.share({ name: 'owner', begin: signIn, path: '/secure/security-posture' })
  await heading(page, LANDING).waitFor()
  await inStep(page)
  return { context: page.context(), page }
}

/** Has a tenant refuse changes, or take them again. */
async function refuseChanges(tenantId: string, isRefused: boolean): Promise<void> {
  const { status } = await fetch(`${admin(tenantId)}/failures`, {
    method: 'POST',
    body: new URLSearchParams(isRefused ? { 'no-changes': 'on' } : {}),
    redirect: 'manual',
  })
  expect(status).toBe(303)
}

/** Adds what people may consent to for themselves, as the tenant's own administrator would. */
async function addConsent(page: Page, tenantId: string, policy: string): Promise<void> {
  const name = 'policies/authorizationPolicy'
  await page.goto(`${admin(tenantId)}/settings`)
  await page.getByText(name, { exact: true }).click()
  const box = page.getByRole('textbox', { name, exact: true })
  const list = '"permissionGrantPoliciesAssigned": ['
  await box.fill((await box.inputValue()).replace(list, `${list} "${policy}",`))
  await page.getByRole('button', { name: `Save ${name}`, exact: true }).click()
  await page.getByText(name, { exact: true }).waitFor()
}

/** The companies that do not meet a check, with their tenants. */
async function openCompanies(checkId: string) {
  const rest = await openRest(journey.url, 'owner')
  const names = new Map((await rest.companies()).map(({ id, name }) => [id, name]))
  const found: { id: string; name: string; tenantId: string; integrationId: string }[] = []
  for (const id of await rest.notMeeting(checkId, 'undecided')) {
    const { id: integrationId, tenant_id: tenantId } = await rest.integration(id)
    found.push({ id, name: names.get(id) ?? '', tenantId, integrationId })
  }
  return { rest, found }
}

const openCheck = async (page: Page, checkId: string) => {
  await goTo(page, `/secure/security-posture/all/audit/${checkId}`)
  await rows(page).nth(2).waitFor()
}
const dialogOf = (page: Page) => page.getByRole('dialog').last()

test('a check is changed at one company, followed to its end, and taken back', async () => {
  const { found } = await openCompanies(TAG)
  const [company] = found
  if (!company) throw new Error('The demo has companies that do not meet it')
  const { page } = await open()
  await goTo(page, `/secure/security-posture/${company.id}?open=${TAG}`)
  const panel = page.getByRole('complementary').last()
  await panel.getByRole('button', { name: 'Change the tenant' }).click()
  const dialog = dialogOf(page)
  await dialog.getByText('Set-ExternalInOutlook').waitFor()
  await dialog.getByText('false').waitFor()
  await dialog.getByText(/^It is noticed by \d+ people who can sign in/).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Apply 1 change' }).click()
  await dialog.getByText('Everything was applied.').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Done' }).click()
  await panel.getByText('Compliant', { exact: true }).waitFor()

  await goTo(page, '/secure/security-posture/all/applied')
  const applied = rowOf(page, company.name).filter({ hasText: 'Applied' })
  await applied.first().waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await applied.first().click()
  await panel.getByText('Set-ExternalInOutlook').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await panel.getByRole('button', { name: 'Take back' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click()
  // Both say so: what took it back, and what was taken back.
  await rowOf(page, company.name).filter({ hasText: 'Taken back' }).nth(1).waitFor({ timeout: 60_000 })
  await goTo(page, `/secure/security-posture/${company.id}?open=${TAG}`)
  await panel.getByText('Not compliant', { exact: true }).waitFor()
})

test('what changed in a tenant since somebody looked is left alone, and looked at again', async () => {
  const checkId = 'user-consent-off'
  const { found } = await openCompanies(checkId)
  const company = found.at(-1)
  if (!company) throw new Error('The demo has companies that do not meet it')
  const { context, page } = await open()
  await goTo(page, `/secure/security-posture/${company.id}?open=${checkId}`)
  const panel = page.getByRole('complementary').last()
  await panel.getByRole('button', { name: 'Change the tenant' }).click()
  const dialog = dialogOf(page)
  await dialog.getByText('PATCH /v1.0/policies/authorizationPolicy').waitFor()
  const kept = 'ManagePermissionGrantsForOwnedResource.microsoft-dynamically-managed'
  await addConsent(await context.newPage(), company.tenantId, kept)
  await page.bringToFront()
  await dialog.getByRole('button', { name: 'Apply 1 change' }).click()
  await dialog.getByText('The tenant has changed since you looked. Nothing was sent.').waitFor()

  // The server has read the tenant again by then.
  await dialog.getByRole('button', { name: 'Look at the rest again' }).click()
  await dialog.getByText(kept).last().waitFor({ timeout: 60_000 })
  await dialog.getByRole('button', { name: 'Apply 1 change' }).click()
  await dialog.getByText('Everything was applied.').waitFor()
})

test('of twenty companies three refuse; those are looked at again and changed', async () => {
  const { found } = await openCompanies('user-consent-off')
  expect(found.length).toBeGreaterThanOrEqual(FAILING + 1)
  const failing = found.slice(0, FAILING)
  for (const { tenantId } of failing) await refuseChanges(tenantId, true)
  const { page } = await open()
  await page.getByRole('button', { name: 'Quick Baseline' }).click()
  const dialog = dialogOf(page)
  await dialog.getByRole('checkbox', { name: 'All companies that are found' }).check()
  expect(await faultsInBoth(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Show the changes' }).click()
  const apply = dialog.getByRole('button', { name: /^Apply \d+ changes$/ })
  await apply.waitFor()
  const companies = await dialog.getByRole('heading', { level: 3 }).count()
  expect(companies).toBeGreaterThanOrEqual(20)
  await dialog.getByRole('button', { name: new RegExp(failing[0]?.name ?? '') }).click()
  await dialog.getByText('PATCH /v1.0/policies/authorizationPolicy').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await apply.click()
  await dialog.getByText('Not everything was applied.').waitFor({ timeout: 120_000 })
  const failures = dialog
    .getByRole('listitem')
    .filter({ hasText: /Error configuring .+: Permission missing/ })
  await expect.poll(() => failures.count()).toBeGreaterThanOrEqual(FAILING)
  expect(await faultsInBoth(page)).toEqual([])

  for (const { tenantId } of failing) await refuseChanges(tenantId, false)
  await dialog.getByRole('button', { name: 'Look at the rest again' }).click()
  await expect.poll(() => dialog.getByRole('heading', { level: 3 }).count()).toBe(FAILING)
  await dialog.getByRole('button', { name: /^Apply \d+ changes?$/ }).click()
  await dialog.getByText('Everything was applied.').waitFor({ timeout: 60_000 })
})

test('without a network the changes are shown, wait, and are made once it is back', async () => {
  const { found, rest } = await openCompanies('mail-tips-on')
  const [company] = found
  if (!company) throw new Error('The demo has companies that do not meet it')
  expect(await rest.notMeeting('mail-tips-on')).toContain(company.id)
  const context = await journey.open({ viewport: { width: 390, height: 900 } })
  const page = await context.newPage()
  await signIn(page)
  await installApp(page)
  await goTo(page, `/secure/security-posture/${company.id}/checks?search=MailTips`)
  await page.getByRole('button', { name: /^MailTips/ }).waitFor()
  await inStep(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: /^MailTips/ }).click()
  await page.getByRole('button', { name: 'Change the tenant' }).click()
  const dialog = dialogOf(page)
  await dialog.getByText('Set-OrganizationConfig').waitFor()
  await dialog.getByText('There is no connection.', { exact: false }).waitFor()
  expect(await beyondScreen(page, '[role=dialog]')).toEqual([])
  expect(await faultsInBoth(page)).toEqual([])
  await dialog.getByRole('button', { name: /^Apply 1 change$/ }).click()
  await dialog.getByText('Waiting to be sent').waitFor()
  expect(await rest.notMeeting('mail-tips-on')).toContain(company.id)
  await context.setOffline(false)
  await dialog.getByText('Everything was applied.').waitFor({ timeout: 60_000 })
  await expect.poll(() => rest.notMeeting('mail-tips-on')).not.toContain(company.id)
})

test('who may only look is told so', async () => {
  const context = await journey.open()
  const page = await context.newPage()
  await sendSignIn(page, journey.url, 'reader')
  await heading(page, LANDING).waitFor()
  await openCheck(page, 'users-cannot-register-apps')
  await expect.poll(() => page.getByRole('button', { name: 'Quick Baseline' }).count()).toBe(0)
  await rowOf(page, 'Not compliant').first().click()
  const button = page.getByRole('complementary').last().getByRole('button', { name: 'Change the tenant' })
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true')
})
