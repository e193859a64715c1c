import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inStep, type Journey, signInAs, startJourney } from '#tests/support/browser/journey.ts'

const HEIGHT = 38
/** Where the buttons of a window lie. */
const WINDOWS = { left: 0, right: 138 }
const MAC = { left: 80, right: 0 }

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.end())

/** What the window of an installed app gives to its page, which no browser without windows can: its look, and the room. */
const lendTitleBar = (page: Page, buttons: { left: number; right: number }) =>
  page.evaluate(
    ({ left, right, height }) => {
      for (const { cssRules } of document.styleSheets) {
        for (const rule of cssRules) {
          if (rule instanceof CSSMediaRule && rule.conditionText.includes('window-controls-overlay'))
            rule.media.mediaText = 'all'
        }
      }
      const { style } = document.documentElement
      style.setProperty('--title-height', `${height}px`)
      style.setProperty('--title-start', `${left}px`)
      style.setProperty('--title-width', `${innerWidth - left - right}px`)
    },
    { ...buttons, height: HEIGHT },
  )

/** What of the page lies under the buttons of the window, and could not be pressed. */
const hidden = (page: Page, { left, right }: { left: number; right: number }) =>
  page.evaluate(
    ({ left, right, height }) => {
      const isUnder = ({ top, left: start, right: end, width }: DOMRect) =>
        width > 0 && top < height && (start < left || end > innerWidth - right)
      return [...document.querySelectorAll('button, a[href], input')]
        .filter((each) => isUnder(each.getBoundingClientRect()) && each.checkVisibility())
        .filter((each) => each.closest('[inert], [aria-hidden="true"]') === null)
        .filter((each) => each.getBoundingClientRect().bottom > 0)
        .map((each) => each.getAttribute('aria-label') ?? each.textContent)
    },
    { left, right, height: HEIGHT },
  )

test.each([
  ['right', WINDOWS],
  ['left', MAC],
])('what can be pressed keeps clear of the buttons of its window on the %s', async (_, buttons) => {
  const page = await (await journey.open()).newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  for (const width of [1440, 1024, 820]) {
    await page.setViewportSize({ width, height: 800 })
    await page.getByRole('button', { name: width < 1024 ? 'Open the menu' : 'Fold the menu' }).waitFor()
    await lendTitleBar(page, buttons)
    await expect.poll(() => hidden(page, buttons)).toEqual([])
  }
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.getByRole('button', { name: 'Fold the menu' }).click()
  await lendTitleBar(page, buttons)
  await expect.poll(() => hidden(page, buttons)).toEqual([])
  // A sheet has its button at the top, too.
  await page.getByRole('button', { name: 'Quick panel' }).click()
  await page.getByRole('tab').first().waitFor()
  await expect.poll(() => hidden(page, buttons)).toEqual([])
  await page.getByRole('button', { name: 'Close' }).click()
  // The window is moved by the rest.
  const regions = await page.evaluate(() => {
    const regionOf = (element: Element, pseudo?: string) =>
      getComputedStyle(element, pseudo).getPropertyValue('app-region')
    const button = document.querySelector('header button')
    return [regionOf(document.body, '::before'), button && regionOf(button)]
  })
  expect(regions).toEqual(['drag', 'no-drag'])
})
