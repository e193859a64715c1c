import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inStep, type Journey, startJourney } from '#tests/support/journey.ts'

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.end())

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`)
}

/** Opens the first thing of a list: a row, or on a phone a card. */
async function openFirst(page: Page, width: number) {
  const first =
    width < 768
      ? page.getByRole('listitem').getByRole('button')
      : page.getByRole('grid').getByRole('row').nth(1)
  await first.first().click()
  await page.getByRole('button', { name: 'Edit' }).waitFor()
}

describe.each([
  ['light', 1440],
  ['dark', 1440],
  ['light', 390],
  ['dark', 820],
] as const)('in %s at %i px', (colorScheme, width) => {
  test('no screen hides something from those who do not see or use a mouse', async () => {
    const context = await journey.open(journey.newProfile(), {
      viewport: { width, height: 900 },
      colorScheme,
      // A screen that is judged must not be on its way in.
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await page.goto(journey.url)
    await page.getByLabel('Email').waitFor()
    expect(await faults(page)).toEqual([])

    await page.getByLabel('Email').fill('owner@demo.castellan.example')
    await page.getByLabel('Password', { exact: true }).fill('Drawbridge-2026!')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await inStep(page)
    await page.getByText('Deactivated').first().waitFor()
    expect(await faults(page)).toEqual([])

    await openFirst(page, width)
    expect(await faults(page)).toEqual([])

    await page.goto(`${journey.url}/employees`)
    await inStep(page)
    expect(await faults(page)).toEqual([])
    await openFirst(page, width)
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Department').waitFor()
    expect(await faults(page)).toEqual([])
    await page.goto(`${journey.url}/employees`)
    await inStep(page)

    await page.getByRole('button', { name: /^Synced/ }).click()
    await page.getByText('Everything is sent').waitFor()
    expect(await faults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').last().waitFor()
    expect(await faults(page)).toEqual([])
    await context.close()
  })
})

test('with a keyboard alone somebody signs in, opens a company and comes back', async () => {
  const context = await journey.open(journey.newProfile())
  const page = await context.newPage()
  await page.goto(journey.url)
  await page.getByLabel('Email').waitFor()
  await page.keyboard.type('owner@demo.castellan.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Drawbridge-2026!')
  await page.keyboard.press('Enter')
  await page.getByRole('grid').getByRole('row').nth(2).waitFor()
  await page.keyboard.press('/')
  await page.keyboard.press('Tab')
  for (
    let tabs = 0;
    tabs < 12 && !(await page.evaluate(() => document.activeElement?.closest('[role=grid]') !== null));
    tabs++
  ) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Close' }).first().waitFor()
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => !location.search.includes('open='))
})
