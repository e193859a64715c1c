import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#server/platform/database/database.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { entityTables } from '#server/schema.ts'
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

const PATH = '/secure/mfa'

let journey: Journey
let page: Page
/** The company whose Exchange Online is not connected. */
let lacking = ''
beforeAll(async () => {
  journey = await startJourney({ customers: 12, employees: 240 })
  await journey.changeDatabase(disconnectExchange)
  page = await (await journey.open()).newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  await installApp(page)
  await goTo(page, PATH)
})
afterAll(() => journey?.end())

/** Takes the connection to Exchange Online from a company that is connected well. */
async function disconnectExchange(db: Db) {
  const { rows } = await sql<{ organizationId: string; id: string; name: string }>`
    select i.organization_id as "organizationId", i.id, c.name from integration i
    join customer c on c.organization_id = i.organization_id and c.id = i.customer_id
    where i.type = 'Office365' and i.state = 'Sync Successful' order by i.id limit 1`.execute(db)
  const [found] = rows
  if (!found) throw new Error('The demo has a company that is connected')
  lacking = found.name
  await unitOfWork({ db, tables: entityTables }, found.organizationId, async (work) => {
    await work.load('integration', [found.id])
    const { row } = work.get('integration', found.id)
    if (row) work.put('integration', { ...row, exchange: 'notConnected', exchange_at: null })
  })
}

const panel = () => page.getByRole('complementary').last()
const rowCount = () => page.getByRole('grid').getByRole('row').count()
const tile = (name: string) => page.getByRole('button', { name: `Show ${name}` })
const partOf = (name: string) => new URL(page.url()).searchParams.get(name)

test('people of all companies are told with what they have registered, and a figure shows whom it counts', async () => {
  await rowOf(page, 'Not Protected').first().waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await tile('Only a phone').click()
  await rowOf(page, 'Phone only').first().waitFor()
  await expect.poll(() => rowOf(page, 'Phishing-resistant').count()).toBe(0)
  await expect.poll(() => tile('Only a phone').getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('searchbox').fill('nobody is called so')
  await page.getByText('Nobody is found').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await page.getByRole('button', { name: 'Clear search and filters' }).click()
  await expect.poll(() => partOf('strength')).toBeNull()
  await expect.poll(rowCount).toBeGreaterThan(5)
})

test('somebody is opened, tells their methods and what asks for them, and the keyboard leaves again', async () => {
  await goTo(page, `${PATH}?method=microsoftAuthenticatorPush`)
  await rowOf(page, 'Protected').first().press('Enter')
  await panel().getByRole('heading', { name: 'What is registered' }).waitFor()
  await panel().getByText('Microsoft Authenticator app').first().waitFor()
  await panel().getByText('Per-user MFA', { exact: true }).waitFor()
  await panel().getByRole('link', { name: 'Try a sign-in at this company' }).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => partOf('open')).toBeNull()
})

test('without a network a company is looked at, and nothing reaches beyond a phone', async () => {
  await page.context().setOffline(true)
  await goTo(page, `${PATH}?protection=notProtected`)
  await page.setViewportSize({ width: 390, height: 844 })
  const card = page.getByRole('listitem').filter({ hasText: 'Not Protected' }).first()
  await card.waitFor()
  expect(await beyondScreen(page)).toEqual([])
  expect(await faultsInBoth(page)).toEqual([])
  await card.getByRole('button').first().click()
  await page.getByRole('heading', { name: 'What is registered' }).waitFor()
  expect(await beyondScreen(page)).toEqual([])
  await page.context().setOffline(false)
  await page.setViewportSize({ width: 1440, height: 900 })
})

test('the list is exported in the words that it shows', async () => {
  await goTo(page, `${PATH}?strength=phone`)
  await rowOf(page, 'Phone only').first().waitFor()
  const downloading = page.waitForEvent('download')
  await page
    .getByRole('button', { name: /Export|CSV/ })
    .first()
    .click()
  const csv = await readFile(await (await downloading).path(), 'utf8')
  expect(csv.split('\r\n')[0]).toContain('Strongest method')
  expect(csv).toContain('Phone only')
})

