import { readFile } from 'node:fs/promises'
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

const PATH = '/secure/mfa'

let journey: Journey
let page: Page
beforeAll(async () => {
  journey = await startJourney({ customers: 12, employees: 240 })
  page = await (await journey.open()).newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  await installApp(page)
  await goTo(page, PATH)
})
afterAll(() => journey?.end())

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
  await rowOf(page, 'Microsoft Authenticator app').first().press('Enter')
  await panel().getByRole('heading', { name: 'What is registered' }).waitFor()
  await panel().getByText('Per-user MFA').waitFor()
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
