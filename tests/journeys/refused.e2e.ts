import { sql } from 'kysely'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#server/platform/database/database.ts'
import { faultsInBoth } from '#tests/support/browser/accessibility.ts'
import { badgeOf, playIcon } from '#tests/support/browser/badge.ts'
import { changeStored } from '#tests/support/database/change-stored.ts'
import { goTo, inStep, type Journey, rowOf, signInAs, startJourney } from '#tests/support/browser/journey.ts'

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.end())

const open = async (prepare: (context: BrowserContext) => Promise<unknown> = async () => {}) => {
  const context = await journey.open()
  await prepare(context)
  const page = await context.newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  await page.getByRole('grid').getByRole('row').nth(1).click()
  await page.getByRole('button', { name: 'Employees', exact: true }).click()
  await page.getByRole('heading', { name: 'Employees', level: 1 }).waitFor()
  await page.getByRole('grid').getByRole('row').nth(3).waitFor()
  return page
}

/** The mail address of the person in a row of the grid. */
async function addressOf(page: Page, place: number): Promise<string> {
  await page.getByRole('grid').getByRole('row').nth(place).click()
  const panel = page.getByRole('complementary').last()
  const address = await panel
    .getByText(/^\S+@\S+\.example$/)
    .first()
    .innerText()
  await panel.getByRole('button', { name: 'Close' }).click()
  return address
}

const correct = async (page: Page) => {
  await page.getByRole('button', { name: /1 needs a decision/ }).click()
  const tray = page.getByRole('dialog').last()
  await tray.getByRole('button', { name: 'Correct it' }).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await tray.getByRole('button', { name: 'Correct it' }).click()
}

test('somebody who was added and refused is corrected in the form, with everything that was typed', async () => {
  const page = await open()
  const taken = await addressOf(page, 1)
  await page.getByRole('button', { name: 'Add employees' }).click()
  await page.getByRole('menuitem', { name: 'Add employee' }).click()
  const form = page.getByRole('dialog', { name: 'Add employee' })
  await form.getByLabel('First name').fill('Percival')
  await form.getByLabel('Last name').fill('Portcullis')
  await form.getByLabel('Email').fill(taken)
  await form.getByLabel('Department').fill('Gate')
  await form.getByRole('button', { name: 'Add employee' }).click()
  await correct(page)
  await form.waitFor()
  await expect.poll(() => form.getByLabel('Last name').inputValue()).toBe('Portcullis')
  await expect.poll(() => form.getByLabel('Department').inputValue()).toBe('Gate')
  await form.getByLabel('Email').fill('percival.portcullis@castle.example')
  await form.getByRole('button', { name: 'Add employee' }).click()
  await inStep(page)
  await page.getByRole('heading', { name: 'Percival Portcullis' }).waitFor()
})

test('a change that was refused leaves the row as it was, is on the icon of the app, and is corrected in the panel', async () => {
  const page = await open(playIcon)
  await expect.poll(() => badgeOf(page)).toBe(0)
  const rows = page.getByRole('grid').getByRole('row')
  const [mine, taken] = [await addressOf(page, 1), await addressOf(page, 2)]
  await rows.nth(1).click()
  const panel = page.getByRole('complementary').last()
  await panel.getByRole('button', { name: 'Edit' }).click()
  await panel.getByLabel('Email').fill(taken)
  await panel.getByLabel('Job title').fill('Warden')
  await panel.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: /1 needs a decision/ }).waitFor()
  await rowOf(page, mine).waitFor()
  await expect.poll(() => rowOf(page, 'Warden').count()).toBe(0)
  await expect.poll(() => badgeOf(page)).toBe(1)
  await correct(page)
  await expect.poll(() => panel.getByLabel('Job title').inputValue()).toBe('Warden')
  await panel.getByLabel('Email').fill(mine)
  await panel.getByRole('button', { name: 'Save' }).click()
  await inStep(page)
  await expect.poll(() => badgeOf(page)).toBe(0)
})

/** Policies of the demo for mail and for devices, and a group that their tenants have. */
const QUARANTINE = 'Quarantine for everybody'
const ANTIVIRUS = 'Windows: antivirus'
const GROUP = 'Field service'
const CONNECTED = 'Sync Successful'

