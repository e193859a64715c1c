import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { inStep, type Journey, rowOf, signInAs, startJourney } from '#tests/support/browser/journey.ts'
import { faultsInBoth } from '#tests/support/browser/accessibility.ts'

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.end())

const open = (viewport?: { width: number; height: number }) =>
  journey.share({
    name: 'owner',
    begin: async (page) => {
      await signInAs(page, journey.url, 'owner')
      await inStep(page)
    },
    path: '/secure/alerts',
    ...(viewport ? { viewport } : {}),
  })

const panel = (page: Page) => page.getByRole('complementary').last()
const title = (page: Page) => panel(page).getByRole('heading', { level: 2 })

test('alerts of all companies are read, taken up and resolved by the keyboard without a network, and reach the server later', async () => {
  const page = await open()
  await page.getByRole('grid').getByRole('row').nth(2).waitFor()
  await page.context().setOffline(true)
  await page.keyboard.press('j')
  const first = await title(page).textContent()
  const opened = () => new URL(page.url()).searchParams.get('open')
  const id = opened()
  await panel(page).getByText('What to do').waitFor()
  await panel(page).getByText('Related in all companies').waitFor()
  await page.keyboard.press('t')
  await panel(page).getByText('In progress').waitFor()
  // Held so long that it repeats, it resolves one alone.
  await page.keyboard.down('e')
  await page.keyboard.down('e')
  await page.keyboard.up('e')
  // Who has dealt with one is led to the next.
  await expect.poll(opened).not.toBe(id)
  await page.getByRole('radio', { name: 'Closed' }).click()
  await rowOf(page, first ?? '')
    .first()
    .waitFor()
  await page.context().setOffline(false)
  await inStep(page)
  let statuses: unknown[] = []
  await journey.changeDatabase(async (db) => {
    const { rows } = await sql<{
      status: string
    }>`select status from alert where status = 'resolved'`.execute(db)
    statuses = rows
  })
  expect(statuses).toHaveLength(1)
})

test('what an alert tells, which companies are not watched, and the list on a phone have no faults of accessibility', async () => {
  const page = await open()
  await page.getByRole('button', { name: /not fully watched/ }).click()
  await page.getByRole('dialog').getByText('its silence is no calm').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.keyboard.press('j')
  await panel(page).getByText('What to do').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  // Beneath a dialog no key deals with alerts.
  const opened = page.url()
  await page.getByRole('button', { name: /not fully watched/ }).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('t')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(page.url()).toBe(opened)
  await panel(page).getByText('In progress').waitFor({ state: 'detached' })
  await page.keyboard.press('s')
  await panel(page).getByText('Snoozed').waitFor()
  await panel(page).getByRole('button', { name: 'Close' }).click()
})
