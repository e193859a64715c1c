import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { launchBrowser } from '#tests/support/browser/browser.ts'
import { inStep, LANDING, sendSignIn } from '#tests/support/browser/journey.ts'
import { PIN, turnOnPin } from '#tests/support/browser/lock-screen.ts'
import { installPaintWatch } from './paint-watch.ts'
import { row, type Section } from './section.ts'
import { check } from './setting.ts'
import { median, quantile } from './statistics.ts'

const EMPLOYEES = 20_000
const STARTS = 3
const VISITS = 5
const ADDRESS = '/secure/security-posture/all/companies'
/** Of a screen with 60 frames in a second, with what a clock rounds. */
const FRAME = 17

async function open(profile: string): Promise<BrowserContext> {
  const browser = await launchBrowser({ profile, viewport: { width: 1440, height: 900 } })
  await browser.addInitScript(installPaintWatch)
  return browser
}

/** Milliseconds from the answer to the question for the PIN to the painted rows. */
async function unlock(page: Page): Promise<number> {
  const pin = page.getByLabel('PIN', { exact: true })
  await pin.waitFor()
  await pin.fill(PIN)
  const clicked = await page.evaluate(() => performance.now())
  await page.getByRole('button', { name: 'Unlock' }).click()
  await page.waitForFunction(() => window.paintWatch.rows !== undefined)
  return ((await page.evaluate(() => window.paintWatch.rows)) ?? Number.NaN) - clicked
}

/** Milliseconds from a step within the app, as a link makes it, to ten painted rows of companies. */
const visit = (page: Page): Promise<number> =>
  page.evaluate(
    (address) =>
      new Promise<number>((resolve) => {
        const began = performance.now()
        history.pushState(null, '', address)
        const look = () => {
          const grid = document.querySelector('[role=grid]')
          const rows = grid?.querySelectorAll('[role=row][data-index]:not([aria-busy])').length ?? 0
          if (location.pathname !== address || rows < 10 || grid?.getAttribute('aria-busy'))
            return requestAnimationFrame(look)
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => {
            port1.close()
            resolve(performance.now() - began)
          }
          return port2.postMessage(null)
        }
        look()
      }),
    ADDRESS,
  )

/** Milliseconds between frames while the list is scrolled for three seconds, two rows a frame. */
const scroll = (page: Page): Promise<number[]> =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const grid = document.querySelector('[role=grid]')
        const frames: number[] = []
        let [began, before] = [performance.now(), performance.now()]
        const step = (now: number) => {
          frames.push(now - before)
          before = now
          grid?.scrollBy(0, 72)
          if (now - began < 3000) requestAnimationFrame(step)
          else resolve(frames.slice(2))
        }
        requestAnimationFrame((now) => {
          ;[began, before] = [now, now]
          requestAnimationFrame(step)
        })
      }),
  )

/** Every check as a column of its own; gives how many columns that makes. */
async function showEveryColumn(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Columns' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('checkbox', { name: /^All of/ })
    .first()
    .waitFor()
  for (const group of await dialog.getByRole('checkbox', { name: /^All of/ }).all()) await group.check()
  await dialog.getByRole('button', { name: 'Done' }).last().click()
  await dialog.waitFor({ state: 'detached' })
  return Number(await page.getByRole('grid').getAttribute('aria-colcount'))
}

export const posturePage: Section = {
  title: 'The page of every company and every check',
  about:
    '500 companies in a real browser. With the server dead: from "Unlock" after a cold start, and from a step within the app, to ten painted rows. Frames while the list is scrolled two rows at a time for three seconds, with the columns that it begins with and with every check as a column.',
  async run({ folder, product, size }) {
    const server = await product({ ...size, customers: 500, employees: EMPLOYEES })
    const profile = join(folder, 'posture-page')
    let browser = await open(profile)
    try {
      const page = await browser.newPage()
      await sendSignIn(page, `${server.url}${ADDRESS}`, 'owner')
      await page.getByRole('heading', { name: LANDING, level: 1 }).waitFor()
      await page.waitForFunction(() => window.paintWatch.rows !== undefined)
      await inStep(page)
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
      const few = await scroll(page)
      const columns = await showEveryColumn(page)
      check(columns > 120, `${columns} columns are shown`)
      const many = await scroll(page)
      await turnOnPin(page)
      await browser.close()
      await server.kill()

      const starts: number[] = []
      const visits: number[] = []
      for (let start = 0; start < STARTS; start++) {
        browser = await open(profile)
        const cold = await browser.newPage()
        await cold.goto(`${server.url}${ADDRESS}`)
        starts.push(await unlock(cold))
        for (let each = 0; each < VISITS; each++) {
          await cold.getByRole('link', { name: 'Companies', exact: true }).click()
          await cold.getByRole('heading', { name: 'Companies', level: 1 }).waitFor()
          visits.push(await visit(cold))
        }
        await browser.close()
      }
      return {
        columns: ['measured'],
        rows: [
          row('offline, cold: "Unlock" to ten rows', median(starts)),
          row('offline: step within the app to ten rows', median(visits), 'ms', 500),
          row('the same, the slowest', Math.max(...visits)),
          row('a frame while scrolling, first columns', median(few), 'ms', FRAME),
          row('the same, 95 %', quantile(few, 0.95)),
          row(`a frame while scrolling, ${columns} columns`, median(many), 'ms', FRAME),
          row('the same, 95 %', quantile(many, 0.95)),
        ],
      }
    } finally {
      await browser.close().catch(() => {})
      await server.kill()
    }
  },
}