test('what tenants were to change and the server refused comes back into its form, and is corrected and carried out', async () => {
  let company = ''
  let id = ''
  await journey.changeDatabase(async (db) => {
    ;({ id: company, integrationId: id } = await findCompany(db))
    await changeStored(db, 'integration', { id }, { state: 'Unconnected' })
  })
  const page = await (await journey.open()).newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  const panel = () => page.getByRole('complementary').last()
  const form = () => page.getByRole('dialog').last()
  const decisions = (count: number) =>
    page.getByRole('button', { name: count === 1 ? '1 needs a decision' : `${count} need a decision` })

  await goTo(page, `/secure/defender/policies/${company}?kind=antiSpam&builtIn=false`)
  await rowOf(page, QUARANTINE).click()
  await panel().getByRole('button', { name: 'Edit' }).click()
  await form().getByLabel('Description').fill('Kept by the desk')
  await form().getByLabel('Bulk email threshold').fill('4')
  await form().getByRole('button', { name: 'Save' }).click()
  await decisions(1).waitFor()

  await goTo(page, `/secure/intune/device-configuration/${company}`)
  await rowOf(page, ANTIVIRUS).click()
  await panel().getByRole('button', { name: 'Assign' }).click()
  await form().getByRole('checkbox', { name: 'All devices' }).uncheck()
  await form().getByLabel('Other groups to include').fill('Night shift')
  await form().getByRole('button', { name: 'Assign' }).click()
  await decisions(2).waitFor()

  await goTo(page, `/secure/policy-management/named-locations?company=${company}`)
  await page.getByRole('button', { name: 'New location' }).click()
  await form().getByRole('textbox', { name: 'Name' }).fill('Gatehouse')
  await form().getByRole('textbox', { name: 'Addresses and ranges' }).fill('198.51.100.7')
  await form().getByRole('button', { name: 'Save' }).click()
  await decisions(3).waitFor()

  await page.context().setOffline(true)
  await journey.changeDatabase((db) => changeStored(db, 'integration', { id }, { state: CONNECTED }))
  await page.context().setOffline(false)
  const correctFirst = async (count: number) => {
    await decisions(count).click()
    await form().getByRole('button', { name: 'Correct it' }).first().click()
  }

  await correctFirst(3)
  await form()
    .getByRole('heading', { name: `Edit ${QUARANTINE}` })
    .waitFor()
  await expect.poll(() => form().getByLabel('Description').inputValue()).toBe('Kept by the desk')
  await expect.poll(() => form().getByLabel('Bulk email threshold').inputValue()).toBe('4')
  await form().getByLabel('Bulk email threshold').fill('5')
  await form().getByRole('button', { name: 'Save' }).click()
  await panel().getByText('Applied', { exact: true }).first().waitFor()
  await panel().getByText('Kept by the desk', { exact: true }).first().waitFor()
  await panel().locator('dd', { hasText: /^5$/ }).first().waitFor()

  await correctFirst(2)
  await form()
    .getByRole('heading', { name: `Whom ${ANTIVIRUS} is for` })
    .waitFor()
  await expect.poll(() => form().getByRole('checkbox', { name: 'All devices' }).isChecked()).toBe(false)
  await expect.poll(() => form().getByLabel('Other groups to include').inputValue()).toBe('Night shift')
  await form().getByText('For these, too: Night shift').waitFor()
  await form().getByLabel('Other groups to include').fill(GROUP)
  await form().getByRole('button', { name: 'Assign' }).click()
  await panel().getByText('Applied', { exact: true }).first().waitFor()
  await rowOf(page, ANTIVIRUS).filter({ hasText: GROUP }).waitFor()

  await correctFirst(1)
  await form()
    .getByRole('heading', { name: /^New location of / })
    .waitFor()
  await expect.poll(() => form().getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Gatehouse')
  await form().getByRole('textbox', { name: 'Addresses and ranges' }).fill('198.51.100.8')
  await form().getByRole('button', { name: 'Save' }).click()
  await rowOf(page, 'Gatehouse').filter({ hasText: '198.51.100.8/32' }).waitFor()
  await inStep(page)
  await expect.poll(() => page.getByRole('button', { name: /decision/ }).count()).toBe(0)
})

/** A company of the demo that has both policies and whose locations were read, with its connection. */
async function findCompany(db: Db) {
  const has = (name: string) => sql`policies @> ${JSON.stringify([{ name }])}::jsonb`
  const { rows } = await sql<{ id: string; integrationId: string }>`
    select customer.id::text, integration.id::text as "integrationId" from customer
    join integration on integration.customer_id = customer.id
      and integration.type = 'Office365' and integration.state = ${CONNECTED}
    where customer.active
      and customer.organization_id = (select organization_id from app_user where email = 'owner@demo.castellan.example')
      and exists (select 1 from mail_policies where customer_id = customer.id and ${has(QUARANTINE)})
      and exists (select 1 from device_policies where customer_id = customer.id and ${has(ANTIVIRUS)})
      and exists (select 1 from access_options where customer_id = customer.id and unread is null)
    order by customer.name limit 1`.execute(db)
  const [found] = rows
  if (!found) throw new Error('The demo has such a company')
  return found
}
