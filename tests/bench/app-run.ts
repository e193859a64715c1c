import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { searchText } from '#client/data/search/employee-query.ts'
import { DEMO_PASSWORD } from '#server/demo/demo-accounts.ts'
import { launchBrowser } from '#tests/support/browser/browser.ts'
import { turnOnPin } from '#tests/support/browser/lock-screen.ts'
import { inStep } from '#tests/support/browser/journey.ts'
import { paintedRows, unlockCold } from './cold-start.ts'
import { heapOf } from './heap.ts'
import { installPaintWatch } from './paint-watch.ts'
import { bearer, drainSnapshot, openServerSession } from './server-session.ts'
import { check, type Figures, type Setting } from './setting.ts'
import { median, quantile } from './statistics.ts'
import { SEARCH } from './truth.ts'

const CHANGES = 20
const COLD_STARTS = 3

/** The app itself as `npm start` serves it, in a browser with a fresh profile. */
export async function runApp(setting: Setting): Promise<Figures> {
  const { product, folder, round, truth } = setting
  const { tokens } = await openServerSession(product.url)
  await drainSnapshot(product.url, tokens.idToken)
  const profile = join(folder, `app-${round}`)
  const figures: Figures = {}
  let browser = await open(profile)
  try {
    const page = await browser.newPage()
    Object.assign(figures, await firstDay(page, product.url))
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.goto(`${product.url}/employees?company=${truth.largest}`)
    Object.assign(figures, await seeChanges(page, setting, tokens.idToken))
    await page.goto(`${product.url}/employees?search=${SEARCH}`)
    await page.locator(`[role=grid][aria-rowcount="${truth.found + 1}"]`).waitFor()
    await inStep(page)
    await page.waitForTimeout(500)
    const heap = await heapOf(page)
    figures['heap of the page, MB'] = heap.page / 1e6
    figures['heap of the worker, MB'] = heap.worker / 1e6
    figures['stored by the app, MB'] =
      (await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)) / 1e6

    // The start that takes longest: somebody has to unlock.
    await turnOnPin(page)
    await browser.close()
    await product.kill()
    const starts: { locked: number; unlocking: number }[] = []
    for (let start = 0; start < COLD_STARTS; start++) {
      browser = await open(profile)
      const cold = await browser.newPage()
      await cold.goto(`${product.url}/employees?company=${truth.largest}`)
      const { asked, unlocking } = await unlockCold(cold)
      starts.push({ locked: asked, unlocking })
      await browser.close()
    }
    figures['cold offline start of the app, to the PIN'] = median(starts.map(({ locked }) => locked))
    figures['unlocking with a PIN, to the rows'] = median(starts.map(({ unlocking }) => unlocking))
    figures['cold offline start of the app'] = median(
      starts.map(({ locked, unlocking }) => locked + unlocking),
    )
    return figures
  } finally {
    await browser.close()
    await product.kill()
    await product.start()
  }
}

async function open(profile: string): Promise<BrowserContext> {
  const browser = await launchBrowser({ profile, viewport: { width: 1440, height: 900 } })
  await browser.addInitScript(installPaintWatch)
  return browser
}

/** From the click on "Sign in" to ten companies on screen, and until every row is on the device. */
async function firstDay(page: Page, url: string): Promise<Figures> {
  await page.goto(`${url}/companies`)
  await page.getByLabel('Email').fill('owner@demo.castellan.example')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  const rows = await paintedRows(page)
  await inStep(page)
  const { now, clicked, tokens } = await page.evaluate(() => ({
    now: performance.now(),
    clicked: window.paintWatch.clicked ?? Number.NaN,
    tokens: window.paintWatch.tokens ?? Number.NaN,
  }))
  return {
    'first useful screen, from the click': rows - clicked,
    'first useful screen, from the tokens': rows - tokens,
    'in step, from the click': now - clicked,
  }
}

/** Another program changes a row that is on screen: from its request to the painted row. */
async function seeChanges(page: Page, { product, truth, round }: Setting, token: string): Promise<Figures> {
  await paintedRows(page)
  await inStep(page)
  await page.waitForTimeout(1000)
  const ahead = await clockDifference(page)
  const shown = truth.employees
    .filter(({ customer_id }) => customer_id === truth.largest)
    .toSorted((a, b) => (searchText(a) < searchText(b) ? -1 : 1))
    .slice(0, 10)
  const requests: number[] = []
  const paints: number[] = []
  for (let change = 0; change < CHANGES; change++) {
    const { id } = shown[change % shown.length]!
    const title = `Seen ${round} ${change} end`
    const painted = page.evaluate((text) => window.paintWatch.painted(text), title)
    await page.waitForTimeout(150)
    const start = performance.timeOrigin + performance.now()
    const response = await fetch(`${product.url}/api/employee/${id}`, {
      method: 'PUT',
      headers: bearer(token),
      body: JSON.stringify({ job_title: title }),
    })
    check(response.ok, `a change was answered with ${response.status}`)
    await response.text()
    requests.push(performance.timeOrigin + performance.now() - start)
    paints.push((await painted) - ahead - start)
    truth.titles.set(id, title)
  }
  return {
    'one change, request to paint in the app': median(paints),
    'one change, request to paint in the app, 95 %': quantile(paints, 0.95),
    'the request of one change': median(requests),
  }
}

/** How far the page's clock is ahead, from the quickest of a few questions. */
async function clockDifference(page: Page): Promise<number> {
  let best = { took: Infinity, ahead: 0 }
  for (let time = 0; time < 30; time++) {
    const before = performance.timeOrigin + performance.now()
    const theirs = await page.evaluate(() => window.paintWatch.clock())
    const after = performance.timeOrigin + performance.now()
    if (after - before < best.took) best = { took: after - before, ahead: theirs - (before + after) / 2 }
  }
  return best.ahead
}
