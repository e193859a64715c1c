import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { beyondScreen, faultsInBoth } from '#tests/support/browser/accessibility.ts'
import {
  goTo,
  inStep,
  installApp,
  type Journey,
  signInAs,
  startJourney,
} from '#tests/support/browser/journey.ts'
import { resize } from '#tests/support/browser/resize.ts'
import { serveApp } from '#tests/support/serve-app.ts'
import { readArchive } from '#tests/support/spreadsheets/read-archive.ts'
import { openRest } from '#tests/support/rest.ts'

const SHOTS = process.env['SHOTS']
const DEPLOY = 'https://help.castellan.example/deploy'
const WIDTHS = [
  [1440, 900],
  [820, 1180],
  [390, 844],
] as const

let journey: Journey
beforeAll(async () => {
  journey = await startJourney({ environment: { DEPLOY_URL: DEPLOY } })
})
afterAll(() => journey?.end())

async function judge(page: Page, name: string) {
  for (const [width, height] of WIDTHS) {
    await resize(page, { width, height })
    expect(await faultsInBoth(page), `${name} at ${width}`).toEqual([])
    expect(await beyondScreen(page), `${name} at ${width}`).toEqual([])
    if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}-${width}.png`) })
  }
  if (SHOTS) {
    await page.emulateMedia({ colorScheme: 'dark' })
    await resize(page, { width: 1440, height: 900 })
    await page.screenshot({ path: join(SHOTS, `${name}-dark.png`) })
    await page.emulateMedia({ colorScheme: 'light' })
  }
  await resize(page, { width: 1440, height: 900 })
}

function folder() {
  const path = mkdtempSync(join(tmpdir(), 'castellan-journey-agent-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

/** Homes of two people with a browser each. */
function homesOf(place: string, emails: readonly [string, string]) {
  emails.forEach((email, at) => {
    const home = join(place, 'homes', `person${at}`, '.config/google-chrome')
    mkdirSync(home, { recursive: true })
    const info_cache = { Default: { name: `Profile of ${at}`, user_name: email } }
    writeFileSync(join(home, 'Local State'), JSON.stringify({ profile: { info_cache } }))
  })
  return join(place, 'homes')
}

async function run(script: string, homes: string) {
  const child = spawn('sh', [script, 'report', '--homes', homes])
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (said += data.toString()))
  const [code] = (await once(child, 'close')) as [number]
  expect([code, said]).toEqual([0, expect.stringMatching(/^Reported to /)])
}

const panelOf = (page: Page) => page.getByRole('complementary').last()

/** Chooses somebody in the open dialog; the list is there before anything is typed. */
async function choosePerson(page: Page, name: string, option: RegExp) {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Employee/ }).click()
  const search = page.getByRole('combobox').last()
  await search.waitFor()
  await search.fill(name)
  await page.getByRole('option', { name: option }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
}

test('the agent of a company is downloaded and run, and its device is given to a person without a network (FILE-09, DISC-15, EMP-26)', async () => {
  const rest = await openRest(journey.url, 'owner')
  const [company] = await rest.companies()
  if (!company) throw new Error('There are companies')
  const [one, two, three] = (await rest.employees(company.id)).filter(({ ignored }) => !ignored)
  if (!one || !two || !three) throw new Error('The company has employees')
  const page = await (await journey.open()).newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  await goTo(page, '/discover/data')
  await page.getByText('No agents yet').waitFor()
  await judge(page, 'agent-empty')

  await goTo(page, `/discover/data/download?company=${company.id}&os=unix`)
  await page.getByText('has no license key yet').waitFor()
  await page.getByRole('button', { name: 'Make a license key' }).click()
  await page.getByRole('button', { name: 'Show the key' }).click()
  await page.getByText(/^[0-9a-f]{64}$/).waitFor()
  await page.getByText('sudo sh ./castellan-agent-').first().waitFor()
  const deployment = page.getByRole('link', { name: 'More about deployment' })
  await expect.poll(() => deployment.getAttribute('href')).toBe(DEPLOY)
  await judge(page, 'agent-download')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download for macOS and Linux' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^castellan-agent-[a-z0-9-]+\.sh$/)
  const place = folder()
  const script = join(place, download.suggestedFilename())
  writeFileSync(script, readFileSync(await download.path()))

  await goTo(page, '/discover/data')
  // The browsers name two people, so nobody has said whose it is.
  await run(script, homesOf(place, [one.email, two.email]))
  const row = page.getByRole('grid').getByRole('row').nth(1)
  await row.getByText('Nobody').waitFor()
  await judge(page, 'agent-list')
  await row.click()
  await panelOf(page)
    .getByText(/^\d+ installed programs$/)
    .waitFor()
  await panelOf(page).getByText(two.email, { exact: false }).first().waitFor()
  await judge(page, 'agent-panel')

  await page.context().setOffline(true)
  await page.getByRole('button', { name: /^Offline/ }).waitFor()
  await panelOf(page).getByRole('button', { name: 'Assign', exact: true }).click()
  await choosePerson(page, three.email, new RegExp(three.email))
  await row.getByText(three.display_name).waitFor()
  await page.getByRole('button', { name: /\b1 waiting/ }).waitFor()
  await panelOf(page).getByRole('button', { name: 'Take Profile of 1 off the list' }).click()
  await page.getByRole('button', { name: /\b2 waiting/ }).waitFor()
  await judge(page, 'agent-offline')
  await page.context().setOffline(false)
  await inStep(page)
  // What a person said stays, whatever the agent reports.
  await run(script, homesOf(place, [one.email, two.email]))
  await row.getByText(three.display_name).waitFor()
  await expect.poll(() => panelOf(page).getByText('Profile of 1').count()).toBe(0)
  await panelOf(page).getByText('said by a person').waitFor()

  await panelOf(page).getByRole('button', { name: 'Remove', exact: true }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Remove' })
    .click()
  await page.getByText('No agents yet').waitFor()
  await inStep(page)
})

test('how the agent is installed is read without a network once it was read with one (FILE-10)', async () => {
  const page = await (await journey.open()).newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  await installApp(page)
  await page.route('**/api/agent/instructions*', (route) => route.abort())
  await goTo(page, '/discover/data/download')
  await page.getByText('An error occurred while attempting to retrieve the instructions.').waitFor()
  await judge(page, 'agent-not-read')
  await page.unroute('**/api/agent/instructions*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Open PowerShell as administrator').waitFor()
  await goTo(page, '/discover/data')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: /^Offline/ }).waitFor()
  await goTo(page, '/discover/data/download')
  await page.getByText('Open PowerShell as administrator').waitFor()
})

/** The extension of a company, downloaded and unpacked; gives its folder. */
async function downloadExtension(page: Page, companyId: string): Promise<string> {
  await goTo(page, `/discover/data/download?company=${companyId}&os=browser`)
  await page.getByText('chrome://extensions', { exact: true }).waitFor()
  await judge(page, 'extension-download')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download for browsers' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^castellan-extension-[a-z0-9-]+\.zip$/)
  const place = folder()
  for (const [name, bytes] of await readArchive(readFileSync(await download.path()))) {
    mkdirSync(dirname(join(place, name)), { recursive: true })
    writeFileSync(join(place, name), bytes)
  }
  return place
}

/** Sites of names that the browser alone resolves: the first has the second in a frame. */
async function openSites() {
  const pages: Record<string, string> = {
    'crm.example.com': '<title>CRM</title><iframe src="http://frame.example.net/"></iframe>',
  }
  const { port, close } = await serveApp({
    fetch: (request) =>
      new Response(pages[new URL(request.url).hostname] ?? '<title>Other</title>', {
        headers: { 'content-type': 'text/html' },
      }),
  })
  onTestFinished(close)
  return port
}

test('the extension reports its browser and the names of the sites that were opened, and loses none of them', async () => {
  const rest = await openRest(journey.url, 'owner')
  const company = (await rest.companies()).at(-1)
  if (!company) throw new Error('There are companies')
  const page = await (await journey.open()).newPage()
  await signInAs(page, journey.url, 'owner')
  await goTo(page, `/discover/data/download?company=${company.id}&os=browser`)
  await page.getByRole('button', { name: 'Make a license key' }).click()
  const extension = await downloadExtension(page, company.id)
  await goTo(page, `/discover/data?company=${company.id}`)

  const browser = await journey.openProfile(journey.newProfile(), {
    isEngineAlone: false,
    extension,
    locale: 'en-US',
    sitesAt: await openSites(),
  })
  const worker = browser.serviceWorkers()[0] ?? (await browser.waitForEvent('serviceworker'))
  const visiting = await browser.newPage()
  for (const site of [
    'http://crm.example.com/',
    'http://wiki.example.com/',
    'http://crm.example.com/lead?id=7',
  ]) {
    await visiting.goto(site)
  }
  const popup = await browser.newPage()
  await popup.goto(new URL('popup.html', worker.url()).href)
  await popup.getByRole('heading', { name: `For ${company.name}` }).waitFor()
  await popup.getByRole('button', { name: 'Report now' }).click()
  const outcome = () => popup.getByRole('status').textContent()
  await expect.poll(outcome).toMatch(/^Reported \d/)
  await popup.getByText('What is reported').click()
  await expect.poll(() => popup.locator('pre').textContent()).toContain('wiki.example.com')
  expect(await popup.locator('pre').textContent()).not.toMatch(/lead|frame\.example|127\.0\.0\.1|localhost/)
  await popup.setViewportSize({ width: 352, height: 640 })
  expect(await faultsInBoth(popup), 'the popup').toEqual([])
  if (SHOTS) await popup.screenshot({ path: join(SHOTS, 'extension-popup.png') })

  const row = page.getByRole('grid').getByRole('row').nth(1)
  await row.getByText(/^Chrome /).waitFor()
  await row.click()
  await panelOf(page).getByText('2 sites opened in 30 days').waitFor()
  await panelOf(page)
    .getByText(/^opened 2 times, last on /)
    .waitFor()
  await judge(page, 'extension-panel')

  await goTo(page, `/discover/data/download?company=${company.id}&os=browser`)
  await page.getByRole('button', { name: 'Make a new key' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make a new key' }).click()
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await visiting.goto('http://crm.example.com/')
  await popup.getByRole('button', { name: 'Report now' }).click()
  await expect.poll(outcome).toMatch(/^Not reported: .*license key/)
  await expect.poll(() => popup.locator('pre').textContent()).toMatch(/crm\.example\.com",\s+"visits": 3/)
})
