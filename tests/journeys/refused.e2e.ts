import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsInBoth } from '#tests/support/browser/accessibility.ts'
import { badgeOf, playIcon } from '#tests/support/browser/badge.ts'
import { inStep, type Journey, rowOf, signInAs, startJourney } from '#tests/support/browser/journey.ts'

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.end())

const open = async (prepare: (context: BrowserContext) => Promise<unknown> = async () => {}) => {
  const context = await journey.open()
  await prepare(context)
  const page = await context.newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  await page.getByRole('grid').getByRole('row').nth(1).click()
  await page.getByRole('button', { name: 'Employees', exact: true }).click()
  await page.getByRole('heading', { name: 'Employees', level: 1 }).waitFor()
  await page.getByRole('grid').getByRole('row').nth(3).waitFor()
  return page
}

/** The mail address of the person in a row of the grid. */
async function addressOf(page: Page, place: number): Promise<string> {
  await page.getByRole('grid').getByRole('row').nth(place).click()
  const panel = page.getByRole('complementary').last()
  const address = await panel
    .getByText(/^\S+@\S+\.example$/)
    .first()
    .innerText()
  await panel.getByRole('button', { name: 'Close' }).click()
  return address
}

const correct = async (page: Page) => {
  await page.getByRole('button', { name: /1 needs a decision/ }).click()
  const tray = page.getByRole('dialog').last()
  await tray.getByRole('button', { name: 'Correct it' }).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await tray.getByRole('button', { name: 'Correct it' }).click()
}

test('somebody who was added and refused is corrected in the form, with everything that was typed', async () => {
  const page = await open()
  const taken = await addressOf(page, 1)
  await page.getByRole('button', { name: 'Add employee' }).click()
  const form = page.getByRole('dialog', { name: 'Add employee' })
  await form.getByLabel('First name').fill('Percival')
  await form.getByLabel('Last name').fill('Portcullis')
  await form.getByLabel('Email').fill(taken)
  await form.getByLabel('Department').fill('Gate')
  await form.getByRole('button', { name: 'Add employee' }).click()
  await correct(page)
  await form.waitFor()
  await expect.poll(() => form.getByLabel('Last name').inputValue()).toBe('Portcullis')
  await expect.poll(() => form.getByLabel('Department').inputValue()).toBe('Gate')
  await form.getByLabel('Email').fill('percival.portcullis@castle.example')
  await form.getByRole('button', { name: 'Add employee' }).click()
  await inStep(page)
  await page.getByRole('heading', { name: 'Percival Portcullis' }).waitFor()
})

test('a change that was refused leaves the row as it was, is on the icon of the app, and is corrected in the panel', async () => {
  const page = await open(playIcon)
  await expect.poll(() => badgeOf(page)).toBe(0)
  const rows = page.getByRole('grid').getByRole('row')
  const [mine, taken] = [await addressOf(page, 1), await addressOf(page, 2)]
  await rows.nth(1).click()
  const panel = page.getByRole('complementary').last()
  await panel.getByRole('button', { name: 'Edit' }).click()
  await panel.getByLabel('Email').fill(taken)
  await panel.getByLabel('Job title').fill('Warden')
  await panel.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: /1 needs a decision/ }).waitFor()
  await rowOf(page, mine).waitFor()
  await expect.poll(() => rowOf(page, 'Warden').count()).toBe(0)
  await expect.poll(() => badgeOf(page)).toBe(1)
  await correct(page)
  await expect.poll(() => panel.getByLabel('Job title').inputValue()).toBe('Warden')
  await panel.getByLabel('Email').fill(mine)
  await panel.getByRole('button', { name: 'Save' }).click()
  await inStep(page)
  await expect.poll(() => badgeOf(page)).toBe(0)
})
