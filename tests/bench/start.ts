import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { KEPT_PAGE_MARK } from '#client/app/kept-page/show-kept-page.ts'
import { DEMO_PASSWORD } from '#server/demo/demo-accounts.ts'
import { launchBrowser } from '#tests/support/browser/browser.ts'
import { inStep } from '#tests/support/browser/journey.ts'
import { turnOnPin } from '#tests/support/browser/lock-screen.ts'
import { paintedRows, unlockCold } from './cold-start.ts'
import { installPaintWatch } from './paint-watch.ts'
import { row, type Section } from './section.ts'
import { median } from './statistics.ts'
import { readTruth } from './truth.ts'

/** How often each start is made in a round: the first of a browser's life is not the last. */
const STARTS = 5

/** What a start aims at, in milliseconds. */
const AIM = { frame: 150, rows: 500, unlock: 300, click: 500 }

type Measured = Record<string, number[]>

/** A start as a person has it: the app installed, its profile on the disk, the browser closed before. */
export const start: Section = {
  title: 'Start of the app',
  about:
    'The app as `npm start` serves it, installed by its service worker, in a browser that was closed: a first sign-in, then starts with the server, in a second tab, without a server while the session lives, and behind a PIN. Nobody’s typing is in a figure. The frame is there at the first paint of content; rows when ten were painted.',
  async run({ size, rounds, folder, product }) {
    const server = await product()
    const { largest } = readTruth(size)
    const address = `${server.url}/employees?company=${largest}`
    const measured: Measured = {}
    const note = (name: string, value: number) => (measured[name] ??= []).push(value)
    for (let round = 0; round < rounds; round++) {
      const profile = join(folder, `start-${round}`)
      await withBrowser(profile, async (browser) => {
        const page = await browser.newPage()
        await signIn(page, server.url, note)
        await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
        // The list was looked at before, and stood still.
        await page.goto(address)
        await page.waitForFunction(() => localStorage.getItem('kept-page-last') !== null)
      })
      for (let time = 0; time < STARTS; time++)
        await withBrowser(profile, async (browser) => {
          const page = await browser.newPage()
          await page.goto(address)
          const rows = await paintedRows(page)
          note('with a server, to the frame', await frameOf(page))
          note('with a server, to the page as it was last', await keptPageOf(page))
          note('with a server, to the rows', rows)
          const again = await browser.newPage()
          await again.goto(address)
          note('a second tab, to the rows', await paintedRows(again))
        })
      await server.kill()
      for (let time = 0; time < STARTS; time++)
        await withBrowser(profile, async (browser) => {
          const page = await browser.newPage()
          await page.goto(address)
          note('without a server, to the rows', await paintedRows(page))
          note('without a server, to the frame', await frameOf(page))
          note('without a server, to the page as it was last', await keptPageOf(page))
        })
      await server.start()
      await withBrowser(profile, async (browser) => {
        const page = await browser.newPage()
        await page.goto(address)
        await turnOnPin(page)
      })
      await server.kill()
      for (let time = 0; time < STARTS; time++)
        await withBrowser(profile, async (browser) => {
          const page = await browser.newPage()
          await page.goto(address)
          const { asked, unlocking } = await unlockCold(page)
          note('behind a PIN, to the question for it', asked)
          note('behind a PIN, from "Unlock" to the rows', unlocking)
        })
      await server.start()
    }
    const figure = (name: string, aim?: number) => row(name, median(measured[name] ?? []), 'ms', aim)
    return {
      columns: ['measured'],
      rows: [
        figure('sign-in page, first visit, to the form'),
        figure('click on "Sign in" to the rows', AIM.click),
        figure('with a server, to the frame', AIM.frame),
        figure('with a server, to the page as it was last', AIM.rows),
        figure('with a server, to the rows'),
        figure('a second tab, to the rows', AIM.rows),
        figure('without a server, to the frame', AIM.frame),
        figure('without a server, to the page as it was last', AIM.rows),
        figure('without a server, to the rows'),
        figure('behind a PIN, to the question for it'),
        figure('behind a PIN, from "Unlock" to the rows', AIM.unlock),
      ],
    }
  },
}

async function withBrowser(profile: string, act: (browser: BrowserContext) => Promise<void>): Promise<void> {
  const browser = await launchBrowser({ profile, viewport: { width: 1440, height: 900 } })
  try {
    await browser.addInitScript(installPaintWatch)
    await act(browser)
  } finally {
    await browser.close()
  }
}

async function signIn(page: Page, url: string, note: (name: string, value: number) => void): Promise<void> {
  await page.goto(`${url}/companies`)
  const email = page.getByLabel('Email')
  await email.waitFor()
  note('sign-in page, first visit, to the form', await page.evaluate(() => performance.now()))
  await email.fill('owner@demo.castellan.example')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  const rows = await paintedRows(page)
  const clicked = await page.evaluate(() => window.paintWatch.clicked ?? Number.NaN)
  note('click on "Sign in" to the rows', rows - clicked)
  await inStep(page)
}

/** When the page first painted any content. */
const frameOf = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN)

/** When the page was painted as it was last; no number where it was not shown. */
const keptPageOf = (page: Page): Promise<number> =>
  page.evaluate((mark) => performance.getEntriesByName(mark)[0]?.startTime ?? Number.NaN, KEPT_PAGE_MARK)
