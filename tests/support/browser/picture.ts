import { join } from 'node:path'
import type { Page } from 'playwright-core'

const SHOTS = process.env['SHOTS']

/** What a person sees, where pictures are asked for by `SHOTS`: on a phone, a tablet and a desktop, the last also in the dark. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!SHOTS) return
  const shown = page.viewportSize()
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 1100 })
    await page.waitForFunction(() => document.documentElement.scrollWidth <= window.innerWidth)
    await page.screenshot({ path: join(SHOTS, `${name}-${width}.png`) })
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.screenshot({ path: join(SHOTS, `${name}-dark.png`) })
  await page.emulateMedia({ colorScheme: 'light' })
  if (shown) await page.setViewportSize(shown)
}
