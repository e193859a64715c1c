import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beyondScreen, faultsInBoth } from '#tests/support/browser/accessibility.ts'
import { goTo, inStep, type Journey, rowOf, signInAs, startJourney } from '#tests/support/browser/journey.ts'
import { resize } from '#tests/support/browser/resize.ts'
import { openRest } from '#tests/support/rest.ts'

const SHOTS = process.env['SHOTS']
const WIDTHS = [
  [1440, 900],
  [820, 1180],
  [390, 844],
] as const

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.end())

async function judge(page: Page, name: string) {
  for (const [width, height] of WIDTHS) {
    await resize(page, { width, height })
    expect(await faultsInBoth(page), `${name} at ${width}`).toEqual([])
    expect(await beyondScreen(page), `${name} at ${width}`).toEqual([])
    if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}-${width}.png`) })
  }
  await resize(page, { width: 1440, height: 900 })
}

async function openOwner() {
  const page = await (await journey.open()).newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  return page
}

test('a report that is scheduled offline is with the server once there is a network (REP-10)', async () => {
  const rest = await openRest(journey.url, 'owner')
  const [company] = await rest.companies()
  if (!company) throw new Error('There is a company')
  const page = await openOwner()
  await goTo(page, '/scheduled-reports')
  await page.getByText('No report is scheduled').waitFor()
  await judge(page, 'scheduled-empty')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Schedule a report' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Description').fill('Posture of the month')
  await dialog.getByRole('checkbox', { name: company.name, exact: true }).check({ force: true })
  await judge(page, 'scheduled-dialog')
  await dialog.getByRole('button', { name: 'Schedule a report' }).click()
  await rowOf(page, 'Posture of the month').waitFor()
  await page.context().setOffline(false)
  await expect
    .poll(async () =>
      (await rest.scheduledReports()).map(({ description, frequency }) => [description, frequency]),
    )
    .toEqual([['Posture of the month', 'monthly']])
  await judge(page, 'scheduled-list')
  await rowOf(page, 'Posture of the month').click()
  await page.getByRole('complementary').last().getByText('Not sent yet').waitFor()
  await judge(page, 'scheduled-panel')
})

test('the posture of a company is saved as a PDF, once a quarter without Secure (REP-03, REP-07)', async () => {
  const rest = await openRest(journey.url, 'owner')
  const page = await openOwner()
  await goTo(page, '/secure/security-posture')
  await page.locator('button[aria-disabled="true"]', { hasText: /^Report$/ }).waitFor()
  const companies = await rest.companies()
  const company = companies.at(-1)
  if (!company) throw new Error('There is a company')
  await goTo(page, `/secure/security-posture/${company.id}`)
  const ask = async () => {
    await page.getByRole('button', { name: 'Report', exact: true }).click()
    await page.getByRole('menuitem', { name: /^PDF report/ }).click()
  }
  const downloading = page.waitForEvent('download')
  await ask()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/ - Security posture - \d{4}-\d\d-\d\d\.pdf$/)
  const pdf = await getDocument({ data: new Uint8Array(await readFile(await download.path())), verbosity: 0 })
    .promise
  const { items } = await (await pdf.getPage(1)).getTextContent()
  expect(items.map((item) => ('str' in item ? item.str : '')).join('')).toContain('Security posture')
  await page.getByText('The report is saved.').waitFor()
  await ask()
  await page.getByText(/used up|already used/).waitFor()
  await judge(page, 'report-limit')
})
