import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsInBoth } from '#tests/support/browser/accessibility.ts'
import {
  goTo,
  lead,
  inStep,
  type Journey,
  LANDING,
  rowOf,
  sendSignIn,
  startJourney,
} from '#tests/support/browser/journey.ts'
import { openRest } from '#tests/support/rest.ts'

const CHECK = 'guest-invitations-limited'
const TEXT = 'Ask the owner first.\nThen turn it off.'

let journey: Journey
beforeAll(async () => {
  journey = await startJourney({ customers: 20, employees: 100 })
})
afterAll(() => journey?.end())

async function open(
  name: 'owner' | 'reader',
  width = 1440,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await journey.open({ viewport: { width, height: 900 } })
  const page = await context.newPage()
  await sendSignIn(page, journey.url, name)
  await page.getByRole('heading', { name: LANDING, level: 1 }).waitFor()
  await inStep(page)
  return { context, page }
}
const partOf = (page: Page, name: string) => page.getByRole('region', { name })

test('instructions are written without a network, sent later, read by others, and taken away', async () => {
  const rest = await openRest(journey.url, 'reader')
  const [company] = await rest.companies()
  if (!company) throw new Error('The demo has companies')
  const address = `/secure/security-posture/${company.id}?open=${CHECK}`
  const { context, page } = await open('owner')
  await goTo(page, address)
  const part = partOf(page, 'Instructions')
  await part.getByText('Nothing is written here yet.').waitFor()
  await part.getByRole('button', { name: 'Write instructions' }).click()
  const dialog = page.getByRole('dialog', { name: 'Instructions' })
  await dialog.getByLabel('Instructions').fill('x'.repeat(10_001))
  await dialog
    .getByText(/10,?000/)
    .first()
    .waitFor()
  await dialog.getByLabel('Instructions').fill(TEXT)
  expect(await faultsInBoth(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button').first().click()
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await part.getByText(TEXT.split('\n')[1] ?? '').waitFor()
  await part.getByText('Not sent yet', { exact: false }).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await context.setOffline(false)
  await part.getByText(/^you, /).waitFor({ timeout: 60_000 })

  const other = await open('reader', 390)
  await goTo(other.page, address)
  await partOf(other.page, 'Instructions').getByText('Ask the owner first.').waitFor()
  await expect.poll(() => partOf(other.page, 'Instructions').getByRole('button').count()).toBe(0)
  expect(await faultsInBoth(other.page)).toEqual([])

  await part.getByRole('button', { name: 'Edit' }).click()
  await dialog.getByLabel('Instructions').fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await part.getByText('Nothing is written here yet.').waitFor()
  await partOf(other.page, 'Instructions')
    .getByText('Nothing is written here yet.')
    .waitFor({ timeout: 60_000 })
})

test('who changed a tenant is told in the list of changes and at the check', async () => {
  const rest = await openRest(journey.url, 'owner')
  const [company] = await rest.companies()
  if (!company) throw new Error('The demo has companies')
  const { id, tenant_id, domains } = await rest.integration(company.id)
  const { page } = await open('owner')
  const admin = `${journey.url}/sandbox/microsoft365/admin/tenants/${tenant_id}/settings`
  const name = 'policies/authorizationPolicy'
  const cloud = await page.context().newPage()
  await cloud.goto(admin)
  await cloud.getByText(name, { exact: true }).click()
  const box = cloud.getByRole('textbox', { name, exact: true })
  const text = await box.inputValue()
  const allowed = text.includes('"allowInvitesFrom": "none"') ? 'everyone' : 'none'
  await box.fill(text.replace(/"allowInvitesFrom": "\w+"/, `"allowInvitesFrom": "${allowed}"`))
  await cloud.getByRole('button', { name: `Save ${name}`, exact: true }).click()
  await cloud.getByText(name, { exact: true }).waitFor()
  await rest.sync(id)

  await page.bringToFront()
  // A tab of the same screen.
  await lead(page, '/secure/security-posture/all/changes')
  const change = rowOf(page, company.name).filter({ hasText: `admin@${domains[0]}` })
  await change.first().waitFor({ timeout: 60_000 })
  expect(await faultsInBoth(page)).toEqual([])
  await goTo(page, `/secure/security-posture/${company.id}?open=${CHECK}`)
  await partOf(page, 'What changed last').getByText(`admin@${domains[0]}`).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
})
