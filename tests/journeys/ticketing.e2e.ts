import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  nothingChosen,
  type TicketSettings,
  ticketSettingsId,
} from '#shared/domain/ticketing/ticket-settings.ts'
import { changeStored } from '#tests/support/database/change-stored.ts'
import { readTicketsJob } from '#server/ticketing/ticket.jobs.ts'
import { beyondScreen, faultsInBoth } from '#tests/support/browser/accessibility.ts'
import {
  enterHalo,
  enterSyncro,
  type HaloKeys,
  readHalo,
  readSyncro,
} from '#tests/support/browser/connect-tool.ts'
import { goTo, inStep, type Journey, rowOf, signInAs, startJourney } from '#tests/support/browser/journey.ts'

interface Company {
  id: string
  name: string
}

let journey: Journey
let page: Page
/** Each has an alert to be looked at. */
let companies: Company[]
let halo: HaloKeys
let organizationId: string
beforeAll(async () => {
  journey = await startJourney()
  halo = await readHalo(journey.url)
  companies = await stored<Company>(
    `select id::text, name from customer c
     where exists (select from alert a where a.customer_id = c.id and a.status = 'new') order by name limit 3`,
  )
  organizationId = (await stored<{ id: string }>('select id::text from organization'))[0]?.id ?? ''
  page = await (await journey.open()).newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
})
afterAll(() => journey?.end())

async function stored<Row>(query: string): Promise<Row[]> {
  let rows: Row[] = []
  await journey.changeDatabase(async (db) => {
    rows = (await sql.raw<Row>(query).execute(db)).rows
  })
  return rows
}

const company = (place: number): Company => companies[place] ?? { id: '', name: '' }
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const panel = () => page.getByRole('complementary').last()
const take = () => button(new RegExp(`^Take .* for ${company(0).name}$`))

/** Opens the first alert of a company. */
async function openAlert({ id }: Company) {
  // From where nothing is called as there.
  await goTo(page, '/companies')
  await goTo(page, `/secure/alerts/${id}`)
  await page.getByRole('grid').getByRole('row').nth(1).waitFor()
  await page.keyboard.press('j')
  await panel().getByText('Why it matters').waitFor()
}

test('a secret that Halo refuses is told at the form, and what was entered stays', async () => {
  await goTo(page, '/integrations')
  await button('Connect a ticketing tool').click()
  await enterHalo(page, { ...halo, secret: 'wrong' })
  await page
    .getByText('Error connecting to the ticketing tool. Please check your credentials.')
    .first()
    .waitFor()
  await page.getByText('Halo refused these values.').waitFor()
  await expect.poll(() => page.getByLabel('Client ID').inputValue()).toBe(halo.id)
  expect(await faultsInBoth(page)).toEqual([])
})

test('what is typed stays when a tablet is turned and the panel becomes a drawer', async () => {
  const before = page.viewportSize() ?? { width: 1440, height: 900 }
  await page.getByLabel('Company URL').fill('https://half-typed.example')
  for (const size of [{ width: 820, height: 1180 }, before]) {
    await page.setViewportSize(size)
    await expect.poll(() => page.getByRole('dialog').count()).toBe(size === before ? 0 : 1)
    await expect.poll(() => page.getByLabel('Company URL').inputValue()).toBe('https://half-typed.example')
  }
})

test('the right one connects all companies, and what Halo offers is read', async () => {
  await enterHalo(page, halo)
  await panel().getByText('Read', { exact: true }).waitFor()
  await panel().getByText(new URL(halo.url).host).waitFor()
  expect(await page.content()).not.toContain(halo.secret)
  expect(await faultsInBoth(page)).toEqual([])
  await button('Mapping & Ticketing').click()
  // The screen before has rows of the same companies, so only what this one alone shows proves that it has loaded.
  await take().waitFor()
  await inStep(page)
})

test('without a network one company is mapped by its name and one by a search, and the server hears later', async () => {
  await page.context().setOffline(true)
  await take().click()
  await rowOf(page, company(0).name).getByText('Mapped', { exact: true }).waitFor()
  await rowOf(page, company(1).name).click()
  await panel()
    .getByRole('button', { name: /^Customer in Halo/ })
    .press('Enter')
  await page.getByRole('combobox', { name: 'Customer in Halo' }).fill(company(2).name)
  await page.keyboard.press('Enter')
  await rowOf(page, company(1).name).getByText('Mapped', { exact: true }).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await panel().getByRole('button', { name: 'Close' }).click()
  await page.context().setOffline(false)
  await inStep(page)
  const mapped = await stored<{ customer_id: string }>('select customer_id::text from ticket_mapping')
  expect(mapped.map(({ customer_id: id }) => id).toSorted()).toEqual(
    [company(0).id, company(1).id].toSorted(),
  )
})

