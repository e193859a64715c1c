import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WORKBOOK_MEDIA } from '#shared/lib/spreadsheet/workbook-media.ts'
import { writeWorkbook } from '#shared/lib/spreadsheet/write-workbook.ts'
import { faultsInBoth } from '#tests/support/browser/accessibility.ts'
import { launchBrowser } from '#tests/support/browser/browser.ts'
import { freePort } from '#tests/support/free-port.ts'
import { acceptAgreement, goTo, inStep, LANDING, rowOf } from '#tests/support/browser/journey.ts'
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'castellan-first-run-'))
const PASSWORD = 'Portcullis-2026!'

let port: number
let server: ServerProcess
let context: BrowserContext
let page: Page

const start = async (settings: Record<string, string> = {}) => {
  const environment = { SITE: 'live', ...settings }
  server = await startServerProcess({ port, dataDir: join(folder, 'data'), environment })
}
const link = () => /http:\S+\/first-run\?token=\S+/.exec(server.output())?.[0] ?? ''

beforeAll(async () => {
  port = await freePort()
  await start()
  context = await launchBrowser({
    isEngineAlone: true,
    profile: join(folder, 'profile'),
    timezoneId: 'Europe/Lisbon',
  })
  page = await context.newPage()
})
afterAll(async () => {
  await context?.close()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const invalid = () => page.getByRole('heading', { name: 'not good any more' })

test('a start that nobody used is followed by another link, and the old one says so', async () => {
  const old = link()
  await server.stop()
  await start()
  expect(link()).not.toBe(old)
  await page.goto(old)
  await invalid().waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await page.getByRole('button', { name: 'Go to sign in' }).click()
  await page.getByRole('heading', { name: 'Welcome', level: 1 }).waitFor()
})

const steps = (of: Page) => of.getByRole('dialog', { name: 'Getting started' })
const TICKETS = 'Connect your ticket system'

/** Whoever has no ticket system is shown that its step was put aside, and can take that back. */
async function restoresNeedlessStep(of: Page) {
  await steps(of).getByText('1 dismissed').click()
  await steps(of).getByRole('button', { name: TICKETS }).click()
  await steps(of).getByRole('list', { name: 'To do' }).getByText(TICKETS).waitFor()
  await of.keyboard.press('Escape')
  await steps(of).waitFor({ state: 'detached' })
}

test('the first person sets the site up by the keyboard, and is in', async () => {
  await page.goto(link())
  await page.getByRole('heading', { name: 'Who are you?' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('required field').first().waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await page.getByLabel('First name').fill('Odo')
  await page.getByLabel('Last name').fill('Keeper')
  await page.getByLabel('Email').fill('odo@harbour.example')
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Your organization' }).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await expect.poll(() => page.getByLabel('Time zone').inputValue()).toBe('Europe/Lisbon')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Odo')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Name of the organization').fill('Harbour Services')
  await page.getByRole('checkbox', { name: /PSA/ }).press('Space')
  await page.getByRole('button', { name: 'Set up and sign in' }).click()
  await acceptAgreement(page)
  await restoresNeedlessStep(page)
  await page.getByRole('heading', { name: LANDING, level: 1 }).waitFor()
  await page.getByRole('radiogroup', { name: 'List' }).getByText('Companies', { exact: true }).click()
  await page.getByRole('grid').getByText('Harbour Services').first().waitFor()
  expect(page.url()).not.toContain('token')
  await page.getByRole('button', { name: /your menu$/ }).click()
  await page.getByRole('menuitem', { name: /^Trial: 14 days left/ }).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await page.keyboard.press('Escape')
})

test('the link is used up, and the next start has none', async () => {
  const used = link()
  const stranger = await launchBrowser({ isEngineAlone: true, profile: join(folder, 'stranger') })
  const other = await stranger.newPage()
  await other.goto(used)
  await other.getByRole('heading', { name: 'not good any more' }).waitFor()
  await server.stop()
  await start()
  expect(link()).toBe('')
  await other.goto(`http://localhost:${port}/`)
  await other.getByLabel('Email').fill('odo@harbour.example')
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await other.getByRole('button', { name: 'Sign in' }).click()
  await other.getByRole('heading', { name: LANDING, level: 1 }).waitFor()
  await inStep(other)
  // Another device does not put aside again what was taken back.
  await expect.poll(() => steps(other).count()).toBe(0)
  await other.getByRole('button', { name: /^Checklist/ }).click()
  await steps(other).getByRole('list', { name: 'To do' }).getByText(TICKETS).waitFor()
  await stranger.close()
})

const COMPANY = 'Lantern Harbour'
const PEOPLE = [
  ['Ottilie', 'Quay'],
  ['Ferdinand', 'Mole'],
  ['Wanda', 'Pier'],
]

test('a company is added, its people come from a file, and each of them is given a licence', async () => {
  // Whoever runs a site for themselves needs no portal to buy anything in.
  await server.stop()
  await start({ LICENSED: 'true' })
  await page.goto(`http://localhost:${port}/companies`)
  await page.getByRole('button', { name: 'Add company' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(COMPANY)
  await dialog.getByRole('button', { name: 'Add company' }).click()
  await rowOf(page, COMPANY).waitFor()

  await goTo(page, '/employees')
  await page.getByRole('button', { name: 'Add employees' }).click()
  await page.getByRole('menuitem', { name: /Import a file/ }).click()
  await dialog.getByRole('button', { name: /^Company:/ }).click()
  await page.getByRole('combobox', { name: 'Company' }).fill(COMPANY)
  await page.getByRole('option', { name: COMPANY, exact: true }).click()
  const file = await writeWorkbook('People', [
    ['First name', 'Last name', 'Email', 'Department'],
    ...PEOPLE.map(([first = '', last = '']) => [
      first,
      last,
      `${first.toLowerCase()}@lantern.example`,
      'Castle',
    ]),
  ])
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'people.xlsx', mimeType: WORKBOOK_MEDIA, buffer: Buffer.from(file) })
  await dialog.getByRole('button', { name: 'Import 3 people' }).click()
  await dialog.getByText('The import is done').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  for (const [first = '', last = ''] of PEOPLE) await rowOf(page, `${first} ${last}`).waitFor()
  await page.getByRole('checkbox', { name: /^Select all/ }).check()
  await page.getByRole('button', { name: 'Assign licenses' }).click()
  await dialog.getByLabel('Discover').selectOption({ label: 'Discover Premium: 10,000 of 10,000 available' })
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await inStep(page)
  await goTo(page, '/employees?discover=true')
  for (const [first = '', last = ''] of PEOPLE) await rowOf(page, `${first} ${last}`).waitFor()
})
