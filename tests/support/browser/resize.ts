import type { Page } from 'playwright-core'

/** Gives the window of a page that is signed in a size, and waits until the frame is that of a desk, a tablet or a phone. */
export async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size)
  await page.waitForFunction(({ width }) => {
    const { left, bottom } = document.querySelector('main')?.getBoundingClientRect() ?? new DOMRect()
    return left > 0 === width >= 1024 && bottom < innerHeight === width < 768
  }, size)
}
