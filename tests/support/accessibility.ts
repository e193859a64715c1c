import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What hides something of a page from those who do not see, or do not use a mouse; to be empty. */
export async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`)
}

/** The same in light and in dark. */
export async function faultsInBoth(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await colorsHaveSettled(page)
    found.push(...(await faults(page)).map((each) => `${colorScheme}: ${each}`))
  }
  return found
}

/** What is judged half way from one theme to the other has the colours of neither. */
const colorsHaveSettled = (page: Page) =>
  page.evaluate(async () => {
    const changing = document.getAnimations().filter((each) => each instanceof CSSTransition)
    await Promise.all(changing.map(({ finished }) => finished.catch(() => {})))
  })

/** What of a page reaches beyond the screen's edge, where nobody sees it; to be empty. */
export const beyondScreen = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
      .map((each) => `${each.tagName} ${each.textContent}`),
  )