test('what is not mapped is found by a filter, and nothing reaches beyond a phone', async () => {
  await button('Filter').click()
  await page.getByRole('menuitemcheckbox', { name: 'Not mapped' }).click()
  // The one that is mapped names the other one's customer until it is gone.
  await expect.poll(() => rowOf(page, company(1).name).count()).toBe(0)
  await rowOf(page, company(2).name).waitFor()
  await expect.poll(() => rowOf(page, company(0).name).count()).toBe(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await page
    .getByRole('listitem')
    .filter({ hasText: company(2).name })
    .waitFor()
  expect(await beyondScreen(page)).toEqual([])
  expect(await faultsInBoth(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
})

test('settings name what is missing and what does not go together, and are saved once they are right', async () => {
  await page.getByRole('radiogroup', { name: 'Parts' }).getByText('Ticket settings').click()
  await page.getByText(/^Still to be chosen: Type, /).waitFor()
  await page.getByLabel(/^Type/).selectOption('Change request')
  await button('Save').click()
  await page.getByText('Halo demands more with it than can be set from here: Category').waitFor()
  await page.getByLabel(/^Type/).selectOption('Incident')
  await page.getByLabel(/^Team/).selectOption('Security')
  for (const priority of ['Critical', 'High', 'Medium', 'Low', 'Informational'])
    await page.getByLabel(new RegExp(`^${priority}`)).selectOption({ index: 1 })
  expect(await faultsInBoth(page)).toEqual([])
  await button('Save').click()
  await page.getByText('The ticket settings are saved.').waitFor()
  await inStep(page)
  expect(await stored("select customer_id, fields ->> 'team' as team from ticket_settings")).toEqual([
    { customer_id: null, team: 'Security' },
  ])
})

test('what two have set at once is decided by the names of the tool', async () => {
  const team = page.getByLabel(/^Team/)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: /^Offline/ }).waitFor()
  await team.selectOption('1st Line Support')
  await button('Save').click()
  await page.getByRole('button', { name: /\b1 waiting/ }).waitFor()
  await journey.changeDatabase(async (db) => {
    const { rows } = await sql<TicketSettings>`select fields from ticket_settings`.execute(db)
    const fields = rows[0]?.fields ?? nothingChosen.fields
    await changeStored(
      db,
      'ticketSettings',
      { id: ticketSettingsId(null) },
      { fields: { ...fields, team: 'Projects' } },
    )
  })
  await page.context().setOffline(false)
  await page.getByRole('button', { name: /1 needs a decision/ }).click()
  const tray = page.getByRole('dialog', { name: 'Waiting on this device' })
  await tray.getByRole('heading', { name: 'Team', level: 4 }).waitFor()
  await expect
    .poll(() => tray.getByRole('definition').allTextContents())
    .toEqual(['Security', '1st Line Support', 'Projects'])
  expect(await faultsInBoth(page)).toEqual([])
  await tray.getByRole('button', { name: 'Take theirs' }).click()
  await tray.getByText('Everything is sent').waitFor()
  await tray.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => team.locator('option:checked').textContent()).toBe('Projects')
  await team.selectOption('Security')
  await button('Save').click()
  await inStep(page)
})

test('a company shows what it inherits, and takes its own choice back', async () => {
  await button(/^Settings of/).click()
  await page.getByRole('combobox', { name: 'Settings of' }).fill(company(0).name)
  await page.keyboard.press('Enter')
  await page.getByText('What is not chosen here is as for all companies.').waitFor()
  const team = page.getByLabel(/^Team/)
  expect(await team.locator('option').first().textContent()).toBe('As for all companies: Security')
  await team.selectOption('Projects')
  await button('Take everything as for all companies').click()
  await expect.poll(() => team.inputValue()).toBe('')
})

test('O opens the ticket of an alert, and the panel leads to it', async () => {
  await openAlert(company(0))
  await panel().getByRole('button', { name: 'Open a ticket' }).waitFor()
  await page.keyboard.press('o')
  await panel().getByText('Ticket sent').waitFor()
  await page.getByText('The ticket has been sent.').waitFor()
  const link = panel().getByRole('link', { name: 'Show it in Halo' })
  const title = (await panel().getByRole('heading', { level: 2 }).textContent()) ?? ''
  expect(await (await fetch((await link.getAttribute('href')) ?? '')).text()).toContain(title)
  expect(await faultsInBoth(page)).toEqual([])
})

