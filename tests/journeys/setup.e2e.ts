import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beyondScreen, faultsInBoth } from '#tests/support/browser/accessibility.ts'
import {
  goTo,
  inStep,
  installApp,
  type Journey,
  rowOf,
  signInAs,
  startJourney,
} from '#tests/support/browser/journey.ts'
import { openRest } from '#tests/support/rest.ts'

const ALERTS = 'alerts@provider.example'
const PATH = '/setup'

interface Connected {
  id: string
  name: string
  /** The page of its tenant in the pretend cloud that shows whom the vendor writes to. */
  contacts: string
}

let journey: Journey
let page: Page
let companies: Connected[]
beforeAll(async () => {
  journey = await startJourney({ customers: 12, employees: 240 })
  const rest = await openRest(journey.url, 'owner')
  companies = []
  for (const { id, name } of await rest.companies()) {
    const { state, tenant_id } = await rest.integration(id)
    if (state !== 'Sync Successful') continue
    const contacts = `${journey.url}/sandbox/microsoft365/admin/tenants/${tenant_id}/contacts`
    companies.push({ id, name, contacts })
  }
  page = await (await journey.open()).newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  await installApp(page)
})
afterAll(() => journey?.end())

const companyAt = (place: number): Connected => {
  const found = companies[place]
  if (!found) throw new Error('The demo has connected companies')
  return found
}
const panel = () => page.getByRole('complementary').last()
const field = (name: string) => panel().getByRole('textbox', { name })
const save = () => panel().getByRole('button', { name: 'Save' }).click()
const stands = async ({ contacts }: Connected) => (await fetch(contacts)).text()

async function openCompany({ id, name }: Connected) {
  await goTo(page, `${PATH}?open=${id}`)
  await panel().getByRole('heading', { name }).waitFor()
}

test('companies tell whom Microsoft writes to and what is missing, and lead to the files (ORG-36)', async () => {
  await goTo(page, PATH)
  await page.getByRole('heading', { name: 'Organisational setup', level: 1 }).waitFor()
  await rowOf(page, /it@/).first().waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await page.getByRole('button', { name: 'Show: Without a security contact' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('missing')).toBe('security')
  await rowOf(page, /Missing: \d/)
    .first()
    .waitFor()
  await expect.poll(() => rowOf(page, /security@/).count()).toBe(0)
  await page.getByRole('button', { name: 'Upload files' }).click()
  await page.getByRole('heading', { name: 'Upload files', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Organisational setup' }).click()
  await page.getByRole('button', { name: 'Files', exact: true }).click()
  await page.getByRole('heading', { name: 'Files', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Organisational setup' }).click()
  await page.getByRole('heading', { name: 'Organisational setup', level: 1 }).waitFor()
})

test('addresses that are set without a network wait, and then stand at the tenant (ORG-38)', async () => {
  const company = companyAt(0)
  await openCompany(company)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: /^Offline/ }).waitFor()
  await field('Security').fill('nobody')
  await save()
  await panel().getByText('“nobody” is not an email address.').waitFor()
  await field('Security').fill(`${ALERTS}, soc@provider.example`)
  expect(await faultsInBoth(page)).toEqual([])
  await save()
  await panel().getByText('Waiting to be sent').waitFor()
  await rowOf(page, company.name).getByText('Being set').waitFor()
  expect(await stands(company)).not.toContain(ALERTS)
  await page.reload()
  await panel().getByText('Waiting to be sent').waitFor()
  await page.context().setOffline(false)
  await panel().getByText('Applied', { exact: true }).waitFor({ timeout: 60_000 })
  expect(await stands(company)).toContain(`${ALERTS}, soc@provider.example`)
  await expect.poll(() => field('Security').inputValue()).toBe(`${ALERTS}\nsoc@provider.example`)
})

test('what Microsoft refuses is told in its words, and comes back into the form', async () => {
  const company = companyAt(1)
  await openCompany(company)
  await field('Marketing').fill('nobody@refused.example')
  await save()
  await panel()
    .getByText(/Microsoft refused it.*Invalid value specified/)
    .waitFor({ timeout: 60_000 })
  await rowOf(page, company.name).getByText('Not set').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await panel().getByRole('button', { name: 'Enter again what was not set' }).click()
  await expect.poll(() => field('Marketing').inputValue()).toBe('nobody@refused.example')
  await field('Marketing').fill('news@provider.example')
  await save()
  await panel().getByText('Applied', { exact: true }).waitFor({ timeout: 60_000 })
  expect(await stands(company)).toContain('news@provider.example')
})

test('an address that somebody has changed at the tenant since is left, and shown', async () => {
  const company = companyAt(2)
  await openCompany(company)
  await field('Technical').fill('desk@provider.example')
  const body = new URLSearchParams({ technicalNotificationMails: 'somebody@elsewhere.example' })
  await fetch(company.contacts, { method: 'POST', body, redirect: 'manual' })
  await save()
  await panel()
    .getByText(/The tenant has changed since you looked/)
    .waitFor({ timeout: 60_000 })
  expect(await stands(company)).toContain('somebody@elsewhere.example')
  await expect.poll(() => field('Technical').inputValue()).toBe('somebody@elsewhere.example')
})

test('one address is set at several companies, after it was shown what that changes', async () => {
  await goTo(page, PATH)
  const chosen = [companyAt(3), companyAt(4)]
  for (const { name } of chosen) await rowOf(page, name).first().getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Set one address' }).click()
  const dialog = page.getByRole('dialog').last()
  await dialog.getByRole('textbox', { name: 'Address' }).fill('first.day@provider.example')
  await dialog.getByRole('checkbox', { name: 'Security' }).click()
  await dialog.getByText('Companies that are changed: 2').waitFor()
  await dialog
    .getByText(/first\.day@provider\.example$/)
    .first()
    .waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Set', exact: true }).click()
  for (const company of chosen)
    await expect.poll(() => stands(company), { timeout: 60_000 }).toContain('first.day@provider.example')
})

test('on a phone companies are cards, and nothing is cut', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await goTo(page, PATH)
  await page.getByText(companyAt(3).name).first().waitFor()
  await page
    .getByText(/Security: .*first\.day/)
    .first()
    .waitFor()
  expect(await beyondScreen(page)).toEqual([])
  expect(await faultsInBoth(page)).toEqual([])
  await goTo(page, `${PATH}?open=${companyAt(0).id}`)
  await page.getByRole('textbox', { name: 'Security' }).waitFor()
  expect(await beyondScreen(page)).toEqual([])
})
