import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/**
 * What hides something of a page from those who do not see, or do not use a mouse, in light and in dark; to be empty.
 * The themes differ in colours alone, so in the dark only those are judged.
 */
export async function faultsInBoth(page: Page): Promise<string[]> {
  const everything = new AxeBuilder({ page }).withTags([
    'wcag2a',
    'wcag2aa',
    'wcag21a',
    'wcag21aa',
    'wcag22aa',
  ])
  const colors = new AxeBuilder({ page }).withRules(['color-contrast'])
  return [
    ...(await faultsIn(page, 'dark', colors)),
    // The page is left as it is for most people.
    ...(await faultsIn(page, 'light', everything)),
  ]
}

async function faultsIn(page: Page, colorScheme: 'light' | 'dark', axe: AxeBuilder): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await colorsHaveSettled(page)
  const { violations } = await axe.analyze()
  return violations.map(
    ({ id, nodes }) =>
      `${colorScheme}: ${id}: ${nodes
        .map(({ target, any }) => `${target.join(' ')} (${any.map(({ message }) => message).join(' ')})`)
        .join('; ')}`,
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
        .map((each) => `${each.tagName} ${each.textContent}`),
    within,
  )