test('what became of the ticket is shown, also without a network, and closes the alert', async () => {
  const href = (await panel().getByRole('link', { name: 'Show it in Halo' }).getAttribute('href')) ?? ''
  const ticket = new URL(href).searchParams.get('id') ?? ''
  const setThere = async (status: string) => {
    const key = new URL(halo.url).host
    const body = new URLSearchParams({ key, ticket, status, act: 'set' })
    await fetch(`${journey.url}/sandbox/halo/pages`, { method: 'POST', body })
    await journey.sendJob(readTicketsJob.queue, { organizationId })
  }
  await setThere('In Progress')
  await panel().getByText('Status: In Progress').waitFor()
  await panel()
    .getByText(/^As of .* in Halo$/)
    .waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await page.context().setOffline(true)
  await openAlert(company(0))
  await panel().getByText('Status: In Progress').waitFor()
  await page.context().setOffline(false)
  await inStep(page)
  await setThere('Closed')
  await panel().getByText('Closed in Halo').waitFor()
  await panel()
    .getByText(/^in Halo, with its ticket/)
    .waitFor()
  await panel().getByText('Resolved', { exact: true }).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
})

test('an alert of a company that is not mapped says so, and leads to its mapping', async () => {
  await openAlert(company(2))
  const part = panel().getByRole('region', { name: 'Ticket' })
  await part
    .getByText('Tickets cannot be created for this company. Map it to a PSA account first.')
    // Beside the reason of the button, which shows when that is pointed at.
    .last()
    .waitFor()
  await expect
    .poll(() => part.getByRole('button', { name: 'Open a ticket' }).getAttribute('aria-disabled'))
    .toBe('true')
  await part.getByRole('link', { name: 'Map to a PSA account' }).click()
  await panel()
    .getByRole('heading', { name: company(2).name })
    .waitFor()
})

test('notifications hint at what keeps tickets back, exactly where they are wanted', async () => {
  await goTo(page, `/secure/alerts/${company(2).id}/notifications`)
  await page.getByLabel('Tickets', { exact: true }).selectOption('On')
  await page.getByText('This company cannot receive tickets or emails.').waitFor()
  await page.getByRole('link', { name: 'Map to a PSA account' }).waitFor()
  await page.getByText('Add a recipient email').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await page.getByLabel('Tickets', { exact: true }).selectOption('As for all companies: Off')
})

test('it is disconnected after a question that says what goes with it', async () => {
  await goTo(page, '/integrations?modal=ticketing')
  await button('Disconnect').click()
  const question = page.getByRole('alertdialog', { name: 'Disconnect Halo?' })
  await question.getByText(/^All mappings of companies, all ticket settings/).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await question.getByRole('button', { name: 'Disconnect' }).click()
  await question.waitFor({ state: 'detached' })
  await panel().getByText('Not connected', { exact: true }).waitFor()
  await inStep(page)
  expect(await stored('select id from ticket_mapping')).toEqual([])
})

test('another tool takes its place, with fields of its own', async () => {
  const syncro = await readSyncro(journey.url)
  await panel().getByRole('radio', { name: 'Syncro' }).click()
  await enterSyncro(page, { ...syncro, key: 'wrong' })
  await page.getByText('Syncro refused these values.').waitFor()
  await enterSyncro(page, syncro)
  await panel().getByText('Read', { exact: true }).waitFor()
  await panel().getByText(new URL(syncro.url).host).waitFor()
  expect(await page.content()).not.toContain(syncro.key)
  expect(await faultsInBoth(page)).toEqual([])
  await button('Mapping & Ticketing').click()
  await page.waitForURL(/\/syncro$/)
  await take().click()
  await rowOf(page, company(0).name).getByText('Mapped', { exact: true }).waitFor()
  await goTo(page, `${new URL(page.url()).pathname}?tab=settings`)
  for (const name of ['Issue type', 'Status', 'Assignee'])
    await page
      .getByRole('combobox', { name: new RegExp(`^${name}`) })
      .first()
      .waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await inStep(page)
  expect(await stored('select type from ticket_tool')).toEqual([{ type: 'Syncro' }])
})

test('it is given an address once, to which it posts that a ticket has changed', async () => {
  await button('Have changes told').click()
  const dialog = page.getByRole('alertdialog', { name: 'Address for changes of tickets' })
  await dialog.getByText(/^Under Admin, Notification Center/).waitFor()
  const address = (await dialog.getByRole('code').textContent()) ?? ''
  expect(await faultsInBoth(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByText('Syncro has not posted anything yet.').waitFor()
  expect(await page.content()).not.toContain(address)
  const status = async () => (await page.request.post(address, { data: '<html>' })).status()
  expect(await status()).toBe(204)
  await page.getByText(/^Syncro last posted something /).waitFor()
  await button('Remove the address').click()
  const question = page.getByRole('alertdialog', { name: 'Remove the address?' })
  await question.getByRole('button', { name: 'Remove the address' }).click()
  await button('Have changes told').waitFor()
  expect(await status()).toBe(404)
})
