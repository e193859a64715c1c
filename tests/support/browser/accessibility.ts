import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const COLORS = ['color-contrast']

/**
 * What hides something of a page from those who do not see, or do not use a mouse, in light and in dark; to be empty.
 * The themes differ in colours alone, so in the dark only those are judged.
 */
export async function faultsInBoth(page: Page): Promise<string[]> {
  return [
    ...(await faultsIn(page, 'dark', COLORS)),
    // The page is left as it is for most people.
    ...(await faultsIn(page, 'light', EVERYTHING)),
  ]
}

/** The same in light alone, for a width whose colours are those of another one. */
export const faultsInLight = (page: Page): Promise<string[]> => faultsIn(page, 'light', EVERYTHING)

async function faultsIn(page: Page, colorScheme: 'light' | 'dark', runOnly: string[]): Promise<string[]> {
  // Into the page itself: a script tag would be refused by its policy.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${AXE}; undefined`)
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await colorsHaveSettled(page)
  return page.evaluate(
    async ({ runOnly, colorScheme }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly,
        resultTypes: ['violations'],
      })
      return violations.map(
        ({ id, nodes }) =>
          `${colorScheme}: ${id}: ${nodes
            .map(({ target, any }) => `${target.join(' ')} (${any.map(({ message }) => message).join(' ')})`)
            .join('; ')}`,
      )
    },
    { runOnly, colorScheme },
  )
}

/** What is judged half way from one theme to the other has the colours of neither. */
const colorsHaveSettled = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    // The page hears of the theme with the next frame, and what it changes begins with the one after it.
    await frame()
    await frame()
    const changing = document.getAnimations().filter((each) => each instanceof CSSTransition)
    await Promise.all(changing.map(({ finished }) => finished.catch(() => {})))
  })

/** What of a page reaches beyond the screen's edge, where nobody sees it; to be empty. */
export const beyondScreen = (page: Page, within = 'main'): Promise<string[]> =>
  page.evaluate(
    (place) =>
      [...document.querySelectorAll(`${place} *`)]
        // What moves, as a bar of progress does, is cut off by what holds it.
        .filter(
          (each) => each.getBoundingClientRect().right > innerWidth + 1 && each.getAnimations().length === 0,
        )
        // In a line that scrolls under the thumb, and by the keyboard.
        .filter((each) => each.closest("[role=group][tabindex='0'], [role=radiogroup]") === null)
        .map((each) => `${each.tagName} ${each.textContent}`),
    within,
  )