const bulk = () => page.getByRole('button', { name: 'Change per-user MFA' })
const dialog = () => page.getByRole('alertdialog')
const changes = () =>
  page.getByRole('complementary').filter({ has: page.getByRole('heading', { name: 'Changes' }) })

test('selected people of several companies are set to a state, told first what that does, and taken back (MFA-06)', async () => {
  await goTo(page, `${PATH}?state=disabled&sort=company`)
  await rowOf(page, 'Disabled').first().waitFor()
  const boxes = page.getByRole('grid').getByRole('checkbox')
  for (const at of [1, 2, 3]) await boxes.nth(at).check()
  await bulk().click()
  await dialog().getByText('Per-user MFA of 3 people').waitFor()
  await dialog().getByText('Enforced', { exact: true }).click()
  await dialog()
    .getByText(/Every sign-in asks for a second factor/)
    .waitFor()
  await dialog()
    .getByText(/types the number that is shown/)
    .waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await dialog().getByRole('button', { name: 'Change', exact: true }).click()
  await page.getByText('The multi-factor authentication status is being changed.').waitFor()

  await page.getByRole('button', { name: 'Changes', exact: true }).click()
  await changes().getByText('Applied', { exact: true }).first().waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await changes().getByRole('button', { name: 'Take back' }).first().click()
  await dialog()
    .getByText(/the states? from before/)
    .waitFor()
  await dialog().getByRole('button', { name: 'Take back' }).click()
  await changes().getByText('Taken back', { exact: true }).first().waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => partOf('changes')).toBeNull()
})

test('without a network a change waits on the device, says so at the person, and is made afterwards', async () => {
  await goTo(page, `${PATH}?state=enforced`)
  const name =
    (await rowOf(page, 'Enforced').first().getByRole('gridcell').nth(1).innerText()).split('\n')[0] ?? ''
  await page.context().setOffline(true)
  await rowOf(page, name).first().press('Enter')
  await panel().getByRole('button', { name: 'Change per-user MFA' }).click()
  await dialog().getByText('Disabled', { exact: true }).click()
  await dialog()
    .getByText(/Nothing is asked of the account by itself/)
    .waitFor()
  await dialog().getByRole('button', { name: 'Change', exact: true }).click()
  await panel().getByText('Being set to Disabled').waitFor()
  await panel().getByText('Waiting to be sent').waitFor()
  await page.context().setOffline(false)
  await panel().getByText('Applied', { exact: true }).waitFor()
  await inStep(page)
  await page.keyboard.press('Escape')
})

test('people of a company whose Exchange Online is not connected are left out, with the reason (MFA-05)', async () => {
  await goTo(page, `${PATH}?search=${encodeURIComponent(lacking)}`)
  await rowOf(page, lacking).first().press('Enter')
  await panel().getByRole('button', { name: 'Change per-user MFA' }).click()
  await dialog().getByText('Enforced', { exact: true }).click()
  await dialog()
    .getByText(new RegExp(`Exchange Online is not connected at ${lacking}`))
    .waitFor()
  await expect
    .poll(() => dialog().getByRole('button', { name: 'Change', exact: true }).getAttribute('aria-disabled'))
    .toBe('true')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
})

test('who may not open the policies reads the report, and is not led to them', async () => {
  const reader = await (await journey.open()).newPage()
  await signInAs(reader, journey.url, 'reader')
  await inStep(reader)
  await goTo(reader, PATH)
  await rowOf(reader, 'Protected').first().press('Enter')
  const opened = reader.getByRole('complementary').last()
  await opened.getByRole('heading', { name: 'What asks for it' }).waitFor()
  await expect.poll(() => opened.getByRole('link').count()).toBe(0)
  await reader.context().close()
})
