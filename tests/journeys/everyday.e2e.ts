import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  goTo,
  type Journey,
  openEmployees,
  rowOf,
  signInAs,
  startJourney,
} from '#tests/support/browser/journey.ts'

let journey: Journey
let page: Page
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.end())
beforeEach(async () => {
  page = await journey.share({ name: 'owner', begin: signIn, path: '/companies' })
  await page.getByRole('grid').getByRole('row').nth(2).waitFor()
})

async function signIn(on: Page) {
  await signInAs(on, journey.url, 'owner')
}

const button = (name: string | RegExp) => page.getByRole('button', { name })

test.each([
  ['/companies', 'Country'],
  ['/employees', 'Phone'],
  ['/users', 'Companies'],
])('which columns %s shows stands in the address and is kept by a reload', async (path, column) => {
  await goTo(page, path)
  await page.getByRole('grid').getByRole('row').nth(1).waitFor()
  const head = page.getByRole('columnheader', { name: column, exact: true })
  const before = await head.count()
  await button('Columns').click()
  await page.getByRole('menuitemcheckbox', { name: column, exact: true }).click()
  await page.keyboard.press('Escape')
  await expect.poll(() => head.count()).toBe(1 - before)
  await page.reload()
  await page.getByRole('grid').getByRole('row').nth(1).waitFor()
  await expect.poll(() => head.count()).toBe(1 - before)
})

test('a company that is not here says so, without what could be done with one', async () => {
  const unknown = '01a20a00-0000-7000-8000-000000000000'
  for (const path of [`/secure/security-posture/${unknown}`, `/integrations/${unknown}`]) {
    await page.goto(journey.url + path)
    await page.getByRole('heading', { name: 'This company is not here' }).first().waitFor()
    await expect.poll(() => button(/Quick Baseline|^Export$/).count()).toBe(0)
  }
})

test('a first day after the last one, one that is none, and one of long ago are told at the field', async () => {
  await page.goto(`${journey.url}/secure/security-posture/all/changes?from=2026-11-20&to=2026-11-10`)
  await page.getByText('The first day is after the last one.').waitFor()
  const first = page.getByLabel('From', { exact: true })
  await first.press('Backspace')
  await first.press('Tab')
  await page.getByLabel('To', { exact: true }).focus()
  await page.getByText('Invalid Date Type').waitFor()
  await first.fill('2001-01-01')
  await page.getByLabel('To', { exact: true }).focus()
  await page.getByText('Field is not valid').waitFor()
})

test('a list is kept as somebody arranged it, shown again by that view, and taken as a file', async () => {
  await page.goto(`${journey.url}/companies?mfa=missing&sort=country`)
  const rows = page.getByRole('grid').getByRole('row')
  await rows.nth(1).waitFor()
  const found = await page.getByRole('grid').getAttribute('aria-rowcount')
  await button('Views').click()
  await page.getByRole('menuitem', { name: /Keep this view/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Keep this view' })
  await dialog.getByLabel('Name').fill('Without a second factor')
  await dialog.getByRole('button', { name: 'Keep' }).click()
  await dialog.waitFor({ state: 'detached' })

  await page.goto(`${journey.url}/companies`)
  await rows.nth(1).waitFor()
  await expect.poll(() => page.getByRole('grid').getAttribute('aria-rowcount')).not.toBe(found)
  await button('Views').click()
  await page.getByRole('menuitem', { name: 'Without a second factor', exact: true }).click()
  await button('Remove the filter “MFA not required”').waitFor()
  await expect.poll(() => page.getByRole('grid').getAttribute('aria-rowcount')).toBe(found)
  expect(new URL(page.url()).searchParams.get('sort')).toBe('country')

  const saving = page.waitForEvent('download')
  await button('Get as CSV file').click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^companies-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines[0]).toBe('\uFEFFCompany,Contact,Country,MFA,License,State,Email')
  expect(lines).toHaveLength(Number(found))
})

test('a name that was typed for a view is not lost without a question', async () => {
  await goTo(page, '/secure/security-posture/all/companies')
  await button('Views').click()
  await page.getByRole('menuitem', { name: /Keep this view/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Keep this view' })
  await dialog.getByLabel('Name').fill('Half typed')
  await page.keyboard.press('Escape')
  await button('Keep editing').click()
  await expect.poll(() => dialog.getByLabel('Name').inputValue()).toBe('Half typed')
  await page.keyboard.press('Escape')
  await button('Exit without saving').click()
  await dialog.waitFor({ state: 'detached' })
})

test('an open panel covers nothing that can be pressed, and who is ignored is in no figure', async () => {
  await openEmployees(page)
  const figure = async () => Number(await page.getByRole('definition').first().innerText())
  await expect.poll(figure).toBeGreaterThan(0)
  const before = await figure()
  await page.getByRole('grid').getByRole('row').nth(1).click()
  const panel = page.getByRole('complementary').last()
  await panel.getByRole('button', { name: 'Ignore' }).first().click()
  await expect.poll(figure).toBe(before - 1)
  const add = button('Add employees')
  // Playwright clicks only what nothing lies over.
  await add.click({ trial: true })
  const [covered, shown] = [await panel.boundingBox(), await add.boundingBox()]
  expect((shown?.x ?? 0) + (shown?.width ?? 0)).toBeLessThanOrEqual(covered?.x ?? 0)
  await panel.getByRole('button', { name: 'Unignore' }).first().click()
  await expect.poll(figure).toBe(before)
})

test('the figures of the posture of companies are written out at 1440 pixels, wide and narrow', async () => {
  await goTo(page, '/secure/security-posture/all/companies')
  const heads = page.getByRole('columnheader')
  await rowOf(page, /\d/).nth(2).waitFor()
  const cut = () =>
    heads.evaluateAll((cells) =>
      cells
        .flatMap((cell) => [...cell.querySelectorAll('*')])
        .filter((each) => each.children.length === 0 && each.scrollWidth > each.clientWidth + 1)
        .filter((each) => getComputedStyle(each).overflow !== 'visible')
        .map((each) => each.textContent),
    )
  expect(await cut()).toEqual([])
})

test('the menu of a person names their role in their language', async () => {
  await button(/your menu$/).click()
  await page.getByRole('menuitem', { name: /· Owner/ }).waitFor()
  await page.evaluate(() => localStorage.setItem('language', 'de'))
  await page.reload()
  await button(/Ihr Menü$/).click()
  await page.getByRole('menuitem', { name: /· Inhaber/ }).waitFor()
  await page.evaluate(() => localStorage.removeItem('language'))
  await page.reload()
  await button(/your menu$/).waitFor()
})
