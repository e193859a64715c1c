import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '#tests/support/browser/browser.ts'
import { decideAtVendor } from '#tests/support/decide-at-vendor.ts'
import { freePort } from '#tests/support/free-port.ts'
import {
  acceptAgreement,
  errorsOf,
  inStep,
  LANDING,
  RECOVERED,
  rowOf,
} from '#tests/support/browser/journey.ts'
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'castellan-first-hour-'))
const PASSWORD = 'Portcullis-2026!'

let server: ServerProcess
let context: BrowserContext
let page: Page
let thrown: string[]
const said: string[] = []

beforeAll(async () => {
  const port = await freePort()
  const [live, test] = [`http://localhost:${port}`, `http://127.0.0.1:${port}`]
  const cloud = `${test}/sandbox/microsoft365`
  server = await startServerProcess({
    port,
    dataDir: join(folder, 'data'),
    // The live site with the pretend cloud of the test site beside it, over the network.
    environment: {
      LOG_LEVEL: 'info',
      LIVE_URL: live,
      TEST_URL: test,
      CUSTOMERS: '5',
      EMPLOYEES: '60',
      MICROSOFT_LOGIN_URL: `${cloud}/login`,
      MICROSOFT_GRAPH_URL: `${cloud}/graph`,
      MICROSOFT_EXCHANGE_URL: `${cloud}/exchange`,
      MICROSOFT_MANAGE_URL: `${cloud}/manage`,
      MICROSOFT_CLIENT_ID: '6f1c2a52-6a36-4c0f-9d53-0c8c1d6f4700',
      MICROSOFT_CLIENT_SECRET: 'sandbox-only',
    },
  })
  context = await launchBrowser({
    isEngineAlone: true,
    profile: join(folder, 'profile'),
    timezoneId: 'Europe/Lisbon',
    viewport: { width: 1440, height: 900 },
  })
  thrown = await errorsOf(context)
  context.on('console', (message) => {
    const isOurs = message.type() === 'error' || message.type() === 'warning'
    if (isOurs && !RECOVERED.test(message.text())) said.push(message.text())
  })
  // A form of the pretend vendor may lead to its own site alone; that of the real one leads wherever it was told to.
  await context.route('**/sandbox/microsoft365/login/**', async (route) => {
    const response = await route.fetch({ maxRedirects: 0 })
    const { 'content-security-policy': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  page = await context.newPage()
})
afterAll(async () => {
  await context?.close()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const panel = () => page.getByRole('complementary').last()
const button = (name: string | RegExp) => page.getByRole('button', { name })

test('the first hour: set up, connect, look, harden one tenant in one round, and take it back in one', async () => {
  await page.goto(/http:\S+\/first-run\?token=\S+/.exec(server.output())?.[0] ?? '')
  await page.getByLabel('First name').fill('Odo')
  await page.getByLabel('Last name').fill('Keeper')
  await page.getByLabel('Email').fill('odo@harbour.example')
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await button('Next').click()
  await page.getByLabel('Name of the organization').fill('Harbour Services')
  await button('Set up and sign in').click()
  await acceptAgreement(page)
  await page.getByRole('heading', { name: LANDING, level: 1 }).waitFor()

  await page.getByRole('link', { name: 'Companies', exact: true }).first().click()
  await button('Add company').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Harbour Bakery')
  await dialog.getByRole('button', { name: 'Add company' }).click()
  await panel().getByRole('heading', { name: 'Harbour Bakery' }).waitFor()
  await inStep(page)
  await decideAtVendor(
    page,
    panel().getByRole('button', { name: 'Connect with Microsoft' }),
    'Fern Energy',
    'Accept',
  )
  await panel().getByText('Last run').waitFor({ timeout: 60_000 })
  await panel().getByText('Read', { exact: true }).waitFor()

  await page.goto(`${server.liveUrl}/secure/posture-templates`)
  await rowOf(page, 'Hardening by CIS').click()
  await button('Change tenants').click()
  const protect = page.getByRole('dialog').last()
  await protect
    .getByRole('listitem')
    .filter({ hasText: 'Harbour Bakery' })
    .getByRole('checkbox')
    .first()
    .check()
  await button('Show the changes').click()
  await protect.getByRole('button', { name: /^Apply \d+ changes$/ }).click()
  await protect.getByText('Everything was applied.').waitFor({ timeout: 60_000 })
  await protect.getByRole('button', { name: 'Done' }).click()

  await page.goto(`${server.liveUrl}/secure/security-posture/all/applied`)
  await rowOf(page, 'Harbour Bakery').filter({ hasText: 'Applied' }).first().click()
  await panel().getByRole('button', { name: 'Take back' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click()
  await rowOf(page, 'Harbour Bakery').filter({ hasText: 'Taken back' }).nth(1).waitFor({ timeout: 60_000 })
  await expect.poll(() => rowOf(page, 'Harbour Bakery').filter({ hasText: 'Partly applied' }).count()).toBe(0)
}, 240_000)

test('nothing was amiss in the browser’s console, or in the log', () => {
  expect([...thrown, ...said]).toEqual([])
  const lines = server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
  expect(lines.length).toBeGreaterThan(20)
  expect(lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 40)).toEqual([])
})
