import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newcomer } from '#shared/domain/employees/directory-changes.ts'
import type { GoogleAccount } from '#shared/domain/employees/google-account.ts'
import { ledByGoogle } from '#shared/domain/employees/two-directories.ts'
import { CONNECTION_KINDS } from '#shared/domain/integrations/connection-kinds.ts'
import { blankIntegration } from '#server/integrations/new-integration.ts'
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
import { picture } from '#tests/support/browser/picture.ts'

const PATH = '/secure/mfa'

let journey: Journey
let page: Page
/** The company whose Exchange Online is not connected. */
let lacking = ''
/** Somebody who has an account in each cloud. */
let ofBoth = ''
beforeAll(async () => {
  journey = await startJourney({ customers: 12, employees: 240 })
  await journey.changeDatabase(disconnectExchange)
  await journey.changeDatabase(readGoogle)
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

/** Gives a company that is connected well a Google Workspace of two people: one has an account at Microsoft, too. */
async function readGoogle(db: Db) {
  const { rows } = await sql<{ organizationId: string; customerId: string; employeeId: string }>`
    select i.organization_id as "organizationId", i.customer_id as "customerId", (
      select e.id from employee e where e.organization_id = i.organization_id and e.customer_id = i.customer_id
        and e.directory = 'present' and e.sign_in_enabled and not e.ignored
        and e.mfa_status = 'Registered' order by e.id limit 1) as "employeeId"
    from integration i
    where i.type = 'Office365' and i.state = 'Sync Successful' order by i.id offset 1 limit 1`.execute(db)
  const [found] = rows
  if (!found) throw new Error('The demo has companies that are connected')
  const { organizationId, customerId, employeeId } = found
  const account = (user_name: string): GoogleAccount => ({
    id: user_name,
    user_name,
    addresses: [user_name],
    directory: 'present',
    leads: false,
    sign_in_enabled: true,
    is_admin: false,
    second_factor: 'Not Registered',
    last_active: null,
    org_unit: '/',
    sku_ids: null,
  })
  await unitOfWork({ db, tables: entityTables }, organizationId, async (work) => {
    const integration = blankIntegration(customerId, { type: 'GWS', kind: CONNECTION_KINDS.APP })
    const alone = newcomer(uuidv7(), customerId)
    await work.load('integration', [integration.id])
    await work.load('employee', [employeeId, alone.id])
    const at = new Date().toISOString()
    work.put('integration', {
      ...integration,
      state: 'Sync Successful',
      last_synced: at,
      tenant_id: 'C0workspace',
    })
    const { row } = work.get('employee', employeeId)
    if (!row) throw new Error('The company has people')
    ofBoth = row.display_name
    work.put('employee', { ...row, google_account: account('both@workspace.example') })
    const email = 'zoe@workspace.example'
    work.put(
      'employee',
      ledByGoogle(
        { ...alone, first_name: 'Zoe', display_name: 'Zoe Alone', email, username: email },
        account(email),
      ),
    )
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

test('people of Google stand in the same list, and what only Microsoft offers is not offered for them (MFA-01)', async () => {
  await goTo(page, `${PATH}?protection=notProtected&cloud=google`)
  await rowOf(page, 'Zoe Alone').waitFor()
  await rowOf(page, 'Zoe Alone').getByText('Google', { exact: true }).waitFor()
  // The worse of two accounts counts.
  await rowOf(page, ofBoth).getByText('Google', { exact: true }).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  const downloading = page.waitForEvent('download')
  await page
    .getByRole('button', { name: /Export|CSV/ })
    .first()
    .click()
  const csv = await readFile(await (await downloading).path(), 'utf8')
  expect(csv).toMatch(/Zoe Alone.*Google Workspace/)
  expect(csv).toMatch(new RegExp(`${ofBoth}.*Microsoft 365, Google Workspace`))

  await rowOf(page, 'Zoe Alone').click()
  await panel().getByRole('heading', { name: 'Zoe Alone' }).waitFor()
  await panel().getByRole('heading', { name: 'At Google' }).waitFor()
  await panel().getByText('who has the password gets in').waitFor()
  await panel().getByText('where this person has no account').waitFor()
  await expect
    .poll(() => panel().getByRole('button', { name: 'Change per-user MFA' }).getAttribute('aria-disabled'))
    .toBe('true')
  await picture(page, 'at-google')
  expect(await faultsInBoth(page)).toEqual([])
  await page.keyboard.press('Escape')
  await rowOf(page, ofBoth).click()
  await panel().getByRole('heading', { name: 'What is registered' }).waitFor()
  await panel().getByRole('heading', { name: 'At Google' }).waitFor()
  await panel().getByText('both@workspace.example').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => partOf('open')).toBeNull()
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
