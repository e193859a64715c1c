import type { Page } from 'playwright-core'
import { PIN } from '#tests/support/browser/lock-screen.ts'

/** When ten rows had been painted, in milliseconds since the navigation. */
export async function paintedRows(page: Page): Promise<number> {
  await page.waitForFunction(() => window.paintWatch.rows !== undefined)
  return page.evaluate(() => window.paintWatch.rows ?? Number.NaN)
}

/** From the navigation to the question for the PIN, and from its answer to the rows. Nobody's typing is in it. */
export async function unlockCold(page: Page): Promise<{ asked: number; unlocking: number }> {
  const pin = page.getByLabel('PIN', { exact: true })
  await pin.waitFor()
  const asked = await page.evaluate(() => performance.now())
  await pin.fill(PIN)
  const clicked = await page.evaluate(() => performance.now())
  await page.getByRole('button', { name: 'Unlock' }).click()
  return { asked, unlocking: (await paintedRows(page)) - clicked }
}
