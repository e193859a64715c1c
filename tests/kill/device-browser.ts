import type { Page } from 'playwright-core'
import { type KillableBrowser, spawnBrowser } from '#tests/support/browser/killable-browser.ts'
import type { Report } from './page/reports.ts'

/** A browser with the page of the kill tests, which hears what the page tells until it is dead. */
export interface DeviceBrowser {
  page: Page
  kill: () => Promise<void>
  close: () => Promise<void>
  /** Waits for a report; rejects when the browser dies before. */
  heard: (isIt: (report: Report) => boolean) => Promise<Report>
}

/** Opens a profile, which may be that of a browser that was killed. */
export async function openDeviceBrowser(
  profile: string,
  url: string,
  listen: (report: Report) => void,
): Promise<DeviceBrowser> {
  const browser: KillableBrowser = await spawnBrowser(profile)
  const waiting = new Set<(report: Report | undefined) => void>()
  try {
    const page = await browser.context.newPage()
    page.on('pageerror', (cause) => console.error(`  in the page: ${cause.stack ?? cause.message}`))
    page.on('close', () => waiting.forEach((tell) => tell(undefined)))
    await page.exposeFunction('report', (report: Report) => {
      listen(report)
      for (const tell of waiting) tell(report)
    })
    await page.goto(url)
    await page.waitForFunction(() => 'device' in window)
    return {
      page,
      kill: browser.kill,
      close: browser.close,
      heard: (isIt) =>
        new Promise((resolve, reject) => {
          const look = (report: Report | undefined) => {
            if (report && !isIt(report)) return
            waiting.delete(look)
            if (report) resolve(report)
            else reject(new Error('The browser died'))
          }
          waiting.add(look)
        }),
    }
  } catch (cause) {
    await browser.kill()
    throw cause
  }
}
