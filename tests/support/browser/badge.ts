import type { BrowserContext, Page } from 'playwright-core'

type Badged = { badge: number | null }

/** Plays the icon of an installed app for the pages of a browser. */
export const playIcon = (context: BrowserContext) =>
  context.addInitScript(() => {
    const shown = window as unknown as Badged
    shown.badge = null
    Object.assign(Navigator.prototype, {
      setAppBadge: async (count: number) => {
        shown.badge = count
      },
      clearAppBadge: async () => {
        shown.badge = 0
      },
    })
  })

/** What the page last had the icon say; null where it said nothing. */
export const badgeOf = (page: Page) => page.evaluate(() => (window as unknown as Badged).badge)
